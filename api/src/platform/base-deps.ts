import type { Database } from './db/database.ts';

/**
 * Dependencies of every route and job; nothing reads a global. A noun that needs more names it beside this
 * (`BaseDeps & { files: FileStorage }`); `api/src/deps.ts` has it all.
 */
export interface BaseDeps {
  db: Database;
  now: () => Date;
}
