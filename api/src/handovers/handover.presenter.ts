import type { Handover } from '@diyar/contract/booking/handovers';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { CalendarEvent } from '../calendar/write-ical.ts';
import { localPhone, worldPhone } from '../phones/written-phone.ts';
import type { HandoverRow } from './handover.queries.ts';
import { codeToldFrom, type ToldStay, tellsCode, tellsContact, tellsPlace } from './handover.ts';

export function stayOf(row: HandoverRow): ToldStay {
  return { state: row.state, startDate: row.start_date, endsAt: row.ends_at };
}

type OwnText = { text: string; lang: Lang };

function ownText(ar: string | null, en: string | null, lang: Lang): OwnText | null {
  const texts = { ar, en };
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  if (texts[lang] !== null) return { text: texts[lang], lang };
  return texts[other] === null ? null : { text: texts[other], lang: other };
}

/** The fields that may leave at `now`, for one side of the stay. */
export function presentHandover(row: HandoverRow, lang: Lang, now: Date): Handover {
  const stay = stayOf(row);
  const isTold = tellsPlace(stay);
  return {
    side: row.side,
    contact: tellsContact(stay, now) ? contactOf(row, lang) : null,
    place: isTold ? placeOf(row) : null,
    directions: isTold ? ownText(row.directions_ar, row.directions_en, lang) : null,
    house_rules: isTold ? ownText(row.house_rules_ar, row.house_rules_en, lang) : null,
    code: codeOf(row, stay, now),
    has_calendar: isTold,
  };
}

function contactOf(row: HandoverRow, lang: Lang): Handover['contact'] {
  if (row.other_phone === null) return null;
  const phone = worldPhone(row.other_phone);
  const text = translatorOf(lang)('bookingAfter.whatsappText', { number: String(row.number) });
  return {
    name: row.other_name,
    phone: localPhone(phone),
    call_url: `tel:${phone}`,
    whatsapp_url: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
  };
}

function placeOf({ street, short_address, lat, lng }: HandoverRow): Handover['place'] {
  const map_url = `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
  return { street, short_address, point: { lat, lng }, map_url };
}

function codeOf(row: HandoverRow, stay: ToldStay, now: Date): Handover['code'] {
  const isShown = row.code !== null && tellsPlace(stay);
  return {
    text: row.side === 'host' || tellsCode(stay, now) ? row.code : null,
    told_from: isShown ? riyadhIso(codeToldFrom(stay)) : null,
  };
}

/** The stay as an event of a calendar, in the caller's language; `address` is its page's. */
export function presentEvent(row: HandoverRow, lang: Lang, address: string): CalendarEvent {
  const t = translatorOf(lang);
  const title = ownText(row.title_ar, row.title_en, lang)?.text ?? '';
  const summary =
    row.side === 'guest'
      ? t('bookingAfter.calendar.guest', { title })
      : t('bookingAfter.calendar.host', { title, name: row.other_name });
  const directions = ownText(row.directions_ar, row.directions_en, lang)?.text;
  const number = t('bookingAfter.calendar.number', { number: String(row.number) });
  const place = [
    row.street,
    ...(lang === 'ar' ? [row.district_ar, row.city_ar] : [row.district_en, row.city_en]),
  ];
  return {
    uid: `reservation-${row.number}@diyar`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    summary,
    description: [number, directions].filter((part) => part !== undefined).join('\n'),
    location: place.filter((part) => part !== null).join(lang === 'ar' ? '، ' : ', '),
    point: { lat: row.lat, lng: row.lng },
    url: address,
  };
}
