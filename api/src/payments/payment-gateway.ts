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

/** What the browser needs to post a card straight to the gateway. */
export interface GatewayCheckout {
  gatewayUrl: string;
  publishableKey: string;
}

/** The port behind which every card gateway stands (domain.md 5.7). */
export interface PaymentGateway {
  name: string;
  checkout(): GatewayCheckout;
  /** The payment as the gateway knows it now; null when it never heard of it. Throws when it cannot be asked. */
  fetch(paymentId: string): Promise<GatewayPayment | null>;
  /** Sends money back. Repeating it with the same refund id changes nothing. Throws when it cannot be asked. */
  refund(paymentId: string, amount: number, refundId: string): Promise<void>;
}
