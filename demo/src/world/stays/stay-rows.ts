import type { UnitPolicy } from '../../../../api/src/availability/unit-policy.ts';
import { occupiedRange, type Range, type Stay, stayRange } from '../../../../api/src/calendar/stay.ts';
import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import type { StoredTerms } from '../../../../api/src/prices/price-stay.ts';
import { APPROVED, ISSUER_MESSAGES } from '../../gateway/card.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { Resident } from '../people/seed-people.ts';

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
  /** Unpaid ones end as lapsed or canceled and take no slot. */
  end: 'finished' | 'active' | 'lapsed' | 'canceled';
}

/** Ids of the two dues and two payments a reservation can have. */
export interface MoneyIds {
  dueIds: readonly [string, string];
  paymentIds: readonly [string, string];
}

export interface StayFigures {
  holdSeconds: number;
  /** Start of the first run's day: nothing of the world happened after it. */
  now: Date;
}

const MINUTE_MS = 60_000;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
const CARDS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['mada', '446404'],
  ['mada', '484783'],
  ['visa', '411111'],
  ['master', '521001'],
];

function paidAt(booked: BookedStay): Date {
  return later(booked.createdAt, seeded(`paid/${booked.key}`).int(2, 11));
}

function endedAt(booked: BookedStay, { holdSeconds }: StayFigures): Date {
  if (booked.end === 'finished') return later(new Date(booked.terms.departs_at), 1);
  if (booked.end === 'lapsed') return later(booked.createdAt, holdSeconds / 60);
  return booked.end === 'canceled' ? later(booked.createdAt, 6) : paidAt(booked);
}

function reservationRows(booked: BookedStay, figures: StayFigures): Rows {
  const { stay, terms } = booked;
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
        state: booked.end,
        method: 'card',
        hold_until: later(booked.createdAt, figures.holdSeconds / 60),
        total: terms.total,
        tax: terms.tax,
        down_payment: terms.down_payment,
        security_deposit: terms.security_deposit,
        terms: JSON.stringify(terms),
        created_at: booked.createdAt,
        updated_at: endedAt(booked, figures),
      },
    ],
    reservation_transition: transitionsOf(booked, figures),
  };
}

function transitionsOf(
  booked: BookedStay,
  figures: StayFigures,
): NonNullable<Rows['reservation_transition']> {
  const { personId } = booked.guest;
  const of = { reservation_id: booked.id };
  const held = {
    ...of,
    from_state: null,
    to_state: 'pending',
    event: 'hold',
    person_id: personId,
    at: booked.createdAt,
  } as const;
  const ended = endedAt(booked, figures);
  if (booked.end === 'lapsed') {
    return [
      held,
      { ...of, from_state: 'pending', to_state: 'lapsed', event: 'lapse', person_id: null, at: ended },
    ];
  }
  if (booked.end === 'canceled') {
    return [
      held,
      { ...of, from_state: 'pending', to_state: 'canceled', event: 'cancel', person_id: personId, at: ended },
    ];
  }
  const paid = {
    ...of,
    from_state: 'pending',
    to_state: 'active',
    event: 'pay',
    person_id: null,
    at: paidAt(booked),
  } as const;
  if (booked.end === 'active') return [held, paid];
  return [
    held,
    paid,
    { ...of, from_state: 'active', to_state: 'finished', event: 'finish', person_id: null, at: ended },
  ];
}

const rangeText = ([from, to]: Range) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

function occupancyRows({ id, stay, policy, spaceIds, end }: BookedStay): Rows {
  if (end === 'lapsed' || end === 'canceled') return {};
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
  /** null: never paid. */
  at: Date | null;
}

/** The down payment, and the rest once it was due through Diyar. */
function moniesOf(booked: BookedStay, { holdSeconds, now }: StayFigures): Money[] {
  const { terms } = booked;
  const unpaid = booked.end === 'lapsed' || booked.end === 'canceled';
  const holdUntil = later(booked.createdAt, holdSeconds / 60);
  const first = {
    kind: 'down_payment',
    amount: terms.down_payment,
    dueAt: holdUntil,
    at: unpaid ? null : paidAt(booked),
  } as const;
  const restAt = terms.rest.due_at === null ? null : new Date(terms.rest.due_at);
  if (unpaid || restAt === null || restAt > now || terms.rest.amount === 0) return [first];
  const restPaid = new Date(Math.max(later(restAt, -300).getTime(), later(paidAt(booked), 5).getTime()));
  return [first, { kind: 'rest', amount: terms.rest.amount, dueAt: restAt, at: restPaid }];
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

/** A due and, once paid, its payment in both books and the movement in the ledger. */
function paymentRows(booked: BookedStay, money: Money, dueId: string, id: string): Rows {
  const { kind, amount, at } = money;
  const due = [{ id: dueId, reservation_id: booked.id, kind, amount, due_at: money.dueAt }];
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
    'sandbox_gateway.payment': [gatewayRow(booked.guest.name, card, id, amount, at)],
  };
}

/** Every row of a reservation: itself, its history, its slot and its money. */
export function stayRows(booked: BookedStay, ids: MoneyIds, figures: StayFigures): Rows[] {
  const money = moniesOf(booked, figures).map((one, n) =>
    paymentRows(booked, one, ids.dueIds[n] ?? '', ids.paymentIds[n] ?? ''),
  );
  return [reservationRows(booked, figures), occupancyRows(booked), ...money];
}
