import type { StoredTerms } from '../../../../api/src/prices/price-stay.ts';
import { refundAt } from '../../../../api/src/prices/refund-steps.ts';
import { LIFE } from '../../../../api/src/reservations/reservation-life.ts';
import { seeded } from '../../scenes/kit/rng.ts';

/** How a reservation of the world stands in the end. Unpaid ones lapse or are canceled; paid ones may be declined or cancelled too. */
export type StayEnd =
  | 'finished'
  | 'active'
  | 'waiting'
  | 'lapsed'
  | 'canceled'
  | 'guest_cancel'
  | 'host_cancel'
  | 'decline';

type Step = (typeof LIFE)[number];

/** One step that a reservation of the world took. */
export interface LivedStep {
  event: Step['event'];
  from: Step['from'];
  to: Step['to'];
  by: Step['by'];
  at: Date;
  reason: string | null;
  /** Halalas paid until then, and given back; null for steps that give nothing back. */
  settled: { paid: number; refund: number } | null;
}

export interface Lived {
  key: string;
  terms: StoredTerms;
  createdAt: Date;
  end: StayEnd;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Whether a stay takes its dates. */
export function isTaken(end: StayEnd): boolean {
  return end === 'finished' || end === 'active' || end === 'waiting';
}

export function paidAt(lived: Pick<Lived, 'key' | 'createdAt'>): Date {
  return later(lived.createdAt, seeded(`paid/${lived.key}`).int(2, 11));
}

/** When a rest was paid; null while it is not. Most guests pay it soon after booking, some wait until it is due. */
export function restPaidAt(lived: Lived, now: Date): Date | null {
  const { terms, end, key } = lived;
  if (terms.rest.due_at === null || terms.rest.amount === 0) return null;
  if (end !== 'finished' && end !== 'active') return null;
  const wait = 24 * HOUR_MS + seeded(`rest/${key}`).int(1, 600) * MINUTE_MS;
  const soon = new Date(paidAt(lived).getTime() + wait);
  if (seeded(`early/${key}`).chance(0.8) && soon < now && soon < new Date(terms.rest.due_at)) return soon;
  const due = new Date(terms.rest.due_at);
  if (due > now) return null;
  return new Date(Math.max(later(due, -300).getTime(), later(paidAt(lived), 5).getTime()));
}

const REASONS = {
  guest_cancel: ['تغيّرت خطة السفر', null, 'ظرف عائلي', null],
  host_cancel: ['عطل في التكييف يحتاج إلى أيام', 'تسرّب مياه في الوحدة'],
  decline: ['الوحدة محجوزة لصيانة دورية', 'عدد الضيوف أكبر مما نستقبل'],
} as const;

/** Every step of a reservation until the first run, in order. */
export function stepsOf(lived: Lived, holdMinutes: number, now: Date): LivedStep[] {
  const { terms, createdAt, end, key } = lived;
  const paid = paidAt(lived);
  const before = (at: Date) => new Date(Math.min(at.getTime(), now.getTime() - MINUTE_MS));
  const rng = seeded(`life/${key}`);
  if (end === 'lapsed')
    return [step('hold', null, createdAt), step('lapse', 'pending', later(createdAt, holdMinutes))];
  if (end === 'canceled')
    return [step('hold', null, createdAt), step('cancel', 'pending', later(createdAt, 6))];
  const begun = [step('hold', null, createdAt), step(terms.instant ? 'pay' : 'ask', 'pending', paid)];
  if (end === 'waiting') return begun;
  const answered = before(new Date(paid.getTime() + rng.int(20, 400) * MINUTE_MS));
  if (end === 'decline') return [...begun, settled('decline', lived, answered, rng.pick(REASONS.decline))];
  if (!terms.instant) begun.push(step('accept', 'waiting_for_approval', answered));
  if (end === 'guest_cancel' || end === 'host_cancel') {
    const last = Math.min(now.getTime(), Date.parse(terms.arrives_at)) - MINUTE_MS;
    const from = terms.instant ? paid : answered;
    const at = new Date(from.getTime() + (last - from.getTime()) * rng.range(0.2, 0.9));
    return [...begun, settled(end, lived, at, rng.pick(REASONS[end]))];
  }
  const rest = restPaidAt(lived, now);
  if (rest !== null)
    begun.push(step('pay_rest', 'active', new Date(Math.max(rest.getTime(), answered.getTime()))));
  if (end === 'finished') begun.push(step('finish', 'active', later(new Date(terms.departs_at), 1)));
  return begun;
}

function step(event: Step['event'], from: Step['from'], at: Date): LivedStep {
  const found = LIFE.find((one) => one.event === event && one.from === from);
  if (found === undefined) throw new Error(`nothing ${event} from ${from}`);
  return { event, from, to: found.to, by: found.by, at, reason: null, settled: null };
}

/** A step that gives back what the rules give: all, or what the policy says. */
function settled(
  event: 'guest_cancel' | 'host_cancel' | 'decline',
  { terms }: Lived,
  at: Date,
  reason: string | null,
) {
  const paid = terms.down_payment;
  const refund = event === 'guest_cancel' ? refundAt(terms.refunds, paid, at).amount : paid;
  const from = event === 'decline' ? 'waiting_for_approval' : 'active';
  return { ...step(event, from, at), reason, settled: { paid, refund } };
}
