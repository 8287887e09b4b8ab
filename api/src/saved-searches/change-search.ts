import type { AlertEvery, AlertKind } from '@diyar/contract/words/search-words';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { dropUntold, updateLooked, updateSearch } from './saved-search.queries.ts';

interface Change {
  name: string;
  every: AlertEvery;
  kinds: AlertKind[];
  paused: boolean;
}

/** Changes what a search is called and tells; a paused one tells nothing of what it missed. Throws `not_found`. */
export function changeSearch(
  db: Database,
  id: string,
  change: Change,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  return transact(db, async (tx) => {
    const kinds = [...new Set(change.kinds)];
    if (!(await updateSearch(tx, { id, accountId: actor.accountId }, { ...change, kinds }, now)))
      throw new Refusal('not_found');
    if (change.paused) await dropUntold(tx, id, now);
  });
}

/** Notes that the results were looked at. Throws `not_found`. */
export async function lookAtSearch(
  db: Database,
  id: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  if (!(await updateLooked(db, id, actor.accountId, now))) throw new Refusal('not_found');
}
