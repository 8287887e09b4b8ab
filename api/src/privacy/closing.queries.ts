import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface Closing {
  accountId: string;
  personId: string;
  phone: string;
  email: string | null;
  /** Where the person was told by e-mail. */
  mailedAt: string | null;
  /** Files that leave with it. */
  files: string[];
  /** Whether the person has no other account. */
  isLast: boolean;
}

/**
 * Locks an account and its owner, so that whatever begins in its name at the same moment waits until it is closed or
 * not; undefined when it was closed meanwhile. The account first, as bookings lock.
 */
export async function lockForClosing(tx: Tx, accountId: string): Promise<Closing | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from account where id = ${accountId} and closed_at is null for update`.execute(tx);
  const [account] = rows;
  if (account === undefined) return undefined;
  const person = await tx
    .selectFrom('person')
    .select('phone')
    .where('id', '=', account.person_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const others = await tx
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', account.person_id)
    .where('id', '<>', accountId)
    .execute();
  const profile = await tx
    .selectFrom('account_profile')
    .select(['email', 'photo_key', 'logo_key'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const mail = await tx
    .selectFrom('person_email')
    .select('address')
    .where('person_id', '=', account.person_id)
    .executeTakeFirst();
  return {
    accountId,
    personId: account.person_id,
    phone: person.phone,
    email: profile?.email ?? null,
    mailedAt: mail?.address ?? null,
    files: [profile?.photo_key, profile?.logo_key].filter((key) => typeof key === 'string'),
    isLast: others.length === 0,
  };
}

export interface Obstacles {
  holds: boolean;
  ahead: boolean;
  owed: boolean;
}

/**
 * Finds what keeps an account from closing: open holds, stays not over yet, money not paid back yet, and what an advertiser is still to get:
 * where it goes is deleted with the account.
 */
export async function findObstacles(reader: Reader, accountId: string, now: Date): Promise<Obstacles> {
  const { rows } = await sql<Obstacles>`
    with mine as (
      select id, state, hold_until, guest_account_id from reservation
      where guest_account_id = ${accountId} or host_account_id = ${accountId}
    )
    select
      exists (select from mine where state = 'pending' and hold_until > ${now}) as holds,
      exists (select from mine where state in ('processing', 'waiting_for_approval', 'active')) as ahead,
      exists (
        select from mine join due on due.reservation_id = mine.id join payment on payment.due_id = due.id
        join refund on refund.payment_id = payment.id
        where refund.state = 'requested')
      or exists (select from mine join deposit on deposit.reservation_id = mine.id where deposit.state <> 'closed')
      or exists (
        select from purchase join due on due.purchase_id = purchase.id join payment on payment.due_id = due.id
        join refund on refund.payment_id = payment.id
        where purchase.account_id = ${accountId} and refund.state = 'requested')
      or exists (select from payout where account_id = ${accountId} and state in ('ready', 'in_batch'))
      or (select coalesce(sum(case when credit = 'reservation_funds' and credit_party_id = ${accountId} then amount else 0 end)
          - sum(case when debit = 'reservation_funds' and debit_party_id = ${accountId} then amount else 0 end), 0)
        from ledger_entry where credit_party_id = ${accountId} or debit_party_id = ${accountId}) > 0 as owed`.execute(
    reader,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('a select without from answers one row');
  return found;
}

/** The name of every closed account, which does not show whose it was. */
const CLOSED_NAME = 'حساب مغلق';

/**
 * Takes the person out of an account. The last one takes its person along, whose phone is then free; another account of
 * theirs stays theirs, and this one belongs to somebody without a name from then on.
 */
export async function anonymise(tx: Tx, { accountId, personId, isLast }: Closing, now: Date): Promise<void> {
  const owner = isLast ? personId : randomUUID();
  const nobody = {
    phone: `closed:${owner}`,
    closed_at: now,
    identity_kind: null,
    identity_hmac: null,
    identity_kept_at: null,
    identity_last4: null,
    identity_country: null,
    identity_verified_at: null,
  };
  if (isLast) await tx.updateTable('person').set(nobody).where('id', '=', owner).execute();
  else
    await tx
      .insertInto('person')
      .values({ id: owner, ...nobody })
      .execute();
  await tx
    .updateTable('account')
    .set({ person_id: owner, name: CLOSED_NAME, verified_at: null, closed_at: now })
    .where('id', '=', accountId)
    .execute();
}

/** Takes back every yes to news that still holds. */
export async function withdrawMarketing(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx
    .updateTable('marketing_consent')
    .set({ withdrawn_at: now })
    .where('person_id', '=', personId)
    .where('withdrawn_at', 'is', null)
    .execute();
}
