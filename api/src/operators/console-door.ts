import type { BaseDeps } from '../platform/base-deps.ts';
import type { ConsoleDoor } from '../platform/http/console-door.ts';
import { authenticateOperator } from './authenticate-operator.ts';
import { CONSOLE_COOKIE } from './operator.ts';

/** How the gate knows an operator. */
export function consoleDoorOf({
  db,
  config,
}: Pick<BaseDeps, 'db'> & { config: { publicUrl: string | undefined } }): ConsoleDoor {
  return {
    cookieName: CONSOLE_COOKIE,
    publicUrl: config.publicUrl,
    authenticate: (token, requestId, now) => authenticateOperator(db, token, requestId, now),
  };
}
