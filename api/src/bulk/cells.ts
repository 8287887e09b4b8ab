import type { BulkRow } from '@diyar/contract/supply/bulk';
import type { BulkColumn } from '@diyar/contract/words/bulk-columns';

/** The texts of a row by their columns; what is empty is absent. */
export type Cells = Partial<Record<BulkColumn, string>>;

/** The texts of a row by their columns, without blanks at their ends. Columns that the row has no cell for are empty. */
export function cellsOf(columns: readonly BulkColumn[], { cells }: Pick<BulkRow, 'cells'>): Cells {
  const named: Cells = {};
  columns.forEach((column, index) => {
    const text = (cells[index] ?? '').trim();
    if (text !== '') named[column] = text;
  });
  return named;
}
