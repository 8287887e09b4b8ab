import type { BulkOutcome } from '@diyar/contract/supply/bulk';
import { writeCsv } from '@diyar/contract/values/write-csv';
import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import type { Outcomes } from './bulk-state.ts';
import type { Table } from './read-file.ts';

export interface BadCell {
  line: number;
  column: BulkColumn | null;
  msg: string;
}

/** What is wrong, by line. */
export function badCells(outcomes: Outcomes): BadCell[] {
  const refused = [...outcomes.values()].filter(({ result }) => result === 'refused');
  return refused
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ line, errors }: BulkOutcome) => errors.map((error) => ({ line, ...error })));
}

/** What may be wrong with rows that are fine, by line. */
export function oddCells(outcomes: Outcomes): (BulkOutcome['warnings'][number] & { line: number })[] {
  return [...outcomes.values()]
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ line, warnings }) => warnings.map((one) => ({ line, ...one })));
}

/** The refused rows as they stand in the file, each with its reasons in a column of its own: corrected, the file can be chosen again. */
export function badRowsCsv(
  { headings, rows }: Table,
  outcomes: Outcomes,
  { reasons, nameOf }: { reasons: string; nameOf: (column: BulkColumn | null) => string },
): string {
  const bad = Map.groupBy(badCells(outcomes), ({ line }) => line);
  const told = rows.flatMap(({ line, cells }) => {
    const wrong = bad.get(line);
    if (wrong === undefined) return [];
    return [[...cells, wrong.map(({ column, msg }) => `${nameOf(column)}: ${msg}`).join('\n')]];
  });
  return writeCsv([[...headings, reasons], ...told]);
}
