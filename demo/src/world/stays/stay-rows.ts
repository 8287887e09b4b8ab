import type { UnitPolicy } from '../../../../api/src/availability/unit-policy.ts';
import { occupiedRange, type Range, type Stay, stayRange } from '../../../../api/src/calendar/stay.ts';
import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import type { StoredTerms } from '../../../../api/src/prices/price-stay.ts';
import { APPROVED, ISSUER_MESSAGES } from '../../gateway/card.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { Resident } from '../people/seed-people.ts';
import { isTaken, type LivedStep, later, paidAt, restPaidAt, type StayEnd, stepsOf } from './stay-life.ts';

/** A reservation of the world with everything decided: who, where, when, for how much, and how it ended. */
export interface BookedStay {
  id: string;
  key: string;
  unitId: string;
  spaceIds: readonly string[];
  guest: Resident & { name: string };
  hostAccountId: string;
  stay: Stay;
  policy: UnitPolicy;
  terms: StoredTerms;
  createdAt: Date;
  end: StayEnd;
}

/** Ids of the two dues, two payments and the refund a reservation can have. */
export interface MoneyIds {
  dueIds: readonly [string, string];
  paymentIds: readonly [string, string];
  refundId: string;
}

export interface StayFigures {
  holdSeconds: number;
  /** Start of the first run's day: nothing of the world happened after it. */
  now: Date;
}

const CARDS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['mada', '446404'],
  ['mada', '484783'],
  ['visa', '411111'],
  ['master', '521001'],
];

function reservationRows(booked: BookedStay, figures: StayFigures): Rows {
  const { stay, terms } = booked;
  const steps = stepsOf(booked, figures.holdSeconds / 60, figures.now);
  const { to: state, at: movedAt } = steps.at(-1) ?? { to: 'pending' as const, at: booked.createdAt };
  return {
    reservation: [
      {
        id: booked.id,
        quote_id: null,
        unit_id: booked.unitId,
        guest_account_id: booked.guest.accountId,
        host_account_id: booked.hostAccountId,
        period: stay.period,
        start_date: stay.startDate,
        end_date: stay.endDate,
        start_time: stay.startTime,
        end_time: stay.endTime,
        starts_at: new Date(terms.arrives_at),
        ends_at: new Date(terms.departs_at),
        state,
        method: 'card',
        hold_until: later(booked.createdAt, figures.holdSeconds / 60),
        total: terms.total,
        tax: terms.tax,
        down_payment: terms.down_payment,
        security_deposit: terms.security_deposit,
        terms: JSON.stringify(terms),
        created_at: booked.createdAt,
        answer_until: terms.instant ? null : later(paidAt(booked), 24 * 60),
        updated_at: movedAt,
      },
    ],
    reservation_transition: transitionsOf(booked, steps),
  };
}

function transitionsOf(
  booked: BookedStay,
  steps: readonly LivedStep[],
): NonNullable<Rows['reservation_transition']> {
  const { personId } = booked.guest;
  return steps.map(({ event, from, to, by, at, reason, settled }) => ({
    reservation_id: booked.id,
    from_state: from,
    to_state: to,
    event,
    person_id: by === 'guest' ? personId : null,
    at,
    reason,
    paid: settled?.paid ?? null,
    refund: settled?.refund ?? null,
  }));
}

const rangeText = ([from, to]: Range) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

function occupancyRows({ id, stay, policy, spaceIds, end }: BookedStay): Rows {
  if (!isTaken(end)) return {};
  return {
    occupancy: spaceIds.map((space_id) => ({
      space_id,
      during: rangeText(occupiedRange(stay, policy)),
      stay: rangeText(stayRange(stay, policy)),
      kind: stay.period === 1 ? ('hourly' as const) : ('stay' as const),
      reservation_id: id,
    })),
  };
}

interface Money {
  kind: 'down_payment' | 'rest';
  amount: number;
  dueAt: Date;
  cancelsAt?: Date;
  /** null: never paid. */
  at: Date | null;
}

/** The down payment, and the rest of a confirmed stay, paid or not yet. */
function moniesOf(booked: BookedStay, { holdSeconds, now }: StayFigures): Money[] {
  const { terms, end } = booked;
  const unpaid = end === 'lapsed' || end === 'canceled';
  const holdUntil = later(booked.createdAt, holdSeconds / 60);
  const first = {
    kind: 'down_payment',
    amount: terms.down_payment,
    dueAt: holdUntil,
    at: unpaid ? null : paidAt(booked),
  } as const;
  const { amount, due_at } = terms.rest;
  if (due_at === null || amount === 0 || (end !== 'finished' && end !== 'active')) return [first];
  const cancelsAt = later(new Date(terms.arrives_at), -24 * 60);
  return [first, { kind: 'rest', amount, dueAt: new Date(due_at), cancelsAt, at: restPaidAt(booked, now) }];
}

