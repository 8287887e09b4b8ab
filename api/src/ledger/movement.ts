import type { Payable } from '../dues/payable.ts';
import type { LedgerAccount } from '../platform/db/schema.generated.ts';

/** What the ledger must know of a thing that money was paid for. */
export type PaidFor = Pick<Payable, 'subject' | 'payerId' | 'funds'>;

/** A movement of money to be written into the ledger. */
export interface Movement {
  kind:
    | 'payment_settled'
    | 'surplus_received'
    | 'refund_owed'
    | 'refund_paid'
    | 'part_counted'
    | 'deposit_held'
    | 'deposit_released'
    | 'deposit_claimed';
  /** Halalas. */
  amount: number;
  payable: PaidFor;
  paymentId: string;
  refundId?: string;
  /** Where the money itself is: with the gateway unless said otherwise. */
  through?: 'gateway' | 'bank';
  at: Date;
}

/** One side of a movement: a ledger account, and the account whose money it is; null for the house's own. */
export interface Side {
  account: LedgerAccount;
  partyId: string | null;
}

/** Why money moved without a payment or a refund: a change of a booking's fee, or a payout. */
export type HouseCause =
  | {
      kind: 'fee' | 'fee_vat' | 'fee_returned' | 'fee_vat_returned';
      reservationId: string;
      feeChangeId: string;
    }
  | { kind: 'payout' | 'payout_paid' | 'payout_failed'; payoutId: string };

/** A movement between an advertiser's money and the house. */
export interface HouseMovement {
  cause: HouseCause;
  /** Halalas; more than none. */
  amount: number;
  /** The advertiser whose money is taken, or to whom it goes back. */
  hostAccountId: string;
  at: Date;
}

/** A movement of money that the gateway has and that is for nothing of ours. */
export interface FoundMovement {
  kind: 'found_received' | 'found_returned';
  /** Halalas. */
  amount: number;
  moneyCaseId: string;
  at: Date;
}

/** What one settlement of the gateway moves: to the bank, and to what the gateway keeps. */
export interface SettlementMovement {
  settlementId: string;
  /** Halalas; less than none where the gateway took more back than it had to send. */
  net: number;
  /** Halalas of its fees, without their VAT; less than none where it gave more of them back. */
  fee: number;
  feeVat: number;
  at: Date;
}
