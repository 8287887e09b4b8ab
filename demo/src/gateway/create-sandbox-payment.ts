import { randomUUID } from 'node:crypto';
import { cardCompanyOf, passesLuhn } from '@diyar/contract/values/card';
import { dateText } from '@diyar/contract/values/format';
import { z } from 'zod';
import { type Database, transact } from '../../../api/src/platform/db/database.ts';
import { enqueue } from '../../../api/src/platform/jobs/jobs.ts';
import { ofApplePay } from './apple-pay.ts';
import { APPROVED, EXPIRED, isExpired, issuerCodeOf, maskOf } from './card.ts';
import { GatewayError } from './gateway-error.ts';
import { sendWebhookJob } from './sandbox-gateway.jobs.ts';
import { insertSandboxPayment } from './sandbox-payment.queries.ts';
import type { SandboxPaymentRow } from './sandbox-payment.ts';
import { findToken, insertToken } from './sandbox-token.queries.ts';
import { mobileMaskOf, WALLET_REFUSALS } from './stc-pay.ts';

const Digits = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

const Card = z.object({
  type: z.literal('creditcard'),
  name: z.string("can't be blank").trim().min(1, "can't be blank").max(100, 'is too long'),
  number: Digits.transform((digits) => digits.replaceAll(/[ -]/g, ''))
    .refine((digits) => /^\d{16}$/.test(digits), 'must have 16 digits')
    .refine(passesLuhn, 'is not a valid credit card number'),
  month: Digits.refine((digits) => /^(0?[1-9]|1[0-2])$/.test(digits), 'is not a month').transform(Number),
  year: Digits.refine((digits) => /^(\d{2}|\d{4})$/.test(digits), 'is not a year').transform(Number),
  cvc: Digits.refine((digits) => /^\d{3}$/.test(digits), 'must have 3 digits'),
  save_card: z.boolean('is not a boolean').optional(),
});

const Kept = z.object({ type: z.literal('token'), token: z.string() });

const Wallet = z.object({
  type: z.literal('stcpay'),
  mobile: Digits.refine((digits) => /^05\d{8}$/.test(digits), 'is not a mobile number'),
});

/** What Apple's sheet gives, as text; the sandbox cannot open it and asks only that there is one. */
const ApplePay = z.object({
  type: z.literal('applepay'),
  token: z.string("can't be blank").min(1, "can't be blank"),
});

const NewPayment = z.object({
  given_id: z.uuid('is not a UUID').optional(),
  amount: z.int('is not an integer').min(100, 'must be 100 at least'),
  currency: z.literal('SAR', 'is not supported'),
  description: z.string().max(255, 'is too long').optional(),
  callback_url: z.url({ protocol: /^https?$/, error: 'is not a URL' }),
  source: z.discriminatedUnion('type', [Card, Wallet, ApplePay, Kept], 'is not supported'),
});

export interface CreateOptions {
  /** Where a callback may lead: a payment page must not send visitors to strangers. Anywhere for the shop's own server. */
  origins: readonly string[] | 'any';
  now: Date;
}

/**
 * Begins a payment: by card, to be decided on the 3-D Secure page, by STC Pay, to be decided by the code that its owner is
 * sent, or by Apple Pay, decided at once. Only masked numbers outlive this call.
 */
export async function createSandboxPayment(
  db: Database,
  body: unknown,
  { origins, now }: CreateOptions,
): Promise<SandboxPaymentRow> {
  const asked = parse(body);
  const { source } = asked;
  if (source.type === 'creditcard' && isExpired(source.month, source.year, dateText(now)))
    throw invalid('source.year', 'is expired');
  if (origins !== 'any' && !origins.includes(new URL(asked.callback_url).origin))
    throw invalid('callback_url', 'is of another site');
  const row = {
    id: asked.given_id ?? randomUUID(),
    status: 'initiated',
    amount: asked.amount,
    currency: asked.currency,
    description: asked.description ?? null,
    callback_url: asked.callback_url,
    ...(await ofSource(db, asked, now)),
    created_at: now,
    updated_at: now,
  };
  return transact(db, async (tx) => {
    const payment = await insertSandboxPayment(tx, row);
    if (source.type === 'applepay')
      await enqueue(tx, sendWebhookJob, { payment_id: payment.id, event_id: randomUUID() });
    return payment;
  });
}

async function ofSource(db: Database, { source, amount }: z.output<typeof NewPayment>, now: Date) {
  if (source.type === 'applepay') return ofApplePay(amount, now);
  if (source.type === 'stcpay') return ofWallet(source);
  if (source.type === 'creditcard') {
    const card = ofCard(source);
    return source.save_card ? { ...card, token: await keepCard(db, { ...card, ...source }, now) } : card;
  }
  const kept = await findToken(db, source.token);
  if (kept === undefined) throw invalid('source.token', 'is not found');
  const { company, name, number_masked } = kept;
  const isOver = isExpired(kept.month, kept.year, dateText(now));
  return { company, name, number_masked, issuer_code: isOver ? EXPIRED : kept.issuer_code };
}

/** Keeps a card as it may be kept: under a name of its own, without its number. */
function keepCard(
  db: Database,
  card: ReturnType<typeof ofCard> & { month: number; year: number },
  now: Date,
) {
  const { company, name, number_masked, issuer_code, month, year } = card;
  const fullYear = year < 100 ? 2000 + year : year;
  return insertToken(db, {
    company,
    name,
    number_masked,
    issuer_code,
    month,
    year: fullYear,
    created_at: now,
  });
}

function ofCard(source: z.output<typeof Card>) {
  return {
    company: cardCompanyOf(source.number),
    name: source.name,
    number_masked: maskOf(source.number),
    issuer_code: issuerCodeOf(source.number),
  };
}

/** A number that STC Pay does not take fails at once: nobody is sent a code. */
function ofWallet({ mobile }: z.output<typeof Wallet>) {
  const refusal = WALLET_REFUSALS[mobile];
  return {
    source_type: 'stcpay',
    company: '',
    name: '',
    number_masked: mobileMaskOf(mobile),
    issuer_code: APPROVED,
    otp_token: randomUUID(),
    ...(refusal && { status: 'failed', message: refusal }),
  };
}

function parse(body: unknown): z.output<typeof NewPayment> {
  const result = NewPayment.safeParse(body);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  throw new GatewayError('invalid_request_error', 'Validation Failed', errors);
}

function invalid(field: string, message: string): GatewayError {
  return new GatewayError('invalid_request_error', 'Validation Failed', { [field]: [message] });
}
