// `npm run map-ground -- FILE`: makes the ground of the embedded map out of coasts, islands and built-up areas, or out of
// shapes that are whole already (web/public/map/SOURCES.md): `ground.geo.json` for the live map, `ground.svg` for the still one.
import { readFile, writeFile } from 'node:fs/promises';
import { isInKingdom } from '../api/src/places/kingdom.ts';
import { folderAskedFor } from './lib/folder-argument.ts';
import { type GroundSource, groundShapes, type Line } from './lib/ground-shapes.ts';

const TARGET = new URL('../web/public/map/', import.meta.url);
/** Units of the still map's drawing, as wide as the world (`still.svg`). */
const WORLD = 8192;

type Kind = 'sea' | 'home' | 'urban';

/** The seas that the Kingdom lies on, and where their names have room. */
const SEAS = [
  { name_ar: 'البحر الأحمر', name_en: 'Red Sea', at: [37.2, 22.6] },
  { name_ar: 'الخليج العربي', name_en: 'Arabian Gulf', at: [51.3, 27.2] },
];

/** Islands of the Kingdom: by the border that properties are held to, at a corner of theirs or their middle. */
async function homeIslands(islands: readonly Line[]): Promise<Line[]> {
  const home: Line[] = [];
  for (const ring of islands) {
    const middle = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
    if (await isInKingdom({ lng: middle(0), lat: middle(1) })) home.push(ring);
  }
  return home;
}

function drawn(polygons: readonly (readonly Line[])[]): string {
  const at = ([lng, lat]: Line[number]) => {
    const turn = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
    return `${((lng / 360 + 0.5) * WORLD).toFixed(1)} ${((0.5 - turn) * WORLD).toFixed(1)}`;
  };
  const ringPath = (ring: Line) => `M${[...new Set(ring.map(at))].join('L')}Z`;
  return polygons.flatMap((rings) => rings.map(ringPath)).join('');
}

interface Shapes {
  sea: readonly (readonly Line[])[];
  home: readonly (readonly Line[])[];
  urban: readonly (readonly Line[])[];
}

/** Shapes as mapshaper leaves them, several of a kind in one file. */
interface WholeSource {
  features: {
    properties: { kind: Kind };
    geometry: { type: 'Polygon'; coordinates: Line[] } | { type: 'MultiPolygon'; coordinates: Line[][] };
  }[];
}

async function shapesOf(source: GroundSource | WholeSource): Promise<Shapes> {
  if (!isWhole(source)) {
    const { sea, urban, islands } = groundShapes(source);
    return { sea, urban, home: (await homeIslands(islands)).map((ring) => [ring]) };
  }
  const of = (kind: Kind) =>
    source.features
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ geometry }) =>
        geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
      );
  return { sea: of('sea'), home: of('home'), urban: of('urban') };
}

function isWhole(source: GroundSource | WholeSource): source is WholeSource {
  return source.features.some(({ properties }) => properties.kind === 'sea');
}

const file = folderAskedFor('npm run map-ground -- FILE');
const { sea, home, urban } = await shapesOf(
  JSON.parse(await readFile(file, 'utf8')) as GroundSource | WholeSource,
);
const feature = (kind: Kind, coordinates: readonly (readonly Line[])[]) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiPolygon', coordinates },
});
const collection = {
  type: 'FeatureCollection',
  features: [
    feature('sea', sea),
    feature('home', home),
    feature('urban', urban),
    ...SEAS.map(({ at, ...names }) => ({
      type: 'Feature',
      properties: { kind: 'sea_name', ...names },
      geometry: { type: 'Point', coordinates: at },
    })),
  ],
};
await writeFile(new URL('ground.geo.json', TARGET), `${JSON.stringify(collection)}\n`);
const path = (id: Kind, shapes: readonly (readonly Line[])[]) =>
  `<path id="${id}" fill-rule="evenodd" d="${drawn(shapes)}"/>`;
await writeFile(
  new URL('ground.svg', TARGET),
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>${path('sea', sea)}${path('urban', urban)}</defs></svg>\n`,
);
