import type { AdEvidence } from '@diyar/contract/console/console-ads';
import type { AdState } from '@diyar/contract/supply/host-ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { REVIEW_STATES, type ReviewState } from '@diyar/contract/words/ad-review-words';
import type { Lang } from '@diyar/messages/messages';
import type { KeptLevels } from '../ads/kept-levels.ts';
import { priceBesideOthers } from '../ads/price-beside-others.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { licenceEvidence } from '../licences/show-licence.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { versionOf } from './decide-ad.ts';
import { digestOf, findInReview } from './decision.queries.ts';
import { findEvidence, findHistory, findSamePlot } from './evidence.queries.ts';
import { tellMissing } from './missing.ts';
import { presentEvidence, presentQueued } from './queue.presenter.ts';
import { countByState, countCities, countQueued, findQueued, type QueueFilter } from './queue.queries.ts';

interface Reading {
  lang: Lang;
  now: Date;
}

interface Page {
  page: number;
  per_page: number;
}

/** A page of a queue, the ad that waits longest first. */
export async function listQueue(
  reader: Reader,
  filter: QueueFilter,
  { page, per_page }: Page,
  { lang, now }: Reading,
) {
  const [rows, total, patience] = await Promise.all([
    findQueued(reader, filter, { limit: per_page, offset: (page - 1) * per_page }),
    countQueued(reader, filter),
    figuresAt(reader, now),
  ]);
  const items = rows.map((row) => presentQueued(row, { lang, patience, now }));
  return { items, total, total_exact: true, page, per_page, pages: Math.ceil(total / per_page) };
}

/** How many ads stand in each queue, and the cities of those in one. */
export async function listCounts(reader: Reader, state: AdState, lang: Lang) {
  const [states, cities] = await Promise.all([
    countByState(reader, REVIEW_STATES),
    countCities(reader, state),
  ]);
  const countOf = (one: ReviewState) => states.find((found) => found.state === one)?.count ?? 0;
  return {
    counts: {
      waiting_for_approval: countOf('waiting_for_approval'),
      changes_asked: countOf('changes_asked'),
      refused: countOf('refused'),
    },
    cities: cities.map((city) => ({ slug: city.slug, name: city[`name_${lang}`], count: city.count })),
  };
}

/** An ad of one of the states with everything an operator decides by. Throws `not_found` when it is in none of them. */
export async function showEvidence(
  reader: Reader,
  levels: KeptLevels,
  { number, states }: { number: string; states: readonly AdState[] },
  { lang, now }: Reading,
): Promise<AdEvidence> {
  const ad = await findInReview(reader, number, states);
  const today = riyadhDate(now);
  // Read first: what changes while the rest is read makes a decision about it fail, and is looked at again.
  const digest = ad && (await digestOf(reader, ad.id));
  const row = ad && (await findEvidence(reader, ad.id));
  const [queued] = ad ? await findQueued(reader, { state: ad.state, number }, { limit: 1, offset: 0 }) : [];
  if (ad === undefined || digest === undefined || row === undefined || queued === undefined)
    throw new Refusal('not_found');
  const [patience, history, same_plot, price_levels, missing, { licence, comparison, advertiser }] =
    await Promise.all([
      figuresAt(reader, now),
      findHistory(reader, ad.id),
      findSamePlot(reader, ad.id),
      priceBesideOthers(reader, levels, number, { lang, today }),
      conditionsOf(reader, ad.id, now),
      licenceEvidence(reader, ad.id, { lang, now }),
    ]);
  return {
    ...presentEvidence(
      { queued: presentQueued(queued, { lang, patience, now }), row, history, same_plot },
      lang,
    ),
    version: versionOf(ad, digest),
    price_levels,
    licence,
    licence_advertiser: advertiser,
    comparison,
    missing: tellMissing(missing, lang),
  };
}
