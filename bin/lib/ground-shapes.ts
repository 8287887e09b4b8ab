export type Point = readonly [number, number];
export type Line = readonly Point[];

/** What `bin/map-ground.ts` reads: lines of coasts and islands, shapes of built-up areas. */
export interface GroundSource {
  features: {
    properties: { kind: 'coast' | 'island' | 'urban' };
    geometry: { type: 'LineString'; coordinates: Point[] } | { type: 'Polygon'; coordinates: Point[][] };
  }[];
}

export interface GroundShapes {
  /** Rings: the first of a polygon its outside, the others islands in it. */
  sea: Line[][];
  urban: Line[][];
  islands: Line[];
}

/**
 * How the seas go on where the source ends, by eye and coarse: nobody searches there, but a wide screen shows it. The five
 * coasts of the source are strung on these in order.
 */
const BEYOND = {
  suez: [
    [33.85, 27.2],
    [33.1, 28.35],
    [32.35, 29.6],
    [32.5, 29.95],
    [32.7, 29.5],
    [33.2, 28.8],
    [33.6, 28.24],
  ],
  aden: [
    [42.8, 15.2],
    [42.95, 14.8],
    [43.2, 13.3],
    [43.45, 12.7],
    [45, 12.8],
    [46, 13.4],
    [47.5, 13.7],
    [48.7, 14.05],
    [49.2, 14.5],
    [50.5, 15],
    [51.5, 15.3],
  ],
  oman: [
    [56.5, 18.1],
    [57.2, 18.9],
    [57.8, 19],
    [57.7, 20.2],
    [58.6, 20.4],
    [59.5, 21.4],
    [59.8, 22.5],
    [58.9, 23.5],
    [57.6, 23.85],
    [56.6, 24.5],
    [56.37, 25],
    [56.36, 25.6],
  ],
  ocean: [
    [56.9, 27.1],
    [57, 26.7],
    [57.3, 25.8],
    [58.5, 25.6],
    [60, 25.3],
    [61.6, 25.1],
    [64, 25.3],
    [66.5, 25.2],
    [67.3, 24],
    [70, 22],
    [70, 0],
    [43, 0],
    [46, 2.2],
    [48, 4.5],
    [50, 8],
    [51, 10.4],
    [51.2, 11.8],
    [49, 11.3],
    [47, 11.2],
    [45, 10.6],
    [43.3, 11.5],
    [43.1, 12.7],
    [42.4, 13.3],
    [41.2, 14.6],
    [40.2, 15],
    [39.6, 15.3],
  ],
  levant: [
    [35.5, 33.9],
    [35.9, 35],
    [35.8, 36.3],
    [36.1, 36.8],
    [34.6, 36.8],
    [34, 36.3],
    [32.5, 36.1],
    [30.6, 36.8],
    [30.4, 36.3],
    [29, 36.6],
    [27, 37],
    [23, 37],
    [23, 32],
    [27.2, 31.35],
    [29.9, 31.2],
    [31, 31.55],
    [32.3, 31.2],
    [33.2, 31.1],
  ],
  cyprus: [
    [32.3, 35],
    [33, 34.6],
    [34, 35],
    [34.6, 35.65],
    [33, 35.35],
  ],
  caspian: [
    [49, 42],
    [49.5, 40.2],
    [48.9, 38.4],
    [49, 37.6],
    [50.2, 37.3],
    [51.5, 36.6],
    [53.9, 36.9],
    [53.9, 39],
    [53, 40],
    [52.8, 42],
  ],
} as const satisfies Record<string, Line>;

/** Degrees, a little more than what a pixel shows at the zoom where shapes still matter. */
const TOLERANCE = { coast: 0.0035, urban: 0.004 };
/** Islands under this, in degrees squared (about 0.4 km²), are dots on any screen. */
const SMALLEST = 0.00004;
const DECIMALS = 1000;

