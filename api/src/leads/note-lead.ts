import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findLeadSide, saveNote } from './lead.queries.ts';

/** Notes something about a lead for the account alone. Throws `not_found` for who never got in touch with it. */
export function noteLead(
  db: Database,
  id: string,
  text: string | null,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const lead = id.startsWith('tap-')
    ? { tapId: id.slice('tap-'.length) }
    : { accountNumber: Number(id.slice('account-'.length)) };
  return transact(db, async (tx) => {
    const side = await findLeadSide(tx, actor.accountId, lead);
    if (side === undefined) throw new Refusal('not_found');
    await saveNote(tx, actor.accountId, side, text, now);
  });
}
