import { z } from 'zod';
import {
  failureOfIssuer,
  type GatewayPayment,
  type PaymentFailure,
  type PaymentGateway,
} from '../payments/payment-gateway.ts';

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
      company: z.string().nullish(),
      number: z.string().nullish(),
      message: z.string().nullish(),
      response_code: z.string().nullish(),
    })
    .nullish(),
});

const Page = z.object({
  payments: z.array(z.looseObject({ id: z.string() })),
  meta: z.object({ next_page: z.int().nullable() }),
});

/** Moyasar behind the port, to its published contract. Errors say what was asked and the status, nothing of a payer. */
export function createMoyasarPaymentGateway(options: MoyasarOptions): PaymentGateway {
  const payments = `${options.url.replace(/\/$/, '')}/payments`;
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(path.startsWith('?') ? `${payments}${path}` : `${payments}/${path}`, {
        ...init,
        // Without a name, a guard in front of Moyasar answers an HTML page.
        headers: { ...init.headers, authorization, accept: 'application/json', 'user-agent': 'diyar' },
        redirect: 'error',
        signal: AbortSignal.timeout(options.answerWithinMs ?? ANSWER_WITHIN_MS),
      });
    } catch (error) {
      throw new Error(`moyasar did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  async function find(paymentId: string): Promise<GatewayPayment | null> {
    const answer = await send(encodeURIComponent(paymentId));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`moyasar answered ${answer.status} for payment ${paymentId}`);
    return read(paymentId, await answer.json().catch(() => undefined));
  }

  return {
    name: 'moyasar',
    list: (span) => listAll(send, span),
    checkout: () => ({ gatewayUrl: payments, publishableKey: options.publishableKey }),
    fetch: find,
    refund: async (paymentId, { amount, refundId, left }) => {
      const told = await find(paymentId);
      if (told === null) throw new Error(`moyasar does not know payment ${paymentId}`);
      // Moyasar knows no refund by an id: what left the payment already tells whether this one went out before.
      if (told.amount - told.refunded <= left - amount) return;
      const answer = await send(`${encodeURIComponent(paymentId)}/refund`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount }),
      });
      if (!answer.ok) throw new Error(`moyasar answered ${answer.status} to refund ${refundId}`);
    },
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
  const answer = await send(`?${query}`);
  if (!answer.ok) throw new Error(`moyasar answered ${answer.status} for its payments`);
  const told = Page.safeParse(await answer.json().catch(() => undefined));
  if (!told.success) throw new Error('moyasar answered what nobody understands for its payments');
  const { payments, meta } = told.data;
  return { found: payments.map((one) => read(one.id, one)), next: meta.next_page };
}

function read(paymentId: string, body: unknown): GatewayPayment {
  const parsed = Payment.safeParse(body);
  if (!parsed.success || parsed.data.id !== paymentId)
    throw new Error(`moyasar answered what nobody understands for payment ${paymentId}`);
  const { id, status, amount, currency, refunded, source } = parsed.data;
  return {
    id,
    status: STATUSES[status],
    amount,
    currency,
    refunded,
    company: source?.company ?? null,
    last4: /\d{4}$/.exec(source?.number ?? '')?.[0] ?? null,
    failureCode: STATUSES[status] === 'failed' ? failureOf(source) : null,
  };
}

function failureOf(source: z.output<typeof Payment>['source']): PaymentFailure {
  const code = source?.response_code ?? '';
  if (code !== '') return failureOfIssuer(code);
  return /3-?D ?-?S/i.test(source?.message ?? '') ? 'three_d_secure_failed' : 'unspecified';
}
