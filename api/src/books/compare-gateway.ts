import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts';
import type { Reader } from '../platform/db/database.ts';
import { type Booked, findBooked, findChargesOfSpan, findRefundedLately } from './compare-gateway.queries.ts';
import { type Difference, differenceOf, isOfSettlement, wordsOf } from './difference.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back payments are compared each time; refunds of older ones are asked about one by one. */
const SPAN_MS = 30 * DAY_MS;
/** Younger payments are not compared: they may still be on their way. */
const SETTLED_AFTER_MS = HOUR_MS;
/** Refunds of older payments that were sent since are looked at for two nights. */
const REFUNDED_WITHIN_MS = 2 * DAY_MS;

/** What two books of one gateway say differently; `silence`: why they were not compared. */
export type Comparison = { differences: Difference[]; silence: null } | { differences: []; silence: string };

/**
 * Every payment that the gateway has and we do not, that we have and it does not, and whose money is not the same in both books;
 * none when they agree. A difference is asked about once more before it is told, so that nothing that moves meanwhile is one.
 * A gateway that does not answer is told of too: its books were not compared.
 */
export async function compareGateway(
  reader: Reader,
  gateway: PaymentGateway,
  now: Date,
): Promise<Comparison> {
  const to = new Date(now.getTime() - SETTLED_AFTER_MS);
  const span = { from: new Date(to.getTime() - SPAN_MS), to };
  try {
    const told = new Map((await gateway.list(span)).map((one) => [one.id, one]));
    const since = new Date(now.getTime() - REFUNDED_WITHIN_MS);
    const ours = await findChargesOfSpan(reader, gateway.name, span);
    const older = await findRefundedLately(reader, gateway.name, { since, before: span.from });
    const differences: Difference[] = [];
    for (const id of new Set([...told.keys(), ...ours, ...older])) {
      const is = differenceOf(id, told.get(id) ?? null, await findBooked(reader, id));
      if (is === undefined && !older.includes(id)) continue;
      const surely = await compareCharge(reader, gateway, id);
      if (surely !== undefined) differences.push(surely);
    }
    return { differences, silence: null };
  } catch (error) {
    return {
      differences: [],
      silence: `${gateway.name} was not compared, as it did not answer: ${String(error)}`,
    };
  }
}

/** How one charge differs at the gateway from our books now; undefined when it does not. Throws when the gateway cannot be asked. */
export async function compareCharge(
  reader: Reader,
  gateway: PaymentGateway,
  chargeId: string,
): Promise<Difference | undefined> {
  const told: GatewayPayment | null = await gateway.fetch(chargeId);
  const booked: Booked | undefined = await findBooked(reader, chargeId);
  return differenceOf(chargeId, told, booked);
}

/** A difference as a sentence for an operator. */
export const sentenceOf = (gateway: string, difference: Difference) =>
  `${isOfSettlement(difference) ? 'settlement' : 'payment'} ${difference.chargeId} at ${gateway}: ${wordsOf(difference)}`;
