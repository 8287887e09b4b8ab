import type { Act } from '@diyar/contract/console/console-audit';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { NewAct } from './act.ts';

export async function insertEntry(
  tx: Tx,
  by: { operatorId: string; requestId: string },
  act: NewAct,
  now: Date,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx
    .insertInto('audit_entry')
    .values({
      at: now,
      operator_id: by.operatorId,
      act: act.act,
      subject_kind: act.subject?.kind ?? null,
      subject_id: act.subject?.id ?? null,
      before: json(act.before),
      after: json(act.after),
      reason: act.reason ?? null,
      request_id: by.requestId,
    })
    .execute();
}

/** When an operator did any of some acts, written down with what `after` says, since `since`, newest first. */
export async function actTimes(
  reader: Reader,
  operatorId: string,
  { acts, after }: { acts: readonly Act[]; after: object },
  since: Date,
): Promise<Date[]> {
  const rows = await reader
    .selectFrom('audit_entry')
    .select('at')
    .where('operator_id', '=', operatorId)
    .where('act', 'in', acts)
    .where(sql<boolean>`after @> ${JSON.stringify(after)}::jsonb`)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}

export interface AuditRow {
  id: number;
  at: Date;
  operator_id: string;
  operator_name: string;
  act: string;
  subject_kind: string | null;
  subject_id: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  request_id: string;
}

export interface AuditFilter {
  operator?: string | undefined;
  act?: Act | undefined;
  /** Only entries older than this one. */
  before?: string | undefined;
}

/** Entries of the log, newest first, at most `limit`. An operator who never enrolled is known by their phone. */
export async function findEntries(reader: Reader, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select entry.id, entry.at, entry.operator_id, coalesce(operator.name, person.phone) as operator_name,
      entry.act, entry.subject_kind, entry.subject_id, entry.before, entry.after, entry.reason, entry.request_id
    from audit_entry entry
    join operator on operator.id = entry.operator_id
    join person on person.id = operator.person_id
    where (${filter.operator ?? null}::uuid is null or entry.operator_id = ${filter.operator ?? null})
      and (${filter.act ?? null}::text is null or entry.act = ${filter.act ?? null})
      and (${filter.before ?? null}::bigint is null or entry.id < ${filter.before ?? null})
    order by entry.id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Everyone who can stand in the log, by name. */
export async function findOperators(reader: Reader): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select operator.id, coalesce(operator.name, person.phone) as name
    from operator join person on person.id = operator.person_id
    where exists (select from audit_entry where audit_entry.operator_id = operator.id)
    order by 2, 1`.execute(reader);
  return rows;
}
