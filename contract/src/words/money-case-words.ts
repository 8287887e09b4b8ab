/** In which way the gateway's books and ours do not agree about a payment, or about a settlement. */
export const MONEY_CASE_KINDS = [
  /** The gateway has money of a payment that we never began. */
  'stranger',
  /** Money of ours that was not written down: its due is paid already. */
  'second',
  /** Another amount than was asked for. */
  'wrong_amount',
  /** The amount that was asked for, of a due that nobody paid. */
  'unrecorded',
  /** The gateway still has what we sent back. */
  'more_there',
  /** The gateway sent back more than we did. */
  'less_there',
  /** The gateway knows of no money that we received. */
  'missing_there',
  /** A settlement has money of a payment that we never began. */
  'settled_stranger',
  /** Settlements have another amount of a payment than we received. */
  'settled_otherwise',
  /** Settlements took back another amount of a payment than we sent back. */
  'taken_back_otherwise',
  /** No settlement has a payment that came long enough ago. */
  'not_settled',
  /** The lines of a settlement come to another sum than it sent. */
  'settlement_sum',
  /** The bank's statement has no line of what a settlement sent. */
  'not_arrived',
] as const;
export type MoneyCaseKind = (typeof MONEY_CASE_KINDS)[number];

/** What an operator decides about such money: it goes back, it is for a due, or it is explained and nothing moves. */
export const MONEY_CASE_DECISIONS = ['returned', 'assigned', 'explained'] as const;
export type MoneyCaseDecision = (typeof MONEY_CASE_DECISIONS)[number];

export const MONEY_CASE_VIEWS = ['open', 'decided'] as const;
export type MoneyCaseView = (typeof MONEY_CASE_VIEWS)[number];
