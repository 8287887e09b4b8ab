import { z } from 'zod';
import {
  type ChargeAnswer,
  failureOfIssuer,
  failureOfWallet,
  type GatewayCharge,
  type GatewayPayment,
  type PaymentFailure,
  type PaymentGateway,
} from '../payments/payment-gateway.ts';
import { settlementsOf } from './moyasar-settlements.ts';

export interface MoyasarOptions {
  /** Address of the API with its version; the browser posts cards below it. */
  url: string;
  /** Known to every browser; may only create payments. */
  publishableKey: string;
  secretKey: string;
  /** Proves a webhook. */
  webhookSecret: string;
  answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 10_000;

/** Moyasar's statuses (domain.md 5.1) in ours. Money that is only reserved is not paid: we never ask for that. */
const STATUSES = {
  initiated: 'initiated',
  authorized: 'initiated',
  paid: 'paid',
  captured: 'paid',
  refunded: 'refunded',
  failed: 'failed',
  voided: 'failed',
  verified: 'failed',
  expired: 'failed',
  abandoned: 'failed',
  canceled: 'failed',
} as const satisfies Record<string, GatewayPayment['status']>;

/** By what Moyasar says it was paid, in our words; anything else is a card, kept or typed. */
const METHODS: Partial<Record<string, GatewayPayment['method']>> = {
  stcpay: 'stc_pay',
  applepay: 'apple_pay',
};

const Payment = z.object({
  id: z.string(),
  status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  amount: z.int().nonnegative(),
  currency: z.string(),
  refunded: z
    .int()
    .nonnegative()
    .nullish()
    .transform((refunded) => refunded ?? 0),
  source: z
    .object({
      type: z.string().nullish(),
      company: z.string().nullish(),
      number: z.string().nullish(),
      mobile: z.string().nullish(),
      token: z.string().nullish(),
      transaction_url: z.string().nullish(),
      message: z.string().nullish(),
      response_code: z.string().nullish(),
    })
    .nullish(),
});

const Token = z.object({
  brand: z.string(),
  last_four: z.string().regex(/^\d{4}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
});

const Page = z.object({
  payments: z.array(z.looseObject({ id: z.string() })),
  meta: z.object({ next_page: z.int().nullable() }),
});

/** Moyasar behind the port, to its published contract. Errors say what was asked and the status, nothing of a payer. */
export function createMoyasarPaymentGateway(options: MoyasarOptions): PaymentGateway {
  const address = options.url.replace(/\/$/, '');
  const send = senderTo(address, options);

  async function find(paymentId: string) {
    const answer = await send(`payments/${encodeURIComponent(paymentId)}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`moyasar answered ${answer.status} for payment ${paymentId}`);
    return parse(paymentId, await answer.json().catch(() => undefined));
  }

  return {
    name: 'moyasar',
    list: (span) => listAll(send, span),
    ...settlementsOf(send),
    checkout: () => ({ gatewayUrl: `${address}/payments`, publishableKey: options.publishableKey }),
    fetch: async (paymentId) => {
      const found = await find(paymentId);
      return found && read(found);
    },
    refund: async (paymentId, { amount, refundId, left }) => {
      const told = await find(paymentId);
      if (told === null) throw new Error(`moyasar does not know payment ${paymentId}`);
      // Moyasar knows no refund by an id: what left the payment already tells whether this one went out before.
      if (told.amount - told.refunded <= left - amount) return;
      const answer = await send(`payments/${encodeURIComponent(paymentId)}/refund`, 'POST', { amount });
      if (!answer.ok) throw new Error(`moyasar answered ${answer.status} to refund ${refundId}`);
    },
    charge: async (charge) => {
      const answer = await send('payments', 'POST', bodyOf(charge));
      const body: unknown = await answer.json().catch(() => undefined);
      if (answer.ok) return begun(parse(charge.id, body));
      const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
      if (!isRefused) throw new Error(`moyasar answered ${answer.status} to charge ${charge.id}`);
      // Asked for before: it stands as that call left it.
      const before = z.object({ type: z.literal('used_given_id') }).safeParse(body).success;
      const found = before ? await find(charge.id) : null;
      return found === null ? { is: 'refused' } : begun(found);
    },
    findCard: async (token) => {
      const answer = await send(`tokens/${encodeURIComponent(token)}`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`moyasar answered ${answer.status} for a kept card`);
      const { brand, last_four, month, year } = Token.parse(await answer.json());
      return { company: brand === 'mastercard' ? 'master' : brand, last4: last_four, month, year };
    },
    forgetCard: async (token) => {
      const answer = await send(`tokens/${encodeURIComponent(token)}`, 'DELETE');
      if (!answer.ok && answer.status !== 404)
        throw new Error(`moyasar answered ${answer.status} to forget a kept card`);
    },
  };
}

/** Calls Moyasar as our server, with the secret key. */
function senderTo(address: string, options: MoyasarOptions) {
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;
  return async (path: string, method = 'GET', body?: object): Promise<Response> => {
    try {
      return await fetch(`${address}/${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        // Without a name, a guard in front of Moyasar answers an HTML page.
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...{ authorization, accept: 'application/json', 'user-agent': 'diyar' },
        },
        redirect: 'error',
        signal: AbortSignal.timeout(options.answerWithinMs ?? ANSWER_WITHIN_MS),
      });
    } catch (error) {
      throw new Error(`moyasar did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  };
}

type Span = { from: Date; to: Date };
type Send = (path: string) => Promise<Response>;

async function listAll(send: Send, span: Span): Promise<GatewayPayment[]> {
  const all: GatewayPayment[] = [];
  for (let number: number | null = 1; number !== null; ) {
    const { found, next } = await listPage(send, span, number);
    all.push(...found);
    number = next;
  }
  return all;
}

/** One page of what began in a span, and the number of the next. */
async function listPage(send: Send, { from, to }: Span, number: number) {
  const query = new URLSearchParams({
    page: String(number),
    // Its bounds leave out the instant itself.
    'created[gt]': new Date(from.getTime() - 1).toISOString(),
    'created[lt]': to.toISOString(),
  });
  const answer = await send(`payments?${query}`);
  if (!answer.ok) throw new Error(`moyasar answered ${answer.status} for its payments`);
  const told = Page.safeParse(await answer.json().catch(() => undefined));
  if (!told.success) throw new Error('moyasar answered what nobody understands for its payments');
  const { payments, meta } = told.data;
  return { found: payments.map((one) => read(parse(one.id, one))), next: meta.next_page };
}

function bodyOf({ id, amount, description, callbackUrl, source }: GatewayCharge) {
  return {
    given_id: id,
    ...{ amount, currency: 'SAR', description, callback_url: callbackUrl },
    source: { ...source, '3ds': true },
  };
}

type Told = z.output<typeof Payment>;

function begun({ status, source }: Told): ChargeAnswer {
  const isAsked = STATUSES[status] === 'initiated';
  return { is: 'begun', address: isAsked ? (source?.transaction_url ?? null) : null };
}

function parse(paymentId: string, body: unknown): Told {
  const parsed = Payment.safeParse(body);
  if (!parsed.success || parsed.data.id !== paymentId)
    throw new Error(`moyasar answered what nobody understands for payment ${paymentId}`);
  return parsed.data;
}

function read({ id, status, amount, currency, refunded, source }: Told): GatewayPayment {
  return {
    id,
    status: STATUSES[status],
    amount,
    currency,
    refunded,
    method: METHODS[source?.type ?? ''] ?? 'card',
    company: source?.company ?? null,
    last4: /\d{4}$/.exec(source?.number ?? source?.mobile ?? '')?.[0] ?? null,
    failureCode: STATUSES[status] === 'failed' ? failureOf(source) : null,
    cardToken: source?.token ?? null,
  };
}

function failureOf(source: Told['source']): PaymentFailure {
  if (source?.type === 'stcpay') return failureOfWallet(source.message ?? '');
  const code = source?.response_code ?? '';
  if (code !== '') return failureOfIssuer(code);
  return /3-?D ?-?S/i.test(source?.message ?? '') ? 'three_d_secure_failed' : 'unspecified';
}
