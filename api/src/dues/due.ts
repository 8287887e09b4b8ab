import type { DueKind } from '../platform/db/schema.generated.ts';

/** Where `due` and `ledger_entry` name the thing of each kind; a row names exactly one (`due_of_one_payable`). */
export const SUBJECT_COLUMNS = { reservation: 'reservation_id', purchase: 'purchase_id' } as const;

export type SubjectKind = keyof typeof SUBJECT_COLUMNS;
type SubjectColumn = (typeof SUBJECT_COLUMNS)[SubjectKind];

/** The thing a due is owed for: its kind and id. */
export interface DueSubject {
  kind: SubjectKind;
  id: string;
}

/** The columns of a row that name a subject. */
export type SubjectRow = Record<SubjectColumn, string | null>;

export const SUBJECT_KINDS = Object.keys(SUBJECT_COLUMNS) as SubjectKind[];

/** The subject a row names; one that names none is a fault. */
export function subjectOf(row: SubjectRow): DueSubject {
  for (const kind of SUBJECT_KINDS) {
    const id = row[SUBJECT_COLUMNS[kind]];
    if (id !== null) return { kind, id };
  }
  throw new Error('a due is for one thing');
}

export interface OpenDue {
  id: string;
  /** Halalas. */
  amount: number;
  /** The security deposit that is paid with it. */
  deposit: OpenDeposit | null;
}

export interface OpenDeposit {
  dueId: string;
  /** Halalas; more than none. */
  amount: number;
}

/** Returns the halalas to pay at once for a due, with the deposit that comes with it. */
export function chargeOf({ amount, deposit }: Pick<OpenDue, 'amount' | 'deposit'>): number {
  return amount + (deposit?.amount ?? 0);
}

export interface NewDue {
  subject: DueSubject;
  kind: DueKind;
  /** Halalas; more than none. */
  amount: number;
  dueAt: Date;
  /** When what it is for is cancelled if it is still unpaid. */
  cancelsAt?: Date;
  /** The change of a booking that it came of. */
  changeId?: string | null;
}
