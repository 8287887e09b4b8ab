import type { BulkOutcome } from '@diyar/contract/supply/bulk';
import type { BulkColumn, BulkKind } from '@diyar/contract/words/bulk-columns';
import type { Columns, FileRows } from './file-rows.ts';
import type { FileProblem, Table } from './read-file.ts';

export type Outcomes = ReadonlyMap<number, BulkOutcome>;
type Step =
  | 'file'
  | 'reading'
  | 'columns'
  | 'checking'
  | 'checked'
  | 'sending'
  | 'stopped'
  | 'cutOff'
  | 'finished';

/** A file on its way: where it is, what was chosen of it, what was said of its lines. */
export interface BulkState {
  kind: BulkKind;
  step: Step;
  problem: FileProblem | undefined;
  table: Table | undefined;
  columns: Columns;
  file: FileRows | undefined;
  /** What the check, then what the saving said of each line. */
  outcomes: Outcomes;
}

export const emptyBulk = (kind: BulkKind): BulkState => ({
  kind,
  step: 'file',
  problem: undefined,
  table: undefined,
  columns: [],
  file: undefined,
  outcomes: new Map(),
});

/** A column of ours stands for one heading: another that had it is not read. */
export function matchColumn(columns: Columns, at: number, column: BulkColumn | null): Columns {
  return columns.map((one, index) => {
    if (index === at) return column;
    return one === column ? null : one;
  });
}

/** Refuses rows whose code another row of the file has. */
export function markRepeated(
  outcomes: Map<number, BulkOutcome>,
  { repeated }: FileRows,
  sentence: (line: number) => string,
): void {
  for (const [line, first] of repeated) {
    const before = outcomes.get(line);
    if (before === undefined || before.result === 'already') continue;
    const told = { column: 'unit.code' as const, msg: sentence(first) };
    outcomes.set(line, { line, result: 'refused', errors: [...before.errors, told], warnings: [] });
  }
}

/** How many rows stand as they are told. */
export function countOf(outcomes: Outcomes, ...results: BulkOutcome['result'][]): number {
  return [...outcomes.values()].filter(({ result }) => results.includes(result)).length;
}
