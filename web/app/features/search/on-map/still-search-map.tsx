import { useLang } from '../../../i18n/lang.ts';
import { useFormatter, useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { paths } from '../../../site/paths.ts';
import { isolated, periodWord } from '../../ads/periods.ts';
import { type Bounds, boundsText, mercator, type Point } from '../../map/bounds.ts';
import type { CityChoice } from '../query/choices.ts';
import { changeSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import { apart } from './apart.ts';
import type { FoundOnMap } from './found-on-map.ts';

/** Width of the world in the drawing `/map/still.svg` (`web/public/map/SOURCES.md`). */
const WORLD = 8192;
/** A press on a cluster looks at a quarter of what is seen now. */
const CLOSER = 4;
/** Names nearer to each other than this share of the map would touch. */
const APART = { x: 0.2, y: 0.07 };
const MOST_NAMES = 10;
/** Of the world's width: closer than this a border known to 400 metres would be wrong. */
const NEAR = 1.5 / 360;
/** Likewise; closer than this built-up areas fade, as on the live map: their outlines are for a look from afar. */
const CLOSE = 0.3 / 360;
/** As narrow as phones draw it, in pixels: marks that are apart there are apart everywhere. */
const NARROWEST = 280;

export interface StillMapProps {
  filters: Search;
  extent: Bounds;
  found: FoundOnMap;
  cities: readonly CityChoice[];
}

/**
 * A search on a drawn map: no library, no script. Clusters lead to a search around them, pins to their ads, so that the
 * map works before, and without, the live one. It never mirrors.
 */
export function StillSearchMap({ filters, extent, found: all, cities }: StillMapProps) {
  const [from, end] = [mercator([extent[0], extent[3]]), mercator([extent[2], extent[1]])];
  const [width, height] = [end.x - from.x, end.y - from.y];
  const ratio = Math.round((width / height) * 10_000) / 10_000;
  const isNear = width < NEAR;
  const shareOf = (point: Point) => {
    const { x, y } = mercator(point);
    return { x: (x - from.x) / width, y: (y - from.y) / height };
  };
  const found = apart(all, {
    project: ({ lng, lat }) => {
      const { x, y } = shareOf([lng, lat]);
      return { x: x * NARROWEST, y: (y * NARROWEST * height) / width };
    },
    pins: 'dot',
  });
  const at = (point: Point) => {
    const { x, y } = shareOf(point);
    return { insetInlineStart: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
  };
  const viewBox = [from.x * WORLD, from.y * WORLD, width * WORLD, height * WORLD].map((unit) =>
    unit.toFixed(3),
  );
  return (
    <div
      dir="ltr"
      data-still-map=""
      className="absolute inset-0 grid place-items-center overflow-hidden bg-(--map-abroad) [container-type:size] data-near:bg-(--map-land)"
      data-near={isNear ? '' : undefined}
    >
      <div
        className="relative"
        style={{
          // As the browser writes them, so that what it hydrates is the same.
          aspectRatio: `${ratio} / 1`,
          width: `min(100cqw, ${Math.round(ratio * 10_000) / 100}cqh)`,
        }}
      >
        <Ground viewBox={viewBox.join(' ')} width={width} />
        {namesOf(cities, found, shareOf).map(({ slug, name, lng, lat }) => (
          <span
            key={slug}
            aria-hidden="true"
            style={at([lng, lat])}
            className="absolute -translate-x-1/2 pt-4 text-xs whitespace-nowrap text-soft"
          >
            {name}
          </span>
        ))}
        <StillClusters clusters={found.clusters} filters={filters} extent={extent} at={at} />
        <StillPins pins={found.pins} at={at} />
      </div>
    </div>
  );
}

/** The ground under the marks; `width` is the map's share of the world's. */
function Ground({ viewBox, width }: { viewBox: string; width: number }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="absolute size-full overflow-visible">
      {width < NEAR ? null : <Land />}
      <use
        href="/map/ground.svg#urban"
        className="fill-(--map-urban)"
        opacity={width < CLOSE ? 0.35 : undefined}
      />
      <use href="/map/ground.svg#sea" className="fill-(--map-sea)" />
    </svg>
  );
}

/** The Kingdom and its regions. */
function Land() {
  return (
    <>
      <use href="/map/still.svg#land" className="fill-(--map-land) stroke-field-line" strokeWidth="1.25" />
      <use href="/map/still.svg#regions" className="fill-none stroke-line" strokeWidth="1" />
    </>
  );
}

type At = (point: Point) => { insetInlineStart: string; top: string };

function StillClusters(props: { clusters: FoundOnMap['clusters']; filters: Search; extent: Bounds; at: At }) {
  const t = useTranslations('map');
  const format = useFormatter();
  const searchPath = useSearchPath();
  const { filters, extent, at } = props;
  return props.clusters.map(({ lng, lat, count }) => (
    <Link
      key={`${lng},${lat}`}
      to={searchPath(changeSearch(filters, { bbox: boundsText(closer(extent, [lng, lat])) }))}
      style={at([lng, lat])}
      aria-label={t('stillCluster', { count })}
      className="tabular absolute grid h-9 min-w-9 -translate-1/2 place-items-center px-1.5 rounded-pill border-2 border-surface bg-primary text-xs font-bold text-on-primary"
    >
      {format.number(count)}
    </Link>
  ));
}

function StillPins(props: { pins: FoundOnMap['pins']; at: At }) {
  const t = useTranslations();
  const to = paths(useLang());
  return props.pins.map(({ id, lng, lat, price, period, words }) => (
    <Link
      key={id}
      to={to.details(id, { period: period ?? undefined })}
      style={props.at([lng, lat])}
      aria-label={t('map.stillPin', {
        price: isolated(price.text),
        per: words ?? t(period === null ? 'common.period.sale' : `common.per.${periodWord(period)}`),
      })}
      className="absolute grid size-6 -translate-1/2 place-items-center before:size-3.5 before:rounded-pill before:border-2 before:border-surface before:bg-primary"
    />
  ));
}

function closer([west, south, east, north]: Bounds, [lng, lat]: Point): Bounds {
  const [wide, high] = [(east - west) / CLOSER / 2, (north - south) / CLOSER / 2];
  return [lng - wide, lat - high, lng + wide, lat + high];
}

/** The cities with most ads that lie on the map, as many as have room. */
function namesOf(
  cities: readonly CityChoice[],
  { clusters, pins }: FoundOnMap,
  shareOf: (point: Point) => { x: number; y: number },
): CityChoice[] {
  const marks = [...clusters, ...pins].map(({ lng, lat }) => shareOf([lng, lat]));
  const named: { city: CityChoice; x: number; y: number }[] = [];
  for (const city of cities) {
    const { x, y } = shareOf([city.lng, city.lat]);
    const isOn = x > 0.1 && x < 0.9 && y > 0.03 && y < 0.95;
    const touches = named.some((one) => Math.abs(one.x - x) < APART.x && Math.abs(one.y - y) < APART.y);
    // The name stands a little below its city.
    const isUnder = marks.some(
      (mark) => Math.abs(mark.x - x) < APART.x * 0.75 && Math.abs(mark.y - y - APART.y) < APART.y,
    );
    if (isOn && !touches && !isUnder && named.length < MOST_NAMES) named.push({ city, x, y });
  }
  return named.map(({ city }) => city);
}
