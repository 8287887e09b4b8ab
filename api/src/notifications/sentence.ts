import { BROWSERS, SYSTEMS } from '@diyar/contract/people/sessions';
import { moneyText } from '@diyar/contract/values/money';
import { type NotificationKey, ruleOf } from '@diyar/contract/words/notification-words';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { EventRow } from './notification.queries.ts';

/** What happened, in a sentence for the account that is told; `happened` events of one thread are one sentence. */
export function sentenceOf(event: EventRow, happened: number, lang: Lang): string {
  const text = translatorOf(lang)(
    `notificationTexts.${event.key as NotificationKey}`,
    valuesOf(event, happened, lang),
  );
  return isolated(text);
}

/** A date with or without an hour before it, and an amount: each reads from left to right. */
const LEFT_TO_RIGHT = /(?:\d\d:\d\d )?\d{4}-\d\d-\d\d|\d[\d,]{0,14}(?:\.\d\d?)? S\.R/g;

/**
 * A sentence whose dates and amounts keep their order: next to Arabic letters, which an English sentence has in names, "450 S.R" would be
 * drawn as "S.R 450".
 */
export function isolated(text: string): string {
  return text.replace(LEFT_TO_RIGHT, '\u2066$&\u2069');
}

/** Everything that a sentence may name; a parameter that the event lacks is empty. */
function valuesOf(event: EventRow, happened: number, lang: Lang): Record<string, string | number> {
  const { params, side, unit_ar, unit_en, other_name, text_ar, text_en } = event;
  const money = (halalas: string | number | undefined) =>
    halalas === undefined ? '' : moneyText(Number(halalas));
  const named = (ar: unknown, en: unknown) => String((lang === 'ar' ? (ar ?? en) : (en ?? ar)) ?? '');
  return {
    ...params,
    side: side ?? 'guest',
    unit: named(unit_ar, unit_en),
    other: other_name ?? '',
    text: named(text_ar, text_en),
    plan: named(params.name_ar, params.name_en),
    happened,
    hasRefund: Number(params.refund ?? 0) > 0 ? 'yes' : 'no',
    refund: money(params.refund),
    amount: money(params.amount),
    price: money(params.price),
    priceBefore: money(params.price_before),
    count: Number(params.count ?? 0),
    name: params.name ?? '',
    hasReason: (params.reason ?? '') === '' ? 'no' : 'yes',
    reason: params.reason ?? '',
    hasOthers: (params.alternatives ?? '') === '' ? 'no' : 'yes',
    days: Number(params.days ?? 0),
    ads: Number(params.ads ?? 0),
    units: Number(params.units ?? 0),
    case: String(params.case ?? ''),
    thing: params.thing ?? 'ad',
    decision: params.decision ?? 'dismissed',
    outcome: params.outcome ?? 'upheld',
    device: deviceText(params, lang),
    last: params.last ?? '',
    arrivalDate: String(params.arrives ?? '').slice(0, 10),
    arrivalTime: String(params.arrives ?? '').slice(11, 16),
    hasArrival: params.arrives === undefined ? 'no' : 'yes',
  };
}

/** The number that the address of a notification's page takes; null for a page without one. */
export function placeIdOf({ key, params }: Pick<EventRow, 'key' | 'params'>): string | null {
  const by = ruleOf(key)?.by;
  const id = by === undefined ? undefined : params[by];
  return id === undefined ? null : String(id);
}

/** The browser and system of a device, as the list of devices names it. */
function deviceText({ browser, system }: EventRow['params'], lang: Lang): string {
  const t = translatorOf(lang);
  const named = t(`myInfo.devices.browser.${BROWSERS.find((one) => one === browser) ?? 'unknown'}`);
  const on = SYSTEMS.find((one) => one === system);
  if (on === undefined) return named;
  return t('myInfo.devices.named', { browser: named, system: t(`myInfo.devices.system.${on}`) });
}
