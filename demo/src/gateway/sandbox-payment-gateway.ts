import { z } from 'zod';
import {
  failureOfIssuer,
  type GatewayPayment,
  type PaymentFailure,
  type PaymentGateway,
} from '../../../api/src/payments/payment-gateway.ts';
import { basicOf, PUBLISHABLE_KEY, secretKeyOf } from './keys.ts';

export interface SandboxPaymentGatewayOptions {
  /** Stays in the process, so any host will do. */
  fetch: typeof fetch;
  /** `config.sandboxGatewaySecret`: the API key comes from it. */
  secret: string;
}

const PAYMENTS_PATH = '/sandbox-gateway/v1/payments';
const ANSWER_WITHIN_MS = 10_000;

const Payment = z.object({
  id: z.uuid(),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded']),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  source: z.object({
    company: z.string(),
    number: z.string(),
    response_code: z.string().nullable(),
  }),
});

/** The sandbox gateway behind the port, spoken to over HTTP like any other gateway. */
export function createSandboxPaymentGateway(options: SandboxPaymentGatewayOptions): PaymentGateway {
  const authorization = basicOf(secretKeyOf(options.secret));
  const send = (path: string, init: RequestInit = {}) =>
    options.fetch(`http://localhost${PAYMENTS_PATH}${path.startsWith('?') ? '' : '/'}${path}`, {
      ...init,
      headers: { ...init.headers, authorization, 'user-agent': 'diyar' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  return {
    name: 'sandbox',
    checkout: () => ({ gatewayUrl: PAYMENTS_PATH, publishableKey: PUBLISHABLE_KEY }),
    fetch: async (paymentId) => {
      const answer = await send(paymentId);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} for payment ${paymentId}`);
      return read(Payment.parse(await answer.json()));
    },
    list: async ({ from, to }) => {
      const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
      const answer = await send(`?${query}`);
      if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} for its payments`);
      return z
        .object({ payments: z.array(Payment) })
        .parse(await answer.json())
        .payments.map(read);
    },
    refund: async (paymentId, { amount, refundId }) => {
      const answer = await send(`${paymentId}/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount, refund_id: refundId }),
      });
      if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} to refund ${refundId}`);
    },
  };
}

function read(payment: z.output<typeof Payment>): GatewayPayment {
  const { id, status, amount, currency, refunded, source } = payment;
  return {
    id,
    status,
    amount,
    currency,
    refunded,
    company: source.company,
    last4: /\d{4}$/.exec(source.number)?.[0] ?? null,
    failureCode: status === 'failed' ? failureOf(source.response_code) : null,
  };
}

/** Without a bank's answer it was 3-D Secure that failed: the bank is asked only after it. */
function failureOf(responseCode: string | null): PaymentFailure {
  return responseCode === null ? 'three_d_secure_failed' : failureOfIssuer(responseCode);
}
