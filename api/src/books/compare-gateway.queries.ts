import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../platform/db/database.ts';

/** A charge at the gateway as our books have it, with all that it paid; halalas. */
export interface Booked {
  /** Null while nothing came. */
  received: number | null;
  /** Sent back through the gateway. */
  refunded: number;
  /** Still to be sent back through it, which it may have already. */
  underWay: number;
  /** Asked for, its deposit's with it. */
  asked: number;
  /** Another payment has met its due. */
  isDuePaid: boolean;
}

/** A charge by the gateway's id of it; undefined when we never began it, as one whose id is not of our making. */
export async function findBooked(reader: Reader, chargeId: string): Promise<Booked | undefined> {
  if (!z.uuid().safeParse(chargeId).success) return undefined;
  const { rows } = await sql<Booked>`
    select (select sum(received)::bigint from payment where ${chargeId} in (id, with_payment_id)) as received,
      coalesce(sum(refund.amount) filter (where refund.state = 'done' and refund.bank_reference is null), 0)::bigint as refunded,
      coalesce(sum(refund.amount) filter (where refund.state = 'requested' and refund.taken_by is null), 0)::bigint as "underWay",
      payment.amount + coalesce(payment.deposit, 0) as asked,
      exists (select from payment other where other.due_id = payment.due_id and other.state = 'settled') as "isDuePaid"
    from payment left join refund on refund.charge_id = payment.id where payment.id = ${chargeId} group by payment.id`.execute(
    reader,
  );
  return rows[0];
}

/** Payments of a gateway that began and brought money within a span. */
export async function findChargesOfSpan(
  reader: Reader,
  gateway: string,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('payment')
    .select('id')
    .where('gateway', '=', gateway)
    .where('with_payment_id', 'is', null)
    .where('received', 'is not', null)
    .where('created_at', '>=', from)
    .where('closed_at', '<', to)
    .execute();
  return rows.map(({ id }) => id);
}

/** Payments of a gateway from before an instant whose refunds were sent through it since another. */
export async function findRefundedLately(
  reader: Reader,
  gateway: string,
  { since, before }: { since: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct refund.charge_id as id from refund join payment on payment.id = refund.charge_id
    where payment.gateway = ${gateway} and payment.created_at < ${before}
      and refund.done_at >= ${since} and refund.bank_reference is null`.execute(reader);
  return rows.map(({ id }) => id);
}
