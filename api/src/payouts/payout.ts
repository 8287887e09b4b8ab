/** A booking's money as a payout sees it. Amounts in halalas. */
export interface Earned {
  reservationId: string;
  received: number;
  refunded: number;
  fee: number;
  vat: number;
  /** Of the guest's deposit, given to the advertiser. */
  claimed: number;
  /** Of a stay of months so many have begun and are due; a shorter stay has one part. */
  partsDue: number;
  parts: number;
  /** In payouts before, those that failed left out. */
  paidBefore: number;
}

export interface PayoutLine extends Earned {
  amount: number;
}

/** What a booking leaves its advertiser in all: received, less what went back, the fee and its VAT. */
export function netOf({ received, refunded, fee, vat }: Earned): number {
  return received - refunded - fee - vat;
}

/** Halalas of a booking that are due and were not paid out; less than none where money went back after its payout. */
export function dueOf(earned: Earned): number {
  const due = Math.floor((netOf(earned) * earned.partsDue) / earned.parts);
  return due + earned.claimed - earned.paidBefore;
}

/**
 * The lines of one payout, which together are never more than `balance`, what the ledger owes: what was paid out too much is taken
 * first, then bookings in their order for as long as the money lasts. Empty where nothing is left to pay.
 */
export function payoutLines(all: readonly Earned[], balance: number): PayoutLine[] {
  const due = all.map((earned) => ({ ...earned, amount: dueOf(earned) }));
  const taken = due.filter(({ amount }) => amount < 0);
  const most = due.reduce((sum, { amount }) => sum + amount, 0);
  let left = Math.min(most, balance) - taken.reduce((sum, { amount }) => sum + amount, 0);
  if (Math.min(most, balance) <= 0) return [];
  const given = due.flatMap((line) => {
    const amount = Math.min(Math.max(line.amount, 0), left);
    left -= amount;
    return amount === 0 ? [] : [{ ...line, amount }];
  });
  return [...taken, ...given];
}
