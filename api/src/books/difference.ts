import type { GatewayPayment } from '../payments/payment-gateway.ts';
import type { MoneyCaseKind } from '../platform/db/schema.generated.ts';
import type { Booked } from './compare-gateway.queries.ts';

/** A charge, or a settlement, whose money is not the same at the gateway as in our books; amounts in halalas. */
export interface Difference {
  /** The gateway's id of it. */
  chargeId: string;
  kind: MoneyCaseKind;
  /** Left of it at the gateway, or said by settlements; null where it knows of no money. */
  there: number | null;
  /** Left of it in our books, or what they have beside the settlement; null where none came. */
  here: number | null;
  /** What the gateway says of it. */
  told: GatewayPayment | null;
  /** Whether we began it. */
  isOurs: boolean;
}

/** In which way a payment at the gateway is not the one in our books; undefined when it is. */
export function differenceOf(
  chargeId: string,
  told: GatewayPayment | null,
  booked: Booked | undefined,
): Difference | undefined {
  const left = told !== null && isMoney(told) ? told.amount - told.refunded : null;
  const there = left === 0 && (booked === undefined || booked.received === null) ? null : left;
  const found = (kind: MoneyCaseKind, here: number | null, at = there) => {
    return { chargeId, kind, there: at, here, told, isOurs: booked !== undefined };
  };
  if (booked === undefined) return there === null ? undefined : found('stranger', null);
  const { received, refunded, underWay } = booked;
  if (received === null) return there === null ? undefined : found(kindOfUnbooked(booked, told), null);
  const here = received - refunded;
  if (there === null) return here === 0 ? undefined : found('missing_there', here);
  if (there > here) return found('more_there', here);
  // Refunds under way may have gone back there already.
  return there >= here - underWay ? undefined : found('less_there', here, there === 0 ? null : there);
}

/** What money that our books know nothing of is, by what was asked for and how its due stands. */
function kindOfUnbooked({ asked, isDuePaid }: Booked, told: GatewayPayment | null): MoneyCaseKind {
  if (told?.amount !== asked || told.refunded !== 0 || told.currency !== 'SAR') return 'wrong_amount';
  return isDuePaid ? 'second' : 'unrecorded';
}

const isMoney = ({ status }: GatewayPayment) => status === 'paid' || status === 'refunded';

/** Says a difference to an operator, in halalas. */
export function wordsOf({ kind, there, here, told }: Difference): string {
  if (kind === 'stranger') return `${there} came, of a payment we never began`;
  if (kind === 'missing_there')
    return `we received ${here}, it ${told === null ? 'does not know the payment' : 'says that nothing was paid'}`;
  if (kind === 'settled_stranger') return `${there} was settled and is not in our books`;
  if (kind === 'settled_otherwise') return `${there} was settled, we received ${here}`;
  if (kind === 'taken_back_otherwise') return `${there} was taken back by settlements, we sent back ${here}`;
  if (kind === 'not_settled') return `we received ${here}, no settlement has it`;
  if (kind === 'not_arrived') return `${there} was sent, no line of the bank's statement has it`;
  if (kind === 'settlement_sum') return `${there} was sent, its lines come to ${here}`;
  if (here === null) return `${there} came and is not in our books`;
  return `${there ?? 0} is left of it there, ${here} in our books`;
}

/** Whether it is about a settlement as a whole, not about one payment. */
export const isOfSettlement = ({ kind }: Pick<Difference, 'kind'>) =>
  kind === 'settlement_sum' || kind === 'not_arrived';
