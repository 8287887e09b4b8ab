import type { quoteChange, showChangeForm } from '@diyar/contract/booking/reservation-changes';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { z } from 'zod';
import type { Reader, Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { endText, startText } from '../quotes/make-quote.ts';
import { type AskedChange, makeChangeQuote } from '../quotes/quote-change.ts';
import { figuresAt } from '../settings/figures.ts';
import { changeCalendar, limitsOf } from './change-calendar.ts';
import { loadLife } from './load-life.ts';
import { findOnSide } from './reservation.queries.ts';
import { isChangeOver } from './reservation-change.ts';
import type { Life } from './reservation-life.ts';
import { refuseUnchangeable, unitOfChange, weighChange } from './weigh-change.ts';

interface Asker {
  number: string;
  accountId: string;
  lang: Lang;
  now: Date;
}

/** A booking of the caller that can be changed now. A change whose time is over does not stand in the way. Throws `not_found`, `state_changed`, `change_open`. */
async function changeable(reader: Reader, { number, accountId, now }: Asker): Promise<Life> {
  const reservation = await findOnSide(reader, 'guest', number, accountId);
  if (reservation === undefined) throw new Refusal('not_found');
  const life = await loadLife(reader, reservation);
  const isOver = life.change !== undefined && isChangeOver(life.change, now);
  const open = isOver ? { ...life, change: undefined, pending: 0 } : life;
  refuseUnchangeable(open, now);
  return open;
}

/** What of a booking can be changed, as it stands. Throws as `changeable` does, `not_available` where its unit is not let any more. */
export async function showChangeFormOf(
  reader: Reader,
  asker: Asker,
): Promise<z.input<typeof showChangeForm.data>> {
  const { lang, now } = asker;
  const { reservation } = await changeable(reader, asker);
  const unit = await unitOfChange(reader, reservation.unitId, now);
  const { terms, stay } = reservation;
  return {
    period: stay.period,
    start: startText(stay),
    end: endText(stay),
    has_begun: reservation.startsAt <= now,
    guests: terms.guests ?? 1,
    guests_max: unit.guests_max,
    services: unit.services.map(({ id, nameAr, nameEn, price, charge, mandatory }) => ({
      ...{ id, charge, mandatory },
      name: lang === 'ar' ? nameAr : nameEn,
      price: money(price),
      chosen: mandatory || terms.services.includes(id),
    })),
    unit_id: unit.unit_id,
    limits: limitsOf(unit.policy),
    ...(await changeCalendar(reader, unit, reservation, now)),
  };
}

/** Prices a change of a booking and says what it comes to. Throws as `changeable`, `makeChangeQuote` and `weighChange` do. */
export async function quoteChangeOf(
  tx: Tx,
  asker: Asker,
  asked: AskedChange,
): Promise<z.input<typeof quoteChange.data>> {
  const { lang, now } = asker;
  const life = await changeable(tx, asker);
  const { id, unitId, stay, terms, startsAt, createdAt } = life.reservation;
  const unit = await unitOfChange(tx, unitId, now);
  const booked = { reservationId: id, stay, terms, startsAt, bookedAt: createdAt };
  const { kept, shown } = await makeChangeQuote(tx, unit, booked, asked, lang, now);
  const weighed = weighChange(life, kept, await figuresAt(tx, now), now);
  const { rest } = weighed.terms;
  return {
    quote: shown,
    before: { total: money(terms.total), paid: money(life.kept) },
    pay: money(weighed.pay),
    back: money(weighed.back),
    rest: money(rest.amount),
    rest_due_at: rest.due_at === null ? null : riyadhIso(new Date(rest.due_at)),
    fee: money(weighed.fee),
    percent: weighed.percent,
    needs_answer: weighed.needsAnswer,
    answer_until: weighed.needsAnswer ? riyadhIso(weighed.answerUntil) : null,
  };
}
