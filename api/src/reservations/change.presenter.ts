import type { ChangedStay } from '@diyar/contract/booking/reservations';
import type { ReservationChange as Shown } from '@diyar/contract/values/change-view';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { Stay } from '../calendar/stay.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import { endText, startText } from '../quotes/make-quote.ts';
import { presentTerms } from '../quotes/present-terms.ts';
import type { OpenChange, ReservationChange } from './reservation-change.ts';
import { type Life, moneyOfOpenChange } from './reservation-life.ts';

function timesOf(stay: Stay, terms: StoredTerms) {
  return {
    start: startText(stay),
    end: endText(stay),
    arrives_at: riyadhIso(new Date(terms.arrives_at)),
    departs_at: riyadhIso(new Date(terms.departs_at)),
  };
}

function sideOf(stay: Stay, terms: StoredTerms, lang: Lang): Shown['before'] {
  return {
    ...timesOf(stay, terms),
    guests: terms.guests ?? null,
    services: terms.lines.flatMap((line) => {
      const name = lang === 'ar' ? line.name_ar : line.name_en;
      return line.code === 'service' && name !== null ? [name] : [];
    }),
    total: money(terms.total),
  };
}

/** A change as it leaves; one whose time is over reads as ended, whether or not anything has ended it yet. */
export function presentChange(change: ReservationChange, lang: Lang, now: Date): Shown {
  const { state, waitUntil, closedAt } = change;
  const isOver = closedAt === null && waitUntil !== null && waitUntil <= now;
  const ended = state === 'unpaid' ? 'lapsed' : 'unanswered';
  return {
    state: isOver ? ended : state,
    before: sideOf(change.oldStay, change.oldTerms, lang),
    after: sideOf(change.newStay, change.newTerms, lang),
    pay: money(change.pay),
    back: money(change.back),
    needs_answer: change.needsAnswer,
    wait_until: closedAt === null && !isOver && waitUntil !== null ? riyadhIso(waitUntil) : null,
    reason: change.reason,
    asked_at: riyadhIso(change.askedAt),
  };
}

/** A booking as its unpaid change makes it once the difference is paid. */
export function presentChangedStay(life: Life, change: OpenChange, lang: Lang): ChangedStay {
  const { terms, fee, percent } = moneyOfOpenChange({ ...life, pending: change.pay }, change);
  return {
    ...timesOf(change.newStay, terms),
    terms: presentTerms(terms, lang),
    paid: money(life.kept),
    fee: money(fee),
    percent,
  };
}
