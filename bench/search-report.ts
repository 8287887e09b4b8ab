import type { Times } from './one-client.ts';
import { columns } from './report.ts';
import { PROMISED_MS, type Shape } from './search-shapes.ts';

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
export function shapeTable(rows: readonly ShapeRow[]): string {
  const lines = rows.map(({ shape, refused, rows: found, times, floor, cpuMs }) => {
    if (times === undefined || floor === undefined) return [shape.name, `refused: ${refused ?? ''}`];
    const most = PROMISED_MS[shape.kind];
    return [
      shape.name,
      String(found),
      times.p50.toFixed(1),
      times.p99.toFixed(1),
      cpuMs?.toFixed(1) ?? '',
      floor.p50.toFixed(1),
      (floor.p50 / times.p50).toFixed(2),
      times.failed === 0 ? '' : String(times.failed),
      verdict(`p99 ≤ ${most}`, times.p99 <= most),
    ];
  });
  return columns([
    ['', 'found', 'p50 ms', 'p99 ms', 'cpu ms', 'bare p50', 'ratio', 'failed', 'promised'],
    ...lines,
  ]);
}

/** How much longer the median takes than with few ads, of what is asked most. */
export function growthLine(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Sum[] {
  return [...after].flatMap(([name, many]) => {
    const few = before.get(name);
    if (few === undefined) return [];
    const growth = many / few;
    return [
      {
        name: `growth: ${name}`,
        value: `${growth.toFixed(2)} (${few.toFixed(2)} → ${many.toFixed(2)} ms)`,
        promised: `≤ ${MOST_GROWTH}`,
        kept: growth <= MOST_GROWTH,
      },
    ];
  });
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
