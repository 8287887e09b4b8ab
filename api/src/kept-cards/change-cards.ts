import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { forgetCardsJob } from './kept-card.jobs.ts';
import { deleteCard, findCardOf, findCards, lockAccount, updateDefault } from './kept-card.queries.ts';

/** A card, named by who acts on it. */
interface OwnCard {
  accountId: string;
  gateway: string;
  id: string;
}

/** Keeps a card no more, here at once and at the gateway by a job; the newest of the others is offered first then. */
export async function removeCard(db: Database, card: OwnCard): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, card.accountId);
    const found = await findCardOf(tx, card);
    if (found === undefined) throw new Refusal('not_found');
    await deleteCard(tx, card.id);
    const [next] = await findCards(tx, card.accountId, card.gateway);
    if (found.is_default) await updateDefault(tx, card.accountId, next?.id);
    await enqueue(tx, forgetCardsJob, {}, { key: forgetCardsJob.name });
  });
}

/** Offers a card first when its account pays. */
export async function chooseDefault(db: Database, card: OwnCard): Promise<void> {
  await transact(db, async (tx) => {
    await lockAccount(tx, card.accountId);
    if ((await findCardOf(tx, card)) === undefined) throw new Refusal('not_found');
    await updateDefault(tx, card.accountId, card.id);
  });
}
