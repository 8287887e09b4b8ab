import type { MapCluster } from '@diyar/contract/finding/search';
import { money } from '@diyar/contract/values/money';
import type { FoundOnMap } from './found-on-map.ts';

interface Standing {
  /** Its middle and half its sides on the screen, in pixels. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}
interface Gathered extends Standing {
  clusters: MapCluster[];
}

/** How wide a cluster of so many ads is drawn, in pixels. */
export function clusterSize(count: number): number {
  return 34 + Math.min(26, Math.round(Math.log10(count) * 9));
}

/** Half of what a pin takes on a screen: a dot, its price, its price with the period. */
const PINS = {
  dot: { halfWidth: 14, halfHeight: 14 },
  price: { halfWidth: 28, halfHeight: 15 },
  priceOfPeriod: { halfWidth: 48, halfHeight: 15 },
};
/** The share of each other that two marks may cover. */
const TOUCH_PIXELS = 4;

const cover = (one: Standing, other: Standing) =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth - TOUCH_PIXELS &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight - TOUCH_PIXELS;

/**
 * Joins the found clusters and pins that would cover each other on this screen, the larger first. Every ad stays counted
 * once.
 */
export function apart(
  found: FoundOnMap,
  screen: {
    project: (place: { lng: number; lat: number }) => { x: number; y: number };
    pins: keyof typeof PINS;
  },
): FoundOnMap {
  const gathered: Gathered[] = [];
  const standing = (cluster: MapCluster): Gathered => {
    const half = clusterSize(cluster.count) / 2;
    const { x, y } = screen.project(cluster);
    return { x, y, halfWidth: half, halfHeight: half, clusters: [cluster] };
  };
  for (const cluster of found.clusters.toSorted((one, other) => other.count - one.count)) {
    const own = standing(cluster);
    const near = gathered.find((one) => cover(one, own));
    if (near === undefined) gathered.push(own);
    else near.clusters.push(cluster);
  }
  const pins: (Standing & { pin: FoundOnMap['pins'][number] })[] = [];
  for (const pin of found.pins) {
    const { x, y } = screen.project(pin);
    const own = { x, y, ...PINS[screen.pins], pin };
    const near = gathered.find((one) => cover(one, own));
    const twin = pins.findIndex((one) => cover(one, own));
    if (near !== undefined) near.clusters.push(oneAd(pin));
    else if (twin < 0) pins.push(own);
    else {
      const [other] = pins.splice(twin, 1);
      const pair = other === undefined ? [oneAd(pin)] : [oneAd(other.pin), oneAd(pin)];
      gathered.push({ ...standing(together(pair)), clusters: pair });
    }
  }
  return { clusters: gathered.map(({ clusters }) => together(clusters)), pins: pins.map(({ pin }) => pin) };
}

const oneAd = ({ lat, lng, price }: FoundOnMap['pins'][number]): MapCluster => ({
  lat,
  lng,
  count: 1,
  price_min: price,
});

/** Several clusters as one: in the middle of their ads, at the lowest price. */
function together(clusters: readonly MapCluster[]): MapCluster {
  const count = clusters.reduce((sum, one) => sum + one.count, 0);
  const middle = (axis: 'lat' | 'lng') =>
    clusters.reduce((sum, one) => sum + one[axis] * one.count, 0) / count;
  const [only] = clusters;
  if (only !== undefined && clusters.length === 1) return only;
  const price_min = money(Math.min(...clusters.map((one) => one.price_min.amount)));
  return { lat: middle('lat'), lng: middle('lng'), count, price_min };
}
