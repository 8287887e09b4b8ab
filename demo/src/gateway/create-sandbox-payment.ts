import { randomUUID } from 'node:crypto';
import { cardCompanyOf, passesLuhn } from '@diyar/contract/card';
import { dateText } from '@diyar/contract/format';
import { z } from 'zod';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { APPROVED, isExpired, issuerCodeOf, maskOf } from './card.ts';
import { GatewayError } from './gateway-error.ts';
import { insertSandboxPayment } from './sandbox-payment.queries.ts';
import type { SandboxPaymentRow } from './sandbox-payment.ts';
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
});

const Wallet = z.object({
  type: z.literal('stcpay'),
  mobile: Digits.refine((digits) => /^05\d{8}$/.test(digits), 'is not a mobile number'),
});

const NewPayment = z.object({
  given_id: z.uuid('is not a UUID').optional(),
  amount: z.int('is not an integer').min(100, 'must be 100 at least'),
  currency: z.literal('SAR', 'is not supported'),
  description: z.string().max(255, 'is too long').optional(),
  callback_url: z.url({ protocol: /^https?$/, error: 'is not a URL' }),
  source: z.discriminatedUnion('type', [Card, Wallet], 'is not supported'),
});

export interface CreateOptions {
  /** Where a callback may lead: a payment page must not send visitors to strangers. */
  origins: readonly string[];
  now: Date;
}

/**
 * Begins a payment: by card, to be decided on the 3-D Secure page, or by STC Pay, to be decided by the code that its owner is
 * sent. Only masked numbers outlive this call.
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
  if (!origins.includes(new URL(asked.callback_url).origin))
    throw invalid('callback_url', 'is of another site');
  return insertSandboxPayment(db, {
    id: asked.given_id ?? randomUUID(),
    status: 'initiated',
    amount: asked.amount,
    currency: asked.currency,
    description: asked.description ?? null,
    callback_url: asked.callback_url,
    ...(source.type === 'creditcard' ? ofCard(source) : ofWallet(source)),
    created_at: now,
    updated_at: now,
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
