/** What a fee is a share of, and the share: as they were when the booking was made. */
export interface FeeTerms {
  /** Hundredths of a percent. */
  basisPoints: number;
  /** Hundredths of a percent of the fee. */
  vatBasisPoints: number;
}

/** Halalas of a fee. */
export interface FeeAmount {
  /** Without VAT. */
  amount: number;
  vat: number;
}

/** The booking as its fee sees it. Amounts in halalas. */
export interface FeeSubject {
  state: string;
  total: number;
  downPayment: number;
  /** The rest is paid outside, by the lease's contract in Ejar. */
  isLease: boolean;
  /** Paid and not given back. */
  kept: number;
  /** Kept by the policy for parts that changes took off: in no total any more. */
  keptForChanges: number;
  /** Given back by the advertiser of their own will after the stay. */
  givenBack: number;
}

const WHOLE = 10_000;

/** The fee on so many halalas and its VAT; each rounded half up, once. `diyar_fee` says the same in SQL. */
export function feeOn(base: number, { basisPoints, vatBasisPoints }: FeeTerms): FeeAmount {
  const amount = shareOf(base, basisPoints);
  return { amount, vat: shareOf(amount, vatBasisPoints) };
}

function shareOf(base: number, basisPoints: number): number {
  return Math.floor((base * basisPoints + WHOLE / 2) / WHOLE);
}

/**
 * Halalas that a booking's fee is a share of: while it stands what its advertiser has of it in the end, which is its total (of a home's
 * lease the down payment alone), and what a policy kept for parts taken off, less what they gave back; once cancelled what was kept,
 * so that nothing is left of the fee of a booking given back in full. What went back for a shorter stay is in the total already.
 */
export function feeBase(booking: FeeSubject): number {
  const { state, total, downPayment, isLease, kept, keptForChanges, givenBack } = booking;
  if (state === 'canceled') return kept;
  return Math.max(0, (isLease ? downPayment : total) + keptForChanges - givenBack);
}