/** The sea with its islands and the built-up areas, simplified to about 400 m and rounded to three decimals. */
export function groundShapes(source: GroundSource): GroundShapes {
  const lines = source.features.flatMap(({ properties, geometry }) =>
    geometry.type === 'LineString' && properties.kind !== 'urban' ? [geometry.coordinates] : [],
  );
  const isClosed = (line: Line) => String(line[0]) === String(line.at(-1));
  const islands = unique(lines.filter(isClosed))
    .filter((ring) => areaOf(ring) >= SMALLEST)
    .map((ring) => closed(plain(ring, TOLERANCE.coast)))
    .filter((ring) => ring.length > 3);
  const coasts = joined(lines.filter((line) => !isClosed(line))).map((line) => plain(line, TOLERANCE.coast));
  islands.push(closed(BEYOND.cyprus));
  const seas = [ocean(coasts), mediterranean(coasts), closed(BEYOND.caspian)];
  return {
    sea: seas.map((ring) => [ring, ...islands.filter(([corner]) => corner && isWithin(corner, ring))]),
    urban: source.features.flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? [geometry.coordinates.map((ring) => closed(plain(ring, TOLERANCE.urban)))]
        : [],
    ),
    islands,
  };
}

/** Lines that end where another begins are one. */
function joined(lines: readonly Line[]): Line[] {
  const open = [...lines];
  for (let at = 0; at < open.length; ) {
    const line = open[at] ?? [];
    const next = open.findIndex((other) => other !== line && String(other[0]) === String(line.at(-1)));
    if (next < 0) at += 1;
    else {
      open[at] = [...line, ...(open[next] ?? []).slice(1)];
      open.splice(next, 1);
      if (next < at) at -= 1;
    }
  }
  return open;
}

/** The coast that begins near a place. */
function coastFrom(coasts: readonly Line[], [lng, lat]: Point): Line {
  const found = coasts.find(([first]) => first && Math.hypot(first[0] - lng, first[1] - lat) < 0.1);
  if (found === undefined) throw new Error(`The source has no coast that begins near ${lng}, ${lat}`);
  return found;
}

/** From the Red Sea around Arabia into the Gulf, out to the ocean and back along Africa. */
function ocean(coasts: readonly Line[]): Line {
  return closed([
    ...coastFrom(coasts, [39.44, 15.81]),
    ...BEYOND.suez,
    ...coastFrom(coasts, [34.05, 27.82]),
    ...BEYOND.aden,
    ...coastFrom(coasts, [52.23, 15.83]),
    ...BEYOND.oman,
    ...coastFrom(coasts, [56.19, 26.26]),
    ...BEYOND.ocean,
  ]);
}

function mediterranean(coasts: readonly Line[]): Line {
  return closed([...coastFrom(coasts, [35.08, 33]).toReversed(), ...BEYOND.levant.toReversed()]);
}

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

function closed(ring: Line): Line {
  const [first] = ring;
  return first === undefined || String(first) === String(ring.at(-1)) ? ring : [...ring, first];
}

const unique = (lines: readonly Line[]) => [...new Map(lines.map((line) => [String(line), line])).values()];

function areaOf(ring: Line): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Whether a point lies in a ring, by counting the sides that a ray crosses. */
function isWithin([x, y]: Point, ring: Line): boolean {
  let isIn = false;
  ring.forEach(([x1, y1], at) => {
    const [x2, y2] = ring.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  });
  return isIn;
}

/** Rounded and without the points that lie on the line of their neighbours. */
function plain(line: Line, tolerance: number): Line {
  const isRing = String(line[0]) === String(line.at(-1));
  const half = Math.floor(line.length / 2);
  const kept = isRing
    ? [
        ...simplified(line.slice(0, half + 1), tolerance).slice(0, -1),
        ...simplified(line.slice(half), tolerance),
      ]
    : simplified(line, tolerance);
  return kept
    .map(([lng, lat]): Point => [rounded(lng), rounded(lat)])
    .filter((point, at, all) => String(point) !== String(all[at - 1]));
}

/** Douglas and Peucker's simplification; the ends stay. */
function simplified(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offs = line.map((point) => distance(point, first, last));
  const most = Math.max(...offs);
  if (most <= tolerance) return [first, last];
  const farthest = offs.indexOf(most);
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}
