import type { Selectable } from 'kysely';
import type { SandboxGatewayPayment } from '../../../api/src/platform/db/schema.generated.ts';
import { APPROVED, CLOSED_SINCE, ISSUER_MESSAGES } from './card.ts';

export type SandboxPaymentRow = Selectable<SandboxGatewayPayment>;

/** The visitor's choice on the 3-D Secure page. */
export const VERDICTS = ['approve', 'decline', 'slow', 'lost'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How long a slow approval keeps everybody waiting. */
const SLOW_MS = 20_000;

const NOT_AUTHENTICATED = '3-D Secure transaction attempt failed (Not Authenticated)';

/** How it stands at `now`: approved slowly, it counts as paid only when its instant has come. */
export function statusAt(
  payment: SandboxPaymentRow,
  now: Date,
): 'initiated' | 'paid' | 'failed' | 'refunded' {
  if (payment.status === 'failed') return 'failed';
  if (payment.paid_at === null || payment.paid_at > now) return 'initiated';
  return payment.refunded === payment.amount ? 'refunded' : 'paid';
}

/** Whether a bank's page decides it. */
export function isOfCard(payment: SandboxPaymentRow): boolean {
  return payment.source_type === 'creditcard';
}

/** Whether the visitor has answered on the 3-D Secure page; the first answer stands. */
export function isAnswered(payment: SandboxPaymentRow): boolean {
  return payment.status !== 'initiated';
}

export interface Outcome {
  status: 'paid' | 'failed';
  response_code: string | null;
  message: string;
  paid_at: Date | null;
}

/** Returns a payment's next state, from the visitor's answer and, when that is yes, the answer of the card's bank. */
export function outcomeOf(payment: SandboxPaymentRow, verdict: Verdict, now: Date): Outcome {
  if (verdict === 'decline')
    return { status: 'failed', response_code: null, message: NOT_AUTHENTICATED, paid_at: null };
  const code = payment.issuer_code === CLOSED_SINCE ? APPROVED : payment.issuer_code;
  const message = ISSUER_MESSAGES[code] ?? code;
  if (code !== APPROVED) return { status: 'failed', response_code: code, message, paid_at: null };
  const paidAt = verdict === 'slow' ? new Date(now.getTime() + SLOW_MS) : now;
  return { status: 'paid', response_code: code, message, paid_at: paidAt };
}
