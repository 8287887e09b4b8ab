import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { KeptCard } from '../platform/db/schema.generated.ts';

export type KeptCardRow = Pick<
  Selectable<KeptCard>,
  'id' | 'company' | 'last4' | 'expires_on' | 'is_default' | 'token'
>;

/** An account's cards at a gateway, the default first, then the newest. */
export function findCards(reader: Reader, accountId: string, gateway: string): Promise<KeptCardRow[]> {
  return cardsOf(reader, accountId, gateway).orderBy('is_default', 'desc').orderBy('id', 'desc').execute();
}

/** A card of the account's own; undefined for anybody else's. */
export function findCardOf(
  reader: Reader,
  { accountId, gateway, id }: { accountId: string; gateway: string; id: string },
): Promise<KeptCardRow | undefined> {
  return cardsOf(reader, accountId, gateway).where('id', '=', id).executeTakeFirst();
}

function cardsOf(reader: Reader, accountId: string, gateway: string) {
  return reader
    .selectFrom('kept_card')
    .select(['id', 'company', 'last4', 'expires_on', 'is_default', 'token'])
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway);
}

/** Puts changes of an account's cards in a row. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** Whether the card was kept; not where the account keeps it already, or the token is kept by anybody. */
export async function insertCard(tx: Tx, card: Insertable<KeptCard>): Promise<boolean> {
  const row = await tx
    .insertInto('kept_card')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A card that the gateway keeps and nobody here is to be forgotten there. */
export async function forgetUnlessKept(tx: Tx, gateway: string, token: string): Promise<void> {
  await sql`
    insert into forgotten_card (gateway, token) select ${gateway}, ${token}
    where not exists (select from kept_card where gateway = ${gateway} and token = ${token})
    on conflict do nothing`.execute(tx);
}

export async function deleteCard(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('kept_card').where('id', '=', id).execute();
}

/** Makes one card of an account the default; the one before is not any more. */
export async function updateDefault(tx: Tx, accountId: string, id: string | undefined): Promise<void> {
  await tx
    .updateTable('kept_card')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  if (id === undefined) return;
  await tx.updateTable('kept_card').set({ is_default: true }).where('id', '=', id).execute();
}

/** A payment by card that came, whose payer wants the card kept, until that was seen to. */
export async function isCardWanted(reader: Reader, paymentId: string, gateway: string): Promise<boolean> {
  const row = await reader
    .selectFrom('payment')
    .select('id')
    .where('id', '=', paymentId)
    .where('keep_card', '=', true)
    .where('state', 'in', ['settled', 'surplus'])
    .where('method', '=', 'card')
    .where('gateway', '=', gateway)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the wish, so that it is seen to once; false when it was already. */
export async function takeWish(tx: Tx, paymentId: string): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({ keep_card: false })
    .where('id', '=', paymentId)
    .where('keep_card', '=', true)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findForgotten(reader: Reader, gateway: string, most: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('forgotten_card')
    .select('token')
    .where('gateway', '=', gateway)
    .orderBy('at')
    .limit(most)
    .execute();
  return rows.map(({ token }) => token);
}

export async function deleteForgotten(reader: Reader, gateway: string, token: string): Promise<void> {
  await reader
    .deleteFrom('forgotten_card')
    .where('gateway', '=', gateway)
    .where('token', '=', token)
    .execute();
}
