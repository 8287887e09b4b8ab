import type { DueKind } from '../platform/db/schema.generated.ts';

/** The thing a due is owed for: its kind and id. */
export interface DueSubject {
  kind: 'reservation';
  id: string;
}

export interface OpenDue {
  id: string;
  /** Halalas. */
  amount: number;
}

export interface NewDue {
  subject: DueSubject;
  kind: DueKind;
  /** Halalas; more than none. */
  amount: number;
  dueAt: Date;
}
