/** What a column of a bank's statement can stand for. */
export const STATEMENT_COLUMNS = [
  'date',
  'text',
  'reference',
  'amount',
  'credit',
  'debit',
  'direction',
  'balance',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** What keeps a line of a statement from being read. */
export const LINE_FAULTS = ['date', 'future', 'amount', 'both', 'direction'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** What keeps a statement from being read as a whole. */
export const STATEMENT_PROBLEMS = ['unreadable', 'empty', 'rows', 'columns'] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

export const MOST_STATEMENT_LINES = 5000;
export const MOST_STATEMENT_COLUMNS = 30;
export const MOST_STATEMENT_MB = 2;

/**
 * Why a line is proposed for something, the surest first: our reference stands in it; its amount and day fit and it names who pays; or they
 * fit and nothing else waits for them.
 */
export const FIT_REASONS = ['reference', 'name', 'amount'] as const;
export type FitReason = (typeof FIT_REASONS)[number];

/** Lines of statements by what can be done with them. */
export const LINE_VIEWS = ['fits', 'none', 'closed'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

/** Rules of fields about what a bank says; a part of `RULES`. */
export const BANK_RULES = [
  'bank_reference_required',
  'bank_reference_used',
  'statement_required',
  'statement_2mb',
  'statement_unreadable',
  'statement_empty',
  'statement_rows',
  'statement_columns',
] as const;
