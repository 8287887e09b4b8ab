import { percentile, type Times } from './one-client.ts';
import { columns } from './report.ts';
import { PROMISED_MS, SHAPE_KINDS, type Shape } from './search-shapes.ts';

export interface ShapeRow {
  shape: Shape;
  /** The code it is refused with. */
  refused?: string;
  rows?: number;
  times?: Times;
  floor?: Times;
  /** Processor milliseconds of the server for one answer: what a busy machine does not change. */
  cpuMs?: number;
}

/** Milliseconds of each answer, by the name of its shape. */
export type Took = ReadonlyMap<string, readonly number[]>;

/** One figure about all of it. */
export interface Sum {
  name: string;
  value: string;
  promised?: string;
  kept?: boolean;
}

const verdict = (promised: string, kept: boolean) => `${promised} ${kept ? 'kept' : 'MISSED'}`;
const MOST_GROWTH = 2;

/** Each kind of search: what it finds, how long it takes, beside the same without us, and what is promised. */
export function shapeTable(
  rows: readonly ShapeRow[],
  { before, after }: { before: Took; after: Took },
): string {
  const growth = (name: string) => (before.has(name) ? growthBy(name, before, after).toFixed(2) : '');
  const lines = rows.map(({ shape, refused, rows: found, times, floor, cpuMs }) => {
    if (times === undefined || floor === undefined) return [shape.name, `refused: ${refused ?? ''}`];
    const most = shape.mostMs ?? PROMISED_MS[shape.kind];
    return [
      shape.name,
      String(found),
      times.p50.toFixed(1),
      times.p99.toFixed(1),
      cpuMs?.toFixed(1) ?? '',
      floor.p50.toFixed(1),
      (floor.p50 / times.p50).toFixed(2),
      growth(shape.name),
      times.failed === 0 ? '' : String(times.failed),
      verdict(`p99 ≤ ${most}`, times.p99 <= most),
    ];
  });
  return columns([
    ['', 'found', 'p50 ms', 'p99 ms', 'cpu ms', 'bare p50', 'ratio', 'growth', 'failed', 'promised'],
    ...lines,
  ]);
}

/** How much longer the median takes than with few ads: of half the shapes of a kind no more than this, and of which more. */
export function growthOf(shapes: readonly Shape[], before: Took, after: Took): Sum[] {
  // What is found is priced ad by ad where it is ordered by totals: that grows with the ads, and its time is promised.
  const kinds = SHAPE_KINDS.filter((kind) => kind !== 'dates').map((kind) => {
    const asked = shapes.filter((shape) => shape.kind === kind && before.has(shape.name));
    const growth = percentile(
      asked.map(({ name }) => growthBy(name, before, after)),
      0.5,
    );
    const kept = growth <= MOST_GROWTH;
    return { name: `growth of p50: ${kind}`, value: growth.toFixed(2), promised: `≤ ${MOST_GROWTH}`, kept };
  });
  const more = shapes.filter(({ name }) => growthBy(name, before, after) > MOST_GROWTH);
  return [...kinds, { name: 'shapes that grow more', value: `${more.length} of ${before.size}` }];
}

function growthBy(name: string, before: Took, after: Took): number {
  return percentile(after.get(name) ?? [], 0.5) / percentile(before.get(name) ?? [], 0.5);
}

export function sumTable(sums: readonly Sum[]): string {
  return columns(
    sums.map(({ name, value, promised, kept }) => [
      name,
      value,
      promised === undefined ? '' : verdict(promised, kept === true),
    ]),
  );
}
