import { money } from '@diyar/contract/money';
import { PERIODS, type Period } from '@diyar/contract/period';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { MapCluster, MapPin, MapQuery } from '@diyar/contract/search';
import { gatherCells, type MapCell } from './index/map-cells.ts';
import { matchAds, meantBy } from './index/match-ads.ts';
import type { Search } from './index/search-engine.ts';
import type { Snapshot } from './index/snapshot.ts';
import type { Asked } from './list-ads.ts';

export interface AdMap {
  clusters: MapCluster[];
  pins: MapPin[];
  total: number;
}

/** The ads a search finds within a box: those that would overlap on a screen at `zoom` as one cluster, others as pins. */
export async function mapAds(
  search: Search,
  query: MapQuery,
  { now, mayHaveWritten, words }: Asked,
): Promise<AdMap> {
  const { q: _, zoom, ...filters } = query;
  const asked = { filters, words: words.needed, now, today: riyadhDate(now) };
  return await search.ask({ now, mayHaveWritten }, (snapshot) => {
    const found = matchAds(snapshot, asked);
    const cells = gatherCells(snapshot, found, query.bbox, zoom, meantBy(filters));
    return {
      clusters: cells.filter(({ count }) => count > 1).map(clusterOf),
      pins: cells.filter(({ count }) => count === 1).map((cell) => pinOf(snapshot, cell, filters.period)),
      total: found.count(),
    };
  });
}

function pinOf(snapshot: Snapshot, { lat, lng, priceMin, slot }: MapCell, asked: Period | undefined): MapPin {
  const leads = PERIODS.find((period) => period === snapshot.leads.at(slot)) ?? null;
  const id = String(snapshot.columns.number.at(slot));
  return { id, lat, lng, price: money(priceMin), period: asked ?? leads };
}

function clusterOf({ lat, lng, count, priceMin }: MapCell): MapCluster {
  return { lat, lng, count, price_min: money(priceMin) };
}
