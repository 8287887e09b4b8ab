/** Why a payment did not succeed, in our words; the messages workspace has the sentences. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'lost_card',
  'stolen_card',
  'over_limit',
  'three_d_secure_failed',
  'wallet_unknown',
  'wallet_inactive',
  'wallet_wait',
  'otp_wrong',
  'otp_expired',
  'unspecified',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** Reasons for which a card's bank declines (ISO 8583), in our words. */
const ISSUER_FAILURES: Record<string, PaymentFailure> = {
  '05': 'declined',
  '41': 'lost_card',
  '43': 'stolen_card',
  '51': 'insufficient_funds',
  '54': 'expired_card',
  '61': 'over_limit',
};

export function failureOfIssuer(responseCode: string): PaymentFailure {
  return ISSUER_FAILURES[responseCode] ?? 'unspecified';
}

/** What STC Pay says when it refuses, which comes as a sentence alone (domain.md 5.1), in our words. */
const WALLET_FAILURES: readonly [RegExp, PaymentFailure][] = [
  [/not registered/i, 'wallet_unknown'],
  [/update your information|account status is invalid/i, 'wallet_inactive'],
  [/exhausted your OTP|wait \d+ seconds/i, 'wallet_wait'],
  [/insufficient/i, 'insufficient_funds'],
  [/exceeded the/i, 'over_limit'],
  [/timed out/i, 'otp_expired'],
  [/invalid OTP/i, 'otp_wrong'],
];

export function failureOfWallet(message: string): PaymentFailure {
  return WALLET_FAILURES.find(([says]) => says.test(message))?.[1] ?? 'unspecified';
}

/** By what the gateway takes money. */
type GatewayMethod = 'card' | 'stc_pay' | 'apple_pay';

/** How a payment stands at the gateway; amounts in halalas. */
export interface GatewayPayment {
  id: string;
  status: 'initiated' | 'paid' | 'failed' | 'refunded';
  amount: number;
  currency: string;
  refunded: number;
  method: GatewayMethod;
  /** Network of the card; null for a wallet and where it is not told. */
  company: string | null;
  /** Last digits of the card, or of the wallet's mobile number. */
  last4: string | null;
  failureCode: PaymentFailure | null;
  /** The gateway's name for the card, when it was asked to keep it and did. */
  cardToken: string | null;
}

/** A card that the gateway keeps. */
interface GatewayCard {
  company: string;
  last4: string;
  month: number;
  /** Has four digits. */
  year: number;
}

/** A payment that our server asks for itself; amount in halalas. */
export interface GatewayCharge {
  /** Becomes the gateway's id of it: asked for again, it charges nothing twice. */
  id: string;
  amount: number;
  description: string;
  callbackUrl: string;
  source: GatewaySource;
}

export interface GatewaySource {
  type: 'token';
  token: string;
}

/** Begun: the bank's page, or null when it is decided already. Refused: the gateway does not take such a source. */
export type ChargeAnswer = { is: 'begun'; address: string | null } | { is: 'refused' };

/** The address and key with which the browser posts a card straight to the gateway. */
export interface GatewayCheckout {
  gatewayUrl: string;
  publishableKey: string;
}

export interface GatewayRefund {
  /** Halalas to send back. */
  amount: number;
  refundId: string;
  /**
   * Halalas of the payment that had not gone back before this refund, by our books: for a gateway that knows no refund
   * by an id, and must be told from its own books whether this one went out before.
   */
  left: number;
}

/** Money that the gateway sent to our bank at once. */
export interface GatewaySettlement {
  /** The gateway's name for it. */
  id: string;
  at: Date;
  /** Halalas that went to the bank. */
  net: number;
  /** Halalas that it keeps for sending them, and their VAT. */
  fee: number;
  feeVat: number;
}

/** What a settlement settles, one by one. */
export interface SettlementLine {
  /** Says what moved of a payment; a `charge` is kept by the gateway beside payments. */
  kind: 'payment' | 'refund' | 'chargeback' | 'charge';
  /** The gateway's id of the payment; null for a charge of none. */
  chargeId: string | null;
  /** Halalas of payers: more than none of a payment, less of what went back, none of a charge. */
  gross: number;
  /** Halalas that the gateway keeps of it, without their VAT. */
  fee: number;
  feeVat: number;
}

/** The port behind which every card gateway stands (domain.md 5.7). */
export interface PaymentGateway {
  name: string;
  checkout(): GatewayCheckout;
  /** The payment as the gateway knows it now; null when it never heard of it. Throws when it cannot be asked. */
  fetch(paymentId: string): Promise<GatewayPayment | null>;
  /** Every payment that began at the gateway in a half-open span, whatever came of it. Throws when it cannot be asked. */
  list(span: { from: Date; to: Date }): Promise<GatewayPayment[]>;
  /** Every settlement that the gateway made in a half-open span. Throws when it cannot be asked. */
  settlements(span: { from: Date; to: Date }): Promise<GatewaySettlement[]>;
  /** The lines of a settlement by its id; the fee for sending it is none of them. Throws when it cannot be asked. */
  settlementLines(settlementId: string): Promise<SettlementLine[]>;
  /**
   * Sends money back. Repeating it, one at a time for each payment, changes nothing. Throws when it cannot be asked.
   */
  refund(paymentId: string, refund: GatewayRefund): Promise<void>;
  /** Charges what our server holds. Repeating it with one id charges once. Throws when it cannot be asked. */
  charge(charge: GatewayCharge): Promise<ChargeAnswer>;
  /** A kept card by its token; null when the gateway no longer keeps it. */
  findCard(token: string): Promise<GatewayCard | null>;
  /** Keeps a card no more; one that is not kept is no fault. */
  forgetCard(token: string): Promise<void>;
}
