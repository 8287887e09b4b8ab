import { type Insertable, type Selectable, sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import type { Purchase as PurchaseTable } from '../platform/db/schema.generated.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Purchase } from './purchase.ts';

function fromRow(row: Selectable<PurchaseTable>, isOfOpenAccount: boolean): Purchase {
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    personId: row.person_id,
    planId: row.plan_id,
    planVersion: row.plan_version,
    period: row.period,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    ads: row.ads,
    specialAds: row.special_ads,
    specialDays: row.special_days,
    amount: row.amount,
    afterId: row.after_id,
    state: row.state,
    waitsUntil: row.waits_until,
    isOfOpenAccount,
  };
}

/** The purchase an account paid last, after which the next one comes; null when it never paid one. */
export async function findLastPaid(reader: Reader, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from purchase where account_id = ${accountId} and state = 'paid'
      and not exists (select from purchase later where later.after_id = purchase.id and later.state = 'paid')
    limit 1`.execute(reader);
  return rows[0]?.id ?? null;
}

/** Opens a purchase; of an account that was closed meanwhile it is refused as `not_available`. */
export async function insertPurchase(tx: Tx, row: Insertable<PurchaseTable>): Promise<Purchase> {
  try {
    const inserted = await tx.insertInto('purchase').values(row).returningAll().executeTakeFirstOrThrow();
    return fromRow(inserted, true);
  } catch (error) {
    if (brokenConstraint(error) !== 'purchase_of_open_account') throw error;
    throw new Refusal('not_found');
  }
}

/** Locks the account of a purchase, then the purchase: what is paid for one account is settled one after the other. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase | undefined> {
  const { rows } = await sql<{ closed_at: Date | null }>`
    select closed_at from account where id = (select account_id from purchase where id = ${id}) for no key update`.execute(
    tx,
  );
  const row = await tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && fromRow(row, rows[0]?.closed_at === null);
}

/** Of two purchases after one and the same, the database refuses the second as paid (`purchase_one_paid_after_another`). */
export async function markPaid(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('purchase').set({ state: 'paid', paid_at: now }).where('id', '=', id).execute();
}

/** Lets an unpaid purchase be paid until another instant. */
export async function moveEnd(tx: Tx, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ waits_until: until })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

export async function markReturned(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('purchase').set({ state: 'returned' }).where('id', '=', id).execute();
}

/** The id behind a public number, when the purchase is this account's. */
export async function findPurchaseOf(
  reader: Reader,
  number: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('purchase')
    .select('id')
    .where('number', '=', Number(number))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.id;
}

export interface PurchaseView extends Selectable<PurchaseTable> {
  plan_number: number;
  starts_at: Date | null;
  ends_at: Date | null;
  person_name: string | null;
}

/** A purchase of an account by its public number, with its membership. */
export async function findView(
  reader: Reader,
  number: string,
  accountId: string,
): Promise<PurchaseView | undefined> {
  return reader
    .selectFrom('purchase')
    .innerJoin('plan', 'plan.id', 'purchase.plan_id')
    .leftJoin('membership', 'membership.purchase_id', 'purchase.id')
    .selectAll('purchase')
    .select(['plan.number as plan_number', 'membership.starts_at', 'membership.ends_at'])
    .select((eb) => eb.fn<string | null>('name_of_person', ['purchase.person_id']).as('person_name'))
    .where('purchase.number', '=', Number(number))
    .where('purchase.account_id', '=', accountId)
    .executeTakeFirst();
}

/** The name an account buys under; locks the account, so that what is opened beside it waits. */
export async function findBuyer(tx: Tx, accountId: string): Promise<string> {
  const row = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.name;
}
