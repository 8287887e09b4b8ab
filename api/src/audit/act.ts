import type { Act } from '@diyar/contract/console/console-audit';

/** Something an operator did, as it is written into the audit log. */
export interface NewAct {
  act: Act;
  /** The subject of the act: `{ kind: 'setting', id: 'vat_percent' }`. */
  subject?: { kind: string; id: string };
  /** The values before the act and after it. */
  before?: unknown;
  after?: unknown;
  reason?: string;
}
