import type { Deps } from '../deps.ts';
import type { ConsoleDoor } from '../platform/http/console-door.ts';
import { authenticateOperator } from './authenticate-operator.ts';
import { CONSOLE_COOKIE } from './operator.ts';

/** How the gate knows an operator. */
export function consoleDoorOf({ db, config }: Pick<Deps, 'db' | 'config'>): ConsoleDoor {
  return {
    cookieName: CONSOLE_COOKIE,
    publicUrl: config.publicUrl,
    authenticate: (token, requestId, now) => authenticateOperator(db, token, requestId, now),
  };
}
