import type { Act } from '@diyar/contract/console-audit';

/** Something an operator did, as it is written into the audit log. */
export interface NewAct {
  act: Act;
  /** What it was done to: `{ kind: 'setting', id: 'vat_percent' }`. */
  subject?: { kind: string; id: string };
  /** What stood before, and what stands now. */
  before?: unknown;
  after?: unknown;
  reason?: string;
}
