import { Act, type AuditEntry } from '@diyar/contract/console/console-audit';
import { riyadhIso } from '@diyar/contract/values/format';
import type { AuditRow } from './audit.queries.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  const { subject_kind: kind, subject_id: id } = row;
  return {
    id: String(row.id),
    at: riyadhIso(row.at),
    operator: { id: row.operator_id, name: row.operator_name },
    act: Act.parse(row.act),
    subject: kind === null || id === null ? null : { kind, id },
    before: row.before,
    after: row.after,
    reason: row.reason,
    request_id: row.request_id,
  };
}
