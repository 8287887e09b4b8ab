import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Known to every browser; may only create payments. */
export const PUBLISHABLE_KEY = 'pk_test_diyar';

/** The key for everything else, derived from the one secret that server and gateway share. */
export function secretKeyOf(secret: string): string {
  return `sk_test_${createHmac('sha256', secret).update('sandbox-gateway secret key').digest('hex')}`;
}

/** The user name of HTTP Basic, which carries the key; the password is empty. */
export function keyOfBasic(header: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  return Buffer.from(encoded, 'base64').toString('utf8').split(':')[0];
}

export function basicOf(key: string): string {
  return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}

/** Compares in the same time whatever the texts are. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
