import { z } from 'zod';
import { settlementsOf } from '../../../api/src/moyasar/moyasar-settlements.ts';
import {
  type ChargeAnswer,
  failureOfIssuer,
  failureOfWallet,
  type GatewayCharge,
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

const API_PATH = '/sandbox-gateway/v1';
const ANSWER_WITHIN_MS = 10_000;

const Payment = z.object({
  id: z.uuid(),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded']),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  source: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('creditcard'),
      company: z.string(),
      number: z.string(),
      response_code: z.string().nullable(),
      token: z.string().nullable(),
      transaction_url: z.string().nullable(),
    }),
    z.object({
      type: z.literal('applepay'),
      company: z.string(),
      number: z.string(),
      response_code: z.string().nullable(),
    }),
    z.object({ type: z.literal('stcpay'), mobile: z.string(), message: z.string().nullable() }),
  ]),
});

const Token = z.object({
  brand: z.string(),
  last_four: z.string(),
  month: z.coerce.number(),
  year: z.coerce.number(),
});

/** The sandbox gateway behind the port, spoken to over HTTP like any other gateway. */
export function createSandboxPaymentGateway(options: SandboxPaymentGatewayOptions): PaymentGateway {
  const send = senderTo(options);
  const find = async (paymentId: string) => {
    const answer = await send(`payments/${paymentId}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} for payment ${paymentId}`);
    return Payment.parse(await answer.json());
  };
  return {
    name: 'sandbox',
    checkout: () => ({ gatewayUrl: `${API_PATH}/payments`, publishableKey: PUBLISHABLE_KEY }),
    fetch: async (paymentId) => {
      const found = await find(paymentId);
      return found && read(found);
    },
    list: async (span) => (await listBetween(send, span)).map(read),
    // They are told as Moyasar tells them.
    ...settlementsOf(send),
    refund: async (paymentId, { amount, refundId }) => {
      const answer = await send(`payments/${paymentId}/refund`, 'POST', { amount, refund_id: refundId });
      if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} to refund ${refundId}`);
    },
    charge: async (charge) => {
      const answer = await send('payments', 'POST', bodyOf(charge));
      if (answer.status >= 500)
        throw new Error(`sandbox gateway answered ${answer.status} to charge ${charge.id}`);
      const body: unknown = await answer.json();
      if (answer.ok) return begun(Payment.parse(body));
      // Asked for before: it stands as that call left it.
      const before = z.object({ type: z.literal('used_given_id') }).safeParse(body).success;
      const found = before ? await find(charge.id) : null;
      return found === null ? { is: 'refused' } : begun(found);
    },
    findCard: async (token) => {
      const answer = await send(`tokens/${token}`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} for a kept card`);
      const { brand, last_four, month, year } = Token.parse(await answer.json());
      return { company: brand, last4: last_four, month, year };
    },
    forgetCard: async (token) => {
      const answer = await send(`tokens/${token}`, 'DELETE');
      if (!answer.ok && answer.status !== 404)
        throw new Error(`sandbox gateway answered ${answer.status} to forget a kept card`);
    },
  };
}

/** Payments that began in a span. */
async function listBetween(send: ReturnType<typeof senderTo>, { from, to }: { from: Date; to: Date }) {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  const answer = await send(`payments?${query}`);
  if (!answer.ok) throw new Error(`sandbox gateway answered ${answer.status} for its payments`);
  return z.object({ payments: z.array(Payment) }).parse(await answer.json()).payments;
}

/** Calls the sandbox gateway as the shop's server, with the secret key. */
function senderTo({ fetch, secret }: SandboxPaymentGatewayOptions) {
  const authorization = basicOf(secretKeyOf(secret));
  return (path: string, method = 'GET', body?: object) =>
    fetch(`http://localhost${API_PATH}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...{ authorization, 'user-agent': 'diyar' },
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
}

function bodyOf({ id, amount, description, callbackUrl, source }: GatewayCharge) {
  return {
    given_id: id,
    ...{ amount, currency: 'SAR', description, callback_url: callbackUrl },
    source: { ...source, '3ds': true },
  };
}

function begun({ source }: z.output<typeof Payment>): ChargeAnswer {
  return { is: 'begun', address: source.type === 'creditcard' ? source.transaction_url : null };
}

function read({ source, ...payment }: z.output<typeof Payment>): GatewayPayment {
  const isFailed = payment.status === 'failed';
  if (source.type === 'stcpay')
    return {
      ...payment,
      method: 'stc_pay',
      company: null,
      last4: lastFour(source.mobile),
      failureCode: isFailed ? failureOfWallet(source.message ?? '') : null,
      cardToken: null,
    };
  return {
    ...payment,
    method: source.type === 'applepay' ? 'apple_pay' : 'card',
    company: source.company,
    last4: lastFour(source.number),
    failureCode: isFailed ? failureOf(source.response_code) : null,
    cardToken: source.type === 'creditcard' ? source.token : null,
  };
}

function lastFour(number: string): string | null {
  return /\d{4}$/.exec(number)?.[0] ?? null;
}

/** Without a bank's answer it was 3-D Secure that failed: the bank is asked only after it. */
function failureOf(responseCode: string | null): PaymentFailure {
  return responseCode === null ? 'three_d_secure_failed' : failureOfIssuer(responseCode);
}