interface Card {
  company: string;
  start: string;
  last4: string;
}

/** Each guest pays with one card of their own. */
export function cardOf(name: string): Card {
  const rng = seeded(`card/${name}`);
  const [company, start] = rng.pick<readonly [string, string]>(CARDS);
  return { company, start, last4: String(rng.int(0, 9999)).padStart(4, '0') };
}

/** The payment as the sandbox gateway keeps it in its own books. */
export function gatewayRow(
  name: string,
  { company, start, last4 }: Card,
  id: string,
  amount: number,
  at: Date,
) {
  return {
    id,
    status: 'paid',
    amount,
    currency: 'SAR',
    callback_url: 'http://localhost/dashboard/reservations',
    company,
    name,
    number_masked: `${start.slice(0, 4)}-${start.slice(4)}XX-XXXX-${last4}`,
    message: ISSUER_MESSAGES[APPROVED] ?? '',
    issuer_code: APPROVED,
    response_code: APPROVED,
    paid_at: at,
    created_at: later(at, -1),
    updated_at: at,
  };
}

/** Halalas of a down payment that went back. */
function refundedOf(booked: BookedStay, kind: Money['kind'], figures: StayFigures): number {
  if (kind === 'rest') return 0;
  return stepsOf(booked, figures.holdSeconds / 60, figures.now).at(-1)?.settled?.refund ?? 0;
}

/** A due and, once paid, its payment in both books and the movement in the ledger. */
function paymentRows(
  booked: BookedStay,
  money: Money,
  figures: StayFigures,
  [dueId, id]: [string, string],
): Rows {
  const { kind, amount, at } = money;
  const { dueAt: due_at, cancelsAt: cancels_at = null } = money;
  const due = [{ id: dueId, reservation_id: booked.id, kind, amount, due_at, cancels_at }];
  if (at === null) return { due };
  const card = cardOf(booked.guest.name);
  return {
    due,
    payment: [
      {
        id,
        due_id: dueId,
        method: 'card',
        gateway: 'sandbox',
        amount,
        received: amount,
        state: 'settled',
        card_company: card.company,
        card_last4: card.last4,
        created_at: later(at, -1),
        closed_at: at,
      },
    ],
    ledger_entry: [
      {
        kind: 'payment_settled',
        debit: 'gateway',
        credit: 'reservation_funds',
        credit_party_id: booked.hostAccountId,
        amount,
        reservation_id: booked.id,
        payment_id: id,
        at,
      },
    ],
    'sandbox_gateway.payment': [
      { ...gatewayRow(booked.guest.name, card, id, amount, at), refunded: refundedOf(booked, kind, figures) },
    ],
  };
}

/** The money a cancelled stay gave back, sent to the card within minutes, in both books. */
function refundRows(booked: BookedStay, paymentId: string, refundId: string, figures: StayFigures): Rows {
  const last = stepsOf(booked, figures.holdSeconds / 60, figures.now).at(-1);
  const amount = last?.settled?.refund ?? 0;
  if (last === undefined || amount === 0) return {};
  const reasons = {
    guest_cancel: 'guest_cancelled',
    host_cancel: 'host_cancelled',
    decline: 'declined',
  } as const;
  const reason = reasons[last.event as keyof typeof reasons];
  const of = { amount, reservation_id: booked.id, payment_id: paymentId, refund_id: refundId, at: last.at };
  const [host, guest] = [booked.hostAccountId, booked.guest.accountId];
  return {
    refund: [
      {
        id: refundId,
        payment_id: paymentId,
        amount,
        reason,
        state: 'done',
        created_at: last.at,
        done_at: last.at,
      },
    ],
    'sandbox_gateway.refund': [{ id: refundId, payment_id: paymentId, amount, created_at: last.at }],
    ledger_entry: [
      {
        ...of,
        kind: 'refund_owed',
        debit: 'reservation_funds',
        debit_party_id: host,
        credit: 'refunds_payable',
        credit_party_id: guest,
      },
      { ...of, kind: 'refund_paid', debit: 'refunds_payable', debit_party_id: guest, credit: 'gateway' },
    ],
  };
}

/** Every row of a reservation: itself, its history, its slot and its money. */
export function stayRows(booked: BookedStay, ids: MoneyIds, figures: StayFigures): Rows[] {
  const money = moniesOf(booked, figures).map((one, n) =>
    paymentRows(booked, one, figures, [ids.dueIds[n] ?? '', ids.paymentIds[n] ?? '']),
  );
  const refund = refundRows(booked, ids.paymentIds[0], ids.refundId, figures);
  return [reservationRows(booked, figures), occupancyRows(booked), ...money, refund];
}
