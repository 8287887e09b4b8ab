import type { Measurement } from './load.ts';

export interface Row {
  name: string;
  measured: Measurement;
  /** Processor milliseconds of the measured process for one request. */
  cpuMs?: number;
  /** The floor's calls a second, and its name. */
  floor: { perSecond: number; is: string };
  /** The promise: calls a second, or a ratio to the floor. */
  promised: { perSecond?: number; ratio?: number };
}

const COLUMNS = [
  '',
  'req/s',
  'p50 ms',
  'p99 ms',
  'cpu ms',
  'KB',
  'floor req/s',
  'ratio',
  'promised',
  'failed',
];

function promise({ measured, floor, promised }: Row): string {
  const reached = (word: string, ok: boolean) => `${word} ${ok ? 'kept' : 'MISSED'}`;
  if (promised.perSecond !== undefined)
    return reached(`≥ ${promised.perSecond}/s`, measured.perSecond >= promised.perSecond);
  if (promised.ratio !== undefined)
    return reached(`≥ ${promised.ratio}`, measured.perSecond / floor.perSecond >= promised.ratio);
  return '';
}

function cells(row: Row): string[] {
  const { name, measured, cpuMs, floor } = row;
  return [
    name,
    measured.perSecond.toFixed(0),
    measured.p50.toFixed(0),
    measured.p99.toFixed(0),
    cpuMs?.toFixed(2) ?? '',
    (measured.bytes / 1024).toFixed(1),
    `${floor.perSecond.toFixed(0)} (${floor.is})`,
    (measured.perSecond / floor.perSecond).toFixed(3),
    promise(row),
    String(measured.failed),
  ];
}

/** The rows as a table for people, each with its floor and whether what was promised is kept. */
export function tableOf(rows: readonly Row[]): string {
  return columns([COLUMNS, ...rows.map(cells)]);
}

/** Lines of cells as a table: the first column to the left, figures to the right. */
export function columns(table: readonly (readonly string[])[]): string {
  const most = Math.max(...table.map((line) => line.length));
  const widths = Array.from({ length: most }, (_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  return table
    .map((line) =>
      line
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
