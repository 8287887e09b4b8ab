import { riyadhIso } from '@diyar/contract/format';
import { money } from '@diyar/contract/money';
import type { ReservationCard, Reservation as Shown } from '@diyar/contract/reservations';
import type { Lang } from '@diyar/messages/messages';
import type { PaymentView } from '../dues/payments-of.ts';
import { presentPhoto } from '../photos/photo.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import { presentTerms } from '../quotes/present-terms.ts';
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
export function presentCard(row: ViewRow, paid: number, side: 'guest' | 'host', lang: Lang): ReservationCard {
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
    paid: money(paid),
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
  paid: number;
  history: HistoryRow[];
}

/** Which card a guest tried, and why their bank said no, is between the guest and us: the host sees what was paid. */
function paymentsFor(side: 'guest' | 'host', payments: PaymentView[]): Shown['payments'] {
  const seen = side === 'guest' ? payments : payments.filter(({ state }) => state === 'settled');
  return seen.map((payment) => ({
    id: payment.id,
    state: payment.state,
    amount: money(payment.amount),
    card: side === 'guest' ? payment.card : null,
    failure: payment.failure,
    refunded: money(payment.refunded),
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
  const held = side === 'guest' && row.state === 'pending';
  return {
    ...presentCard(row, details.paid, side, lang),
    side,
    terms: presentTerms(terms, lang),
    cancellation: terms.cancellation,
    directions: directionsOf(row, lang),
    payments: paymentsFor(side, details.payments),
    history: details.history.map(({ from_state, to_state, event, at }) => ({
      from: from_state,
      to: to_state,
      event,
      at: riyadhIso(at),
    })),
    abilities: { pay: held, cancel: held },
  };
}
