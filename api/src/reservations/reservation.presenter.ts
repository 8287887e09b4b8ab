import type { ReservationCard, Reservation as Shown } from '@diyar/contract/booking/reservations';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { ReservationStep } from '@diyar/contract/values/reservation-step';
import type { Lang } from '@diyar/messages/messages';
import type { PaidSums, PaymentView } from '../dues/payments-of.ts';
import type { ShownFee } from '../fees/settle-fee.ts';
import { presentPhoto } from '../photos/photo.ts';
import { depositAtOnce, type StoredTerms } from '../prices/price-stay.ts';
import { stepsOfPaid } from '../prices/refund-steps.ts';
import { presentTerms } from '../quotes/present-terms.ts';
import { presentChange, presentChangedStay } from './change.presenter.ts';
import { isHeld } from './reservation.ts';
import { isChangeOver, type ReservationChange } from './reservation-change.ts';
import {
  type Life,
  NEEDS_REASON,
  openSteps,
  policyNow,
  refundOf,
  type Step,
  stepFrom,
} from './reservation-life.ts';
import type { HistoryRow, ViewRow } from './reservation-views.queries.ts';

function inLang(row: { ar: string | null; en: string | null }, lang: Lang): { text: string; lang: Lang } {
  const [first, second] = lang === 'ar' ? [row.ar, row.en] : [row.en, row.ar];
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  return first === null ? { text: second ?? '', lang: other } : { text: first, lang };
}

function place(slug: string, ar: string, en: string, lang: Lang): { slug: string; name: string } {
  return { slug, name: lang === 'ar' ? ar : en };
}

function photoOf(row: ViewRow): ReservationCard['ad']['photo'] {
  const { photo_id: id, photo_placeholder: placeholder, photo_colour: colour } = row;
  return id === null || colour === null ? null : presentPhoto({ id, placeholder, colour, is_main: true });
}

function endOf(date: string, time: string | null): string {
  return time === null ? date : `${date}T${time}`;
}

/** The fields of a reservation's card that leave; the other side's phone is not among them. */
export function presentCard(
  row: ViewRow,
  paid: PaidSums | undefined,
  side: 'guest' | 'host',
  lang: Lang,
): ReservationCard {
  const title = inLang({ ar: row.title_ar, en: row.title_en }, lang);
  const other =
    side === 'guest'
      ? { id: row.host_number, name: row.host_name }
      : { id: row.guest_number, name: row.guest_name };
  return {
    id: String(row.number),
    state: row.state,
    period: row.period,
    start: endOf(row.start_date, row.start_time),
    end: endOf(row.end_date, row.end_time),
    arrives_at: riyadhIso(row.starts_at),
    departs_at: riyadhIso(row.ends_at),
    hold_until: row.state === 'pending' && row.hold_until !== null ? riyadhIso(row.hold_until) : null,
    total: money(row.total),
    paid: money(paid?.kept ?? 0),
    returned: money(paid?.returned ?? 0),
    ad: {
      id: row.ad_is_live && row.ad_number !== null ? String(row.ad_number) : null,
      title: title.text,
      title_lang: title.lang,
      photo: photoOf(row),
      category: place(row.category_slug, row.category_ar, row.category_en, lang),
      city: place(row.city_slug, row.city_ar, row.city_en, lang),
      district: place(row.district_slug, row.district_ar, row.district_en, lang),
    },
    unit_id: row.unit_id,
    other: { id: String(other.id), name: other.name },
    created_at: riyadhIso(row.created_at),
  };
}

export interface Details {
  payments: PaymentView[];
  paid: PaidSums | undefined;
  history: HistoryRow[];
  life: Life;
  /** Its viewer may still evaluate it, and has not. */
  isEvaluable: boolean;
  changes: ReservationChange[];
  /** Undefined for its guest, and where no share is set. */
  fee: ShownFee | undefined;
  transfer: Shown['transfer'];
  deposit: Shown['deposit'];
  now: Date;
}

function dueKindOf({ dueKind }: PaymentView): Shown['payments'][number]['due_kind'] {
  if (dueKind === 'purchase') throw new Error('a payment of a reservation is for no purchase');
  return dueKind;
}

/** Which card a guest tried, and why their bank said no, is between the guest and us: the host sees what was paid. */
function paymentsFor(side: 'guest' | 'host', payments: PaymentView[]): Shown['payments'] {
  const seen = side === 'guest' ? payments : payments.filter(({ state }) => state === 'settled');
  return seen.map((payment) => ({
    id: payment.id,
    state: payment.state,
    method: payment.method,
    amount: money(payment.amount),
    card: side === 'guest' ? payment.card : null,
    failure: payment.failure,
    due_id: payment.dueId,
    due_kind: dueKindOf(payment),
    is_deposit: payment.isDeposit,
    refunded: money(payment.refunded),
    returning: money(payment.returning),
    created_at: riyadhIso(payment.createdAt),
  }));
}

/** How to arrive: told to both sides while the stay is secured, to nobody before and after. */
function directionsOf(row: ViewRow, lang: Lang): Shown['directions'] {
  const { directions_ar: ar, directions_en: en } = row;
  return row.state === 'active' && (ar !== null || en !== null) ? inLang({ ar, en }, lang) : null;
}

