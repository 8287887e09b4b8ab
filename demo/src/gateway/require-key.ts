import { GatewayError } from './gateway-error.ts';
import { isSameSecret } from './keys.ts';

/** Refuses a call that does not come with one of the keys. */
export function requireKey(sent: string | undefined, keys: readonly string[]): void {
  if (sent === undefined || !keys.some((key) => isSameSecret(key, sent)))
    throw new GatewayError('authentication_error', 'Invalid authorization credentials');
}
