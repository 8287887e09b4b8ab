/** Why a payment did not succeed, in our words; the messages workspace has the sentences. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'lost_card',
  'stolen_card',
  'over_limit',
  'three_d_secure_failed',
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

/** How a payment stands at the gateway; amounts in halalas. */
export interface GatewayPayment {
  id: string;
  status: 'initiated' | 'paid' | 'failed' | 'refunded';
  amount: number;
  currency: string;
  refunded: number;
  company: string | null;
  last4: string | null;
  failureCode: PaymentFailure | null;
}

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

/** The port behind which every card gateway stands (domain.md 5.7). */
export interface PaymentGateway {
  name: string;
  checkout(): GatewayCheckout;
  /** The payment as the gateway knows it now; null when it never heard of it. Throws when it cannot be asked. */
  fetch(paymentId: string): Promise<GatewayPayment | null>;
  /** Every payment that began at the gateway in a half-open span, whatever came of it. Throws when it cannot be asked. */
  list(span: { from: Date; to: Date }): Promise<GatewayPayment[]>;
  /**
   * Sends money back. Repeating it, one at a time for each payment, changes nothing. Throws when it cannot be asked.
   */
  refund(paymentId: string, refund: GatewayRefund): Promise<void>;
}
