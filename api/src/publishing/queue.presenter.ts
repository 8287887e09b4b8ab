import type { AdEvidence, QueuedAd } from '@diyar/contract/console/console-ads';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { presentPhoto } from '../photos/photo.ts';
import type { ElsewhereRow, EvidenceRow, HistoryRow } from './evidence.queries.ts';
import { factsOf } from './evidence-facts.ts';
import type { QueuedRow } from './queue.queries.ts';

/** After how many seconds of waiting an ad is due, and late. */
export interface Patience {
  ad_review_due_seconds: number;
  ad_review_late_seconds: number;
}

const named = (place: QueuedRow['city'], lang: Lang) => ({ slug: place.slug, name: place[`name_${lang}`] });

function titled(row: { title_ar: string | null; title_en: string | null }, lang: Lang) {
  const other = lang === 'ar' ? 'en' : 'ar';
  const written = row[`title_${lang}`] === null ? other : lang;
  return { title: row[`title_${written}`] ?? '', title_lang: written } as const;
}

function urgencyOf(since: Date, patience: Patience, now: Date): QueuedAd['urgency'] {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  if (seconds >= patience.ad_review_late_seconds) return 'late';
  return seconds >= patience.ad_review_due_seconds ? 'due' : 'fresh';
}

/** An ad as it stands in a queue. */
export function presentQueued(
  row: QueuedRow,
  { lang, patience, now }: { lang: Lang; patience: Patience; now: Date },
): QueuedAd {
  const { advertiser } = row;
  return {
    id: String(row.number),
    ...titled(row, lang),
    state: row.state,
    purpose: row.purpose,
    category: named(row.category, lang),
    district: named(row.district, lang),
    city: named(row.city, lang),
    photo: row.photo && presentPhoto({ ...row.photo, is_main: true }),
    advertiser: { id: String(advertiser.number), name: advertiser.name, verified: advertiser.verified },
    since: riyadhIso(row.since),
    urgency: urgencyOf(row.since, patience, now),
    flagged_photos: row.flagged_photos,
    suspicions: row.suspicions,
    below_percent: row.below_percent,
    decided_before: row.decided_before,
  };
}

function presentElsewhere(row: ElsewhereRow, lang: Lang) {
  return {
    id: String(row.number),
    ...titled(row, lang),
    state: row.state,
    advertiser: { id: String(row.account_number), name: row.account_name },
    is_same_advertiser: row.same_account,
  };
}

function photosOf(row: EvidenceRow, lang: Lang): AdEvidence['photos'] {
  const other = lang === 'ar' ? 'en' : 'ar';
  return row.photos.map((photo) => ({
    ...presentPhoto(photo),
    state: photo.state,
    caption: photo[`caption_${lang}`] ?? photo[`caption_${other}`],
    room: photo.room === null ? null : roomOf(photo.room, lang),
    has_words: photo.has_words,
    elsewhere: photo.elsewhere && presentElsewhere(photo.elsewhere, lang),
  }));
}

const roomOf = (room: string, lang: Lang) => translatorOf(lang)(`hostPhotos.rooms.${room as 'living'}`);

function presentHistory(row: HistoryRow): AdEvidence['history'][number] {
  return {
    from: row.from_state,
    to: row.to_state,
    at: riyadhIso(row.at),
    by: row.is_advertiser ? 'team' : 'diyar',
    reason: row.reason,
    asked: row.asked ?? [],
    operator: row.operator_name,
  };
}

interface Evidence {
  queued: QueuedAd;
  row: EvidenceRow;
  history: HistoryRow[];
  same_plot: (ElsewhereRow & { metres: number })[];
}

/** Everything an operator decides by, in their language, without what other nouns say of it. */
export function presentEvidence(
  { queued, row, history, same_plot }: Evidence,
  lang: Lang,
): Omit<
  AdEvidence,
  'version' | 'price_levels' | 'missing' | 'licence' | 'licence_advertiser' | 'comparison'
> {
  const { licence_asked: asked, unit, property } = row;
  const langs = (['ar', 'en'] as const).filter((one) => one === lang || row[`title_${one}`] !== null);
  return {
    ...queued,
    texts: langs.map((one) => ({
      lang: one,
      title: row[`title_${one}`],
      description: (unit[`description_${one}`] as string | null) ?? null,
      house_rules: (unit[`house_rules_${one}`] as string | null) ?? null,
    })),
    facts: factsOf(row, queued.category.name, lang),
    disclosed: [property.mortgaged, property.disputed, property.unregistered_rights].filter(
      (applies) => applies === true,
    ).length,
    features: row.features.map((feature) => feature[`name_${lang}`]),
    prices: row.prices.map(({ kind, amount }) => ({ kind, price: money(amount) })),
    services: row.services.map(({ name_ar, name_en, price, charge, mandatory }) => ({
      ...{ name_ar, name_en, price: money(price), charge, mandatory },
    })),
    photos: photosOf(row, lang),
    point: { lat: Number(property.lat), lng: Number(property.lng) },
    same_plot: same_plot.map((one) => ({ ...presentElsewhere(one, lang), metres: one.metres })),
    licence_asked: asked && { number: asked.number, since: riyadhIso(new Date(asked.asked_at)) },
    history: history.map(presentHistory),
  };
}
