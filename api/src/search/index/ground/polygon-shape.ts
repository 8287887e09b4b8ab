import type { Ground, Share } from './extents.ts';
import type { Ring } from './polygon.ts';

/** Never level, and going up: from its lower end to its upper. */
interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

interface Level {
  from: number;
  to: number;
}

/** A ring between its lowest and highest point, cut at the height of every point of it. */
interface Cut {
  /** Ascending; between two of them the same edges go from bottom to top. */
  heights: Float64Array;
  /** Edges between each height and the next. */
  edges: readonly (readonly Edge[])[];
  /** Level edges and single points at each height. */
  levels: readonly (readonly Level[])[];
}

const CELLS = 64;
/** States of a cell; 0 until it is known. */
const INSIDE = 1;
const OUTSIDE = 2;
const UNDECIDED = 3;

function edgesOf(ring: Ring): Edge[] {
  return ring.flatMap((a, at) => {
    const b = ring[(at + 1) % ring.length] ?? a;
    if (a.y === b.y) return [];
    return a.y < b.y ? [{ x1: a.x, y1: a.y, x2: b.x, y2: b.y }] : [{ x1: b.x, y1: b.y, x2: a.x, y2: a.y }];
  });
}

/** At each height its points, each joined with the next where that one stands at the same height. */
function levelsOf(ring: Ring): Map<number, Level[]> {
  const levels = new Map<number, Level[]>();
  for (const [at, a] of ring.entries()) {
    const next = ring[(at + 1) % ring.length] ?? a;
    const b = next.y === a.y ? next : a;
    const level = { from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) };
    levels.set(a.y, [...(levels.get(a.y) ?? []), level]);
  }
  return levels;
}

function cutOf(ring: Ring): Cut {
  const known = levelsOf(ring);
  const heights = Float64Array.from(known.keys()).sort();
  const edges = edgesOf(ring);
  return {
    heights,
    edges: Array.from(heights, (height) => edges.filter(({ y1, y2 }) => y1 <= height && height < y2)),
    levels: Array.from(heights, (height) => known.get(height) ?? []),
  };
}

/** The last height that is not above `y`; -1 below all of them. */
function bandOf(heights: Float64Array, y: number): number {
  let low = 0;
  let high = heights.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heights[middle] ?? y) <= y) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Even-odd with the lines themselves inside: how many edges lie to the left, unless one goes through the point. */
function isIn({ heights, edges, levels }: Cut, x: number, y: number): boolean {
  const band = bandOf(heights, y);
  if (band < 0) return false;
  if (heights[band] === y && levels[band]?.some(({ from, to }) => from <= x && x <= to)) return true;
  let left = false;
  for (const { x1, y1, x2, y2 } of edges[band] ?? []) {
    // Below 2^53: both factors are less than 30 million.
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (side === 0) return true;
    if (side < 0) left = !left;
  }
  return left;
}

/** One ring with cells over its bounds, each decided whole where no line comes near it. */
class RingArea {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly #cut: Cut;
  readonly #cells = new Uint8Array(CELLS * CELLS);
  readonly #perX: number;
  readonly #perY: number;

  constructor(ring: Ring) {
    const xs = ring.map(({ x }) => x);
    const ys = ring.map(({ y }) => y);
    [this.west, this.east] = [Math.min(...xs), Math.max(...xs)];
    [this.south, this.north] = [Math.min(...ys), Math.max(...ys)];
    this.#perX = CELLS / (this.east - this.west + 1);
    this.#perY = CELLS / (this.north - this.south + 1);
    this.#cut = cutOf(ring);
    this.#markLines(ring);
    this.#decide();
  }

