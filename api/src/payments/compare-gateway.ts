import type { Reader } from '../platform/db/database.ts';
import { type Booked, findBooked, findChargesOfSpan, findRefundedLately } from './compare-gateway.queries.ts';
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far back payments are compared each time; refunds of older ones are asked about one by one. */
const SPAN_MS = 30 * DAY_MS;
/** Younger payments are not compared: they may still be on their way. */
const SETTLED_AFTER_MS = HOUR_MS;
/** Refunds of older payments that were sent since are looked at for two nights. */
const REFUNDED_WITHIN_MS = 2 * DAY_MS;

/**
 * Every payment that the gateway has and we do not, that we have and it does not, and whose money is not the same in both books, each as a
 * sentence for an operator; none when they agree. A difference is asked about once more before it is told, so that nothing that moves meanwhile is one.
 * A gateway that does not answer is told of too: its books were not compared.
 */
export async function compareGateway(reader: Reader, gateway: PaymentGateway, now: Date): Promise<string[]> {
  const to = new Date(now.getTime() - SETTLED_AFTER_MS);
  const span = { from: new Date(to.getTime() - SPAN_MS), to };
  try {
    const told = new Map((await gateway.list(span)).map((one) => [one.id, one]));
    const since = new Date(now.getTime() - REFUNDED_WITHIN_MS);
    const ours = await findChargesOfSpan(reader, gateway.name, span);
    const older = await findRefundedLately(reader, gateway.name, { since, before: span.from });
    const found: string[] = [];
    for (const id of new Set([...told.keys(), ...ours, ...older])) {
      const is = differenceOf(told.get(id) ?? null, await findBooked(reader, id));
      if (is === undefined && !older.includes(id)) continue;
      const surely = differenceOf(await gateway.fetch(id), await findBooked(reader, id));
      if (surely !== undefined) found.push(`payment ${id} at ${gateway.name}: ${surely}`);
    }
    return found;
  } catch (error) {
    return [`${gateway.name} was not compared, as it did not answer: ${String(error)}`];
  }
}

/** In which way a payment at the gateway is not the one in our books; undefined when it is. Amounts in halalas. */
function differenceOf(told: GatewayPayment | null, booked: Booked | undefined): string | undefined {
  const there = told !== null && isMoney(told) ? told.amount - told.refunded : undefined;
  if (booked === undefined)
    return there === undefined ? undefined : `${there} came, of a payment we never began`;
  const { received, refunded, underWay } = booked;
  if (received === null)
    return there === undefined || there === 0 ? undefined : `${there} came and is not in our books`;
  if (told === null) return `we received ${received}, it does not know the payment`;
  if (there === undefined) return `we received ${received}, it says that nothing was paid`;
  const here = received - refunded;
  const isSame = there <= here && there >= here - underWay;
  return isSame ? undefined : `${there} is left of it there, ${here} in our books`;
}

const isMoney = ({ status }: GatewayPayment) => status === 'paid' || status === 'refunded';
