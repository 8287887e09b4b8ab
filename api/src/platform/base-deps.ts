import type { Database } from './db/database.ts';

/**
 * What every route and job is handed; nothing reaches for a global. A noun that needs more names it beside this
 * (`BaseDeps & { files: FileStorage }`); `api/src/deps.ts` has it all.
 */
export interface BaseDeps {
  db: Database;
  now: () => Date;
}