  has(x: number, y: number): boolean {
    if (x < this.west || x > this.east || y < this.south || y > this.north) return false;
    // Within its bounds no place is beyond the last row or column.
    const row = ((y - this.south) * this.#perY) | 0;
    const column = ((x - this.west) * this.#perX) | 0;
    const cell = this.#cells[row * CELLS + column] ?? UNDECIDED;
    return cell === UNDECIDED ? isIn(this.#cut, x, y) : cell === INSIDE;
  }

  /** How much of a box lies in it, as far as the table of cells can tell. */
  shareOf(west: number, south: number, east: number, north: number): Share {
    if (east < this.west || west > this.east || north < this.south || south > this.north) return 'none';
    const isWithin = west >= this.west && east <= this.east && south >= this.south && north <= this.north;
    const kind = isWithin ? this.#cells[this.#row(south) * CELLS + this.#column(west)] : OUTSIDE;
    const [left, right] = [this.#column(west), this.#column(east)];
    for (let row = this.#row(south); row <= this.#row(north); row += 1)
      for (let column = left; column <= right; column += 1)
        if (this.#cells[row * CELLS + column] !== kind) return 'some';
    if (kind === UNDECIDED) return 'some';
    return kind === INSIDE ? 'all' : 'none';
  }

  #column(x: number): number {
    return Math.min(CELLS - 1, Math.max(0, Math.floor((x - this.west) * this.#perX)));
  }

  #row(y: number): number {
    return Math.min(CELLS - 1, Math.max(0, Math.floor((y - this.south) * this.#perY)));
  }

  /** A cell too many beside a line costs nothing; one too few would be wrong. */
  #markLines(ring: Ring): void {
    for (const [at, a] of ring.entries()) {
      const b = ring[(at + 1) % ring.length] ?? a;
      const [low, high] = a.y <= b.y ? [a, b] : [b, a];
      for (let row = this.#row(low.y); row <= this.#row(high.y); row += 1) {
        const xAt = (y: number) =>
          high.y === low.y ? low.x : low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y);
        const bottom = Math.max(low.y, this.south + row / this.#perY - 1);
        const top = Math.min(high.y, this.south + (row + 1) / this.#perY + 1);
        const ends = high.y === low.y ? [low.x, high.x] : [xAt(bottom), xAt(top)];
        const from = this.#column(Math.min(...ends) - 1);
        const to = this.#column(Math.max(...ends) + 1);
        this.#cells.fill(UNDECIDED, row * CELLS + from, row * CELLS + to + 1);
      }
    }
  }

  #decide(): void {
    for (let cell = 0; cell < this.#cells.length; cell += 1) {
      if (this.#cells[cell] === UNDECIDED) continue;
      const before = cell % CELLS === 0 ? UNDECIDED : this.#cells[cell - 1];
      // No line stands between them.
      if (before === INSIDE || before === OUTSIDE) {
        this.#cells[cell] = before;
        continue;
      }
      const x = this.west + ((cell % CELLS) + 0.5) / this.#perX;
      const y = this.south + (Math.floor(cell / CELLS) + 0.5) / this.#perY;
      this.#cells[cell] = isIn(this.#cut, x, y) ? INSIDE : OUTSIDE;
    }
  }
}

class Shape implements Ground {
  readonly #areas: readonly RingArea[];

  constructor(rings: readonly Ring[]) {
    this.#areas = rings.map((ring) => new RingArea(ring));
  }

  shareOf(west: number, south: number, east: number, north: number): Share {
    let share: Share = 'none';
    for (const area of this.#areas) {
      const its = area.shareOf(west, south, east, north);
      if (its === 'all') return its;
      if (its === 'some') share = its;
    }
    return share;
  }

  has(x: number, y: number): boolean {
    for (const area of this.#areas) if (area.has(x, y)) return true;
    return false;
  }

  standing(word: number, first: number, xs: Uint32Array, ys: Uint32Array): number {
    let left = word | 0;
    let kept = left;
    while (left !== 0) {
      const lowest = left & -left;
      const slot = first + 31 - Math.clz32(lowest);
      if (!this.has(xs[slot] ?? 0, ys[slot] ?? 0)) kept ^= lowest;
      left ^= lowest;
    }
    return kept;
  }
}

/**
 * The shape that rings make together: a place is in it when it is in any of them (areas that overlap are one area). In
 * a ring is what its line goes around an odd number of times, so a line that crosses itself leaves out what it goes
 * around twice, and a line that goes on to an inner ring and comes back the same way leaves a hole. Lines are inside.
 * Made once for a search, then asked about up to a million points: of each ring a box, a table of cells, and near a line the
 * few edges at that height.
 */
export function shapeOf(rings: readonly Ring[]): Shape {
  return new Shape(rings);
}