/** One reservation whole, with what its viewer may do. */
export function presentReservation(
  row: ViewRow,
  details: Details,
  side: 'guest' | 'host',
  lang: Lang,
): Shown {
  const terms = row.terms as StoredTerms;
  const { life, now } = details;
  const steps = openSteps(life, side, now);
  const due = dueOf(life, lang, now);
  return {
    ...presentCard(row, details.paid, side, lang),
    side,
    terms: presentTerms({ ...terms, refunds: refundsOf(terms, life) }, lang),
    cancellation: terms.cancellation,
    directions: directionsOf(row, lang),
    payments: paymentsFor(side, details.payments),
    history: details.history.map(presentHistory),
    fee: details.fee === undefined ? null : presentFee(details.fee),
    ejar_contract: life.reservation.ejarContract,
    terms_version: row.terms_version,
    answer_until: row.state === 'waiting_for_approval' ? isoOf(life.reservation.answerUntil) : null,
    due,
    transfer: details.transfer,
    deposit: details.deposit,
    steps: steps.map((step) => presentStep(step, life, now)),
    changes: details.changes.map((change) => presentChange(change, lang, now)),
    abilities: {
      pay: side === 'guest' && due !== null && details.transfer?.state !== 'review',
      cancel: side === 'guest' && steps.some(({ to }) => to === 'canceled'),
      change: side === 'guest' && isChangeable(life, now),
      evaluate: details.isEvaluable,
    },
  };
}

/** The steps that were promised; of all that is paid where the rest came before it fell due. */
function refundsOf(terms: StoredTerms, { kept, reservation }: Life): StoredTerms['refunds'] {
  const paid = kept - (terms.kept_for_changes ?? 0);
  const isPaidEarly = reservation.state === 'active' && terms.rest.due_at !== null && paid >= terms.total;
  return isPaidEarly ? stepsOfPaid(terms.refunds, paid) : terms.refunds;
}

/** A confirmed stay that is not over; one change after the other. */
function isChangeable({ reservation, change }: Life, now: Date): boolean {
  const isFree = change === undefined || isChangeOver(change, now);
  return reservation.state === 'active' && now < reservation.endsAt && isFree;
}

const isoOf = (instant: Date | null) => instant && riyadhIso(instant);

function presentHistory({ from_state, to_state, event, at, reason, paid, refund }: HistoryRow) {
  return {
    from: from_state,
    to: to_state,
    event,
    by: stepFrom(from_state, event)?.by ?? 'clock',
    at: riyadhIso(at),
    reason,
    settled:
      paid === null || refund === null
        ? null
        : { paid: money(paid), refund: money(refund), kept: money(paid - refund) },
  };
}

function presentFee({ basisPoints, vatBasisPoints, amount, vat, base, isTaken }: ShownFee): Shown['fee'] {
  return {
    percent: basisPoints / 100,
    vat_percent: vatBasisPoints / 100,
    amount: money(amount),
    vat: money(vat),
    sum: money(amount + vat),
    net: money(base - amount - vat),
    taken: isTaken,
  };
}

/** What is to be paid next: the down payment of a hold, the difference of a change, the rest of a confirmed stay. */
function dueOf(life: Life, lang: Lang, now: Date): Shown['due'] {
  const { reservation, rest, change } = life;
  const { holdUntil, downPayment, state, terms } = reservation;
  if (isHeld(reservation, now) && holdUntil !== null) {
    const due_at = riyadhIso(holdUntil);
    const amounts = amountsOf(downPayment, depositAtOnce(terms));
    return { kind: 'down_payment', ...amounts, due_at, cancels_at: due_at, change: null };
  }
  if (state === 'active' && change?.state === 'unpaid' && !isChangeOver(change, now)) {
    const amounts = amountsOf(change.pay, 0);
    const changed = presentChangedStay(life, change, lang);
    const due_at = riyadhIso(change.waitUntil);
    return { kind: 'difference', ...amounts, due_at, cancels_at: null, change: changed };
  }
  if (state !== 'active' || rest === undefined) return null;
  const { amount, deposit, dueAt, cancelsAt } = rest;
  const kind = amount === 0 ? 'security_deposit' : 'rest';
  const times = { due_at: riyadhIso(dueAt), cancels_at: isoOf(cancelsAt) };
  return { kind, ...amountsOf(amount, deposit), ...times, change: null };
}

/** All that is paid at once, and what of it is the deposit. */
function amountsOf(amount: number, deposit: number) {
  return { amount: money(amount + deposit), deposit: deposit === 0 ? null : money(deposit) };
}

function presentStep(step: Step, life: Life, now: Date): ReservationStep {
  const refund = refundOf(step, life, now);
  const policy = policyNow(step, life, now);
  return {
    event: step.event,
    to: step.to,
    refund: money(refund),
    kept: money(Math.max(0, life.kept + life.pending - refund)),
    percent: policy?.percent ?? null,
    until: policy?.until == null ? null : riyadhIso(new Date(policy.until)),
    needs_reason: NEEDS_REASON.has(step.event),
    says_refund: step.gives === 'as_said',
  };
}
