import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface DepositRow {
  reservationId: string;
  paymentId: string;
  /** Halalas. */
  amount: number;
  state: 'held' | 'claimed' | 'closed';
  heldAt: Date;
  claimSeconds: number;
  released: number | null;
  claimed: number | null;
  closedAt: Date | null;
}

/** Locks a deposit that is held still; undefined when none is. */
export async function lockOpenDeposit(tx: Tx, reservationId: string): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`
    select reservation_id as "reservationId", payment_id as "paymentId", amount, state, held_at as "heldAt",
      claim_seconds as "claimSeconds", released, claimed, closed_at as "closedAt"
    from deposit where reservation_id = ${reservationId} and state <> 'closed' for update`.execute(tx);
  return rows[0];
}

export async function insertDeposit(
  tx: Tx,
  deposit: { reservationId: string; paymentId: string; amount: number; claimSeconds: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('deposit')
    .values({
      reservation_id: deposit.reservationId,
      payment_id: deposit.paymentId,
      amount: deposit.amount,
      claim_seconds: deposit.claimSeconds,
      held_at: deposit.now,
    })
    .execute();
}

/**
 * Writes down what of a payment came for a deposit as a payment of its own, beside the one that brought it, and answers its id. A second
 * one of the deposit is refused by `payment_one_settled_per_due`.
 */
export async function insertDepositPayment(
  tx: Tx,
  brought: { dueId: string; amount: number; withPaymentId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payment (id, due_id, method, gateway, receipt_id, amount, received, state, card_company, card_last4,
      with_payment_id, created_at, closed_at)
    select uuidv7(), ${brought.dueId}, method, gateway, receipt_id, ${brought.amount}, ${brought.amount}, 'settled', card_company,
      card_last4, id, created_at, ${brought.now} from payment where id = ${brought.withPaymentId}
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`payment ${brought.withPaymentId} is gone`);
  return row.id;
}

export async function updateClosed(
  tx: Tx,
  reservationId: string,
  closed: { released: number; claimed: number; now: Date },
): Promise<void> {
  const { released, claimed, now } = closed;
  await tx
    .updateTable('deposit')
    .set({ state: 'closed', released, claimed, closed_at: now })
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** The number of a booking, and its advertiser. */
export function findBooking(reader: Reader, reservationId: string) {
  return reader
    .selectFrom('reservation')
    .select(['number', 'host_account_id', 'guest_account_id'])
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
}

/** Deposits of finished stays that nobody claimed within the time for it. */
const RELEASABLE = (now: Date) => sql`
  from deposit join reservation r on r.id = deposit.reservation_id
  where deposit.state = 'held' and r.state = 'finished' and r.ends_at + make_interval(secs => deposit.claim_seconds) <= ${now}`;

export async function findReleasable(reader: Reader, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select deposit.reservation_id as id ${RELEASABLE(now)} order by r.ends_at limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}

export async function isReleasable(reader: Reader, reservationId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 ${RELEASABLE(now)} and r.id = ${reservationId}`.execute(reader);
  return rows.length > 0;
}
