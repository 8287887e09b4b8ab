import { groupedNumber } from '@diyar/contract/values/format';
import { feeOfPayment } from './sandbox-fees.ts';
import { type SandboxPaymentRow, statusAt } from './sandbox-payment.ts';
import type { SandboxTokenRow } from './sandbox-token.queries.ts';

/** Path of a payment's 3-D Secure page, on the site the gateway is part of. */
export function threeDSecurePath(paymentId: string): string {
  return `/sandbox-gateway/3ds/${paymentId}`;
}

function amountFormat(halalas: number): string {
  return `${groupedNumber(halalas / 100)} SAR`;
}

/** A payment in the shape of Moyasar's payment object (domain.md 5.1). */
export function presentSandboxPayment(payment: SandboxPaymentRow, now: Date) {
  const status = statusAt(payment, now);
  const isPaid = status === 'paid' || status === 'refunded';
  const isUnderWay = status === 'initiated';
  return {
    id: payment.id,
    status,
    amount: payment.amount,
    amount_format: amountFormat(payment.amount),
    fee: isPaid ? feeOfPayment(payment).fee : 0,
    currency: payment.currency,
    refunded: payment.refunded,
    refunded_format: amountFormat(payment.refunded),
    captured: isPaid ? payment.amount : 0,
    captured_at: isPaid ? (payment.paid_at?.toISOString() ?? null) : null,
    description: payment.description,
    callback_url: payment.callback_url,
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
    metadata: null,
    source: sourceOf(payment, isUnderWay),
  };
}

function sourceOf(payment: SandboxPaymentRow, isUnderWay: boolean) {
  if (payment.source_type === 'stcpay') return ofWallet(payment, isUnderWay);
  if (payment.source_type === 'applepay') return ofApplePay(payment);
  return ofCard(payment, isUnderWay);
}

/** Decided as it was begun: there is nowhere to go. */
function ofApplePay({ company, number_masked: number, message, response_code }: SandboxPaymentRow) {
  return { type: 'applepay', company, name: null, number, message, response_code, transaction_url: null };
}

function ofCard(payment: SandboxPaymentRow, isUnderWay: boolean) {
  return {
    type: 'creditcard',
    company: payment.company,
    name: payment.name,
    number: payment.number_masked,
    token: isUnderWay || payment.status === 'failed' ? null : payment.token,
    message: isUnderWay ? null : payment.message,
    transaction_url: isUnderWay ? threeDSecurePath(payment.id) : null,
    response_code: isUnderWay ? null : payment.response_code,
  };
}

function ofWallet(payment: SandboxPaymentRow, isUnderWay: boolean) {
  const proceed = `/sandbox-gateway/v1/stc_pays/${payment.id}/proceed?otp_token=${payment.otp_token}`;
  return {
    type: 'stcpay',
    mobile: payment.number_masked,
    reference_number: null,
    branch: null,
    cashier: null,
    message: isUnderWay ? null : payment.message,
    transaction_url: isUnderWay ? proceed : null,
  };
}

/** A kept card in the shape of Moyasar's token object. */
export function presentToken(token: SandboxTokenRow) {
  return {
    id: token.id,
    status: 'active',
    brand: token.company,
    funding: token.company === 'mada' ? 'debit' : 'credit',
    country: 'SA',
    month: String(token.month).padStart(2, '0'),
    year: String(token.year),
    name: token.name,
    last_four: token.number_masked.slice(-4),
    metadata: null,
    message: null,
    verification_url: null,
    created_at: token.created_at.toISOString(),
    updated_at: token.created_at.toISOString(),
  };
}
