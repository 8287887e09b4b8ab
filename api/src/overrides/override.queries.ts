import type { SeasonDates } from '@diyar/contract/words/seasons';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { AutomaticDiscount } from '../prices/discounts.ts';
import type { DatedKind, Override } from '../prices/overrides.ts';
import type { KeptOverride, Painter } from './paint-over.ts';

const COLUMNS = ['kind', 'starts_on', 'ends_on', 'weekday', 'season', 'amount', 'percent'] as const;

export type OverrideRow = Override & { id: string; painter: Painter; painter_name: string | null };

/** The overrides of a unit: dates in their order, then weekdays, then seasons; with who set each. */
export async function findOverrides(reader: Reader, unitId: string): Promise<OverrideRow[]> {
  const rows = await reader
    .selectFrom('price_override')
    .select(['id', 'person_id', 'created_at', ...COLUMNS])
    .select((eb) => eb.fn<string | null>('name_of_person', ['person_id']).as('painter_name'))
    .where('unit_id', '=', unitId)
    .orderBy('starts_on')
    .orderBy('weekday')
    .orderBy('season')
    .execute();
  return rows.map(({ person_id, created_at, ...row }) => ({
    ...row,
    kind: row.kind as DatedKind,
    painter: { person_id, created_at },
  }));
}

export interface EarnedRow {
  kind: DatedKind;
  month: string;
  amount: number;
  days: number;
}

/** What a unit's nights and hours came to by month between two dates, the last left out: each day its even share of its booking's total. */
export async function findEarned(
  reader: Reader,
  unitId: string,
  { from, to }: { from: string; to: string },
): Promise<EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select case r.period when 1 then 'hourly' else 'daily' end as kind, to_char(day, 'YYYY-MM') as month,
      round(sum(r.total::numeric / stay.days))::bigint as amount, count(distinct day)::int as days
    from reservation r cross join lateral (select greatest(1, r.end_date - r.start_date) as days) stay
      cross join lateral generate_series(r.start_date::timestamp, r.start_date + (stay.days - 1) * interval '1 day', interval '1 day') day
    where r.unit_id = ${unitId} and r.period in (1, 2) and r.state in ('active', 'finished')
      and r.start_date < ${to}::date and r.end_date >= ${from}::date and day >= ${from}::date and day < ${to}::date
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}

/** The unit of an override; undefined when there is no such override. */
export async function findOverrideUnit(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('price_override')
    .select('unit_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.unit_id;
}

/** Writes a unit's overrides as they are to be: those without an id are made, by `painter` where they name nobody; those that are missing go. */
export async function writeOverrides(
  tx: Tx,
  unitId: string,
  wanted: readonly KeptOverride[],
  painter: Painter,
): Promise<void> {
  const kept = wanted.flatMap(({ id }) => (id === null ? [] : [id]));
  const gone = tx.deleteFrom('price_override').where('unit_id', '=', unitId);
  await (kept.length === 0 ? gone : gone.where('id', 'not in', kept)).execute();
  const made = wanted.filter(({ id }) => id === null);
  if (made.length === 0) return;
  await tx
    .insertInto('price_override')
    .values(made.map((one) => ({ unit_id: unitId, ...pick(one), ...(one.painter ?? painter) })))
    .execute();
}

const pick = ({ kind, starts_on, ends_on, weekday, season, amount, percent }: Override): Override => ({
  kind,
  starts_on,
  ends_on,
  weekday,
  season,
  amount,
  percent,
});

/** Deletes an override of a unit. */
export async function deleteOverride(tx: Tx, unitId: string, id: string): Promise<void> {
  await tx.deleteFrom('price_override').where('unit_id', '=', unitId).where('id', '=', id).execute();
}

/** Dates of seasons as the operator listed them. */
export async function findSeasonDates(reader: Reader): Promise<SeasonDates[]> {
  return reader
    .selectFrom('season_dates')
    .select(['season', 'starts_on', 'ends_on'])
    .orderBy('starts_on')
    .execute();
}

/** The automatic discounts of a unit, by length first. */
export async function findDiscounts(reader: Reader, unitId: string): Promise<AutomaticDiscount[]> {
  return reader
    .selectFrom('unit_discount')
    .select(['rule', 'days', 'percent'])
    .where('unit_id', '=', unitId)
    .orderBy('rule')
    .orderBy('days')
    .execute();
}

/** Puts these discounts in the place of those a unit has. */
export async function replaceDiscounts(
  tx: Tx,
  unitId: string,
  discounts: readonly AutomaticDiscount[],
): Promise<void> {
  await tx.deleteFrom('unit_discount').where('unit_id', '=', unitId).execute();
  if (discounts.length === 0) return;
  await tx
    .insertInto('unit_discount')
    .values(discounts.map((discount) => ({ ...discount, unit_id: unitId })))
    .execute();
}

/** Makes other writers of a unit's prices wait until this transaction ends. */
export async function lockUnitPrices(tx: Tx, unitId: string): Promise<void> {
  await tx.selectFrom('unit').select('id').where('id', '=', unitId).forNoKeyUpdate().execute();
}
