import type { MapCluster, MapPin, MapQuery } from '@diyar/contract/finding/search';
import { money } from '@diyar/contract/values/money';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { PERIODS } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { gatherCells, type MapCell } from './index/map-cells.ts';
import { matchAds, meantBy } from './index/match-ads.ts';
import type { Search } from './index/search-engine.ts';
import type { Snapshot } from './index/snapshot.ts';
import { stayTotals } from './index/stay-totals.ts';
import type { Asked } from './list-ads.ts';
import { stayWords } from './present-stay.ts';

export interface AdMap {
  clusters: MapCluster[];
  pins: MapPin[];
  total: number;
}

/** The ads a search finds within a box: those that would overlap on a screen at `zoom` as one cluster, others as pins. */
export async function mapAds(
  search: Search,
  query: MapQuery,
  { now, mayHaveWritten, words, lang }: Asked & { lang: Lang },
): Promise<AdMap> {
  const { q: _, zoom, ...filters } = query;
  const asked = { filters, words: words.needed, now, today: riyadhDate(now) };
  return await search.ask({ now, mayHaveWritten }, (snapshot) => {
    const found = matchAds(snapshot, asked);
    const totals = stayTotals(snapshot, asked);
    const cells = gatherCells(snapshot, found, query.bbox, zoom, { meant: meantBy(filters), totals });
    const categories = new Map([...snapshot.places.category].map(([slug, id]) => [id, slug]));
    const sayOf = (slot: number) => {
      const stay = totals?.at(slot);
      const leads = PERIODS.find((period) => period === snapshot.leads.at(slot)) ?? null;
      if (stay === undefined) return { period: filters.period ?? leads, words: null };
      const slug = categories.get(snapshot.columns.category.valueAt(slot) ?? 0) ?? '';
      const departure = snapshot.policies.of(slot).rules.departureTime;
      const ad = { category: { slug }, policy: { departure_time: departure } };
      return { period: stay.period, words: stayWords(ad, stay, lang) };
    };
    return {
      clusters: cells.filter(({ count }) => count > 1).map(clusterOf),
      pins: cells.filter(({ count }) => count === 1).map((cell) => pinOf(snapshot, cell, sayOf(cell.slot))),
      total: found.count(),
    };
  });
}

function pinOf(
  snapshot: Snapshot,
  { lat, lng, priceMin, slot }: MapCell,
  said: Pick<MapPin, 'period' | 'words'>,
): MapPin {
  return { id: String(snapshot.columns.number.at(slot)), lat, lng, price: money(priceMin), ...said };
}

function clusterOf({ lat, lng, count, priceMin }: MapCell): MapCluster {
  return { lat, lng, count, price_min: money(priceMin) };
}
