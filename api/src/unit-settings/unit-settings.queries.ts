import type { LetUnit, SettingPart, UnitSettings } from '@diyar/contract/supply/unit-settings';
import { periodOf } from '@diyar/contract/words/period';
import { sql } from 'kysely';
import { weekHours } from '../availability/unit-policy.ts';
import type { Reader, Tx } from '../platform/db/database.ts';
import { hourColumns } from './hour-columns.ts';

export interface LetUnitRow {
  id: string;
  code: string;
  name_ar: string | null;
  name_en: string | null;
  property: string;
  kinds: ('hourly' | 'daily' | 'monthly' | 'yearly')[];
}

/** More units than an advertiser has. */
const MOST_UNITS = 1_000;

/** Units of an account whose ad is not for sale, by property and name; one of them where an id is given. */
export async function findLetUnits(reader: Reader, accountId: string, id?: string): Promise<LetUnitRow[]> {
  const { rows } = await sql<LetUnitRow>`
    select unit.id, unit.code, unit.name_ar, unit.name_en, property.name as property,
      array(select kind::text from unit_price where unit_price.unit_id = unit.id and active
        and kind in ('hourly', 'daily', 'monthly', 'yearly') order by kind) as kinds
    from unit join property on property.id = unit.property_id
    where unit.account_id = ${accountId} and unit.deleted_at is null and (${id ?? null}::uuid is null or unit.id = ${id ?? null})
      and not exists (select from ad where ad.unit_id = unit.id and ad.purpose = 'sale' and ad.deleted_at is null)
    order by property.name, property.id, coalesce(unit.name_ar, unit.name_en), unit.id limit ${MOST_UNITS}`.execute(
    reader,
  );
  return rows;
}

/** The periods that price kinds are of. */
export function periodsOf(kinds: LetUnitRow['kinds']): LetUnit['periods'] {
  return kinds.flatMap((kind) => periodOf(kind) ?? []).toSorted((one, other) => one - other);
}

const TIME = (column: string) => sql<string>`left(${sql.ref(column)}::text, 5)`;

export async function findSettings(
  reader: Reader,
  unitId: string,
): Promise<{ settings: UnitSettings; version: number }> {
  const row = await reader
    .selectFrom('unit_policy')
    .innerJoin('unit', 'unit.id', 'unit_policy.unit_id')
    .selectAll('unit_policy')
    .select('unit.version')
    .select([
      TIME('arrival_time').as('arrival'),
      TIME('departure_time').as('departure'),
      sql<string | null>`left(same_day_until::text, 5)`.as('same_day'),
    ])
    .where('unit_policy.unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  const { instant, notice_minutes, horizon_days, gap_minutes, min_nights, max_nights } = row;
  const { min_months, max_months, min_years, max_years, min_hours, max_hours } = row;
  const { cancellation, down_payment_percent, security_deposit, slot_minutes } = row;
  const settings: UnitSettings = {
    ...{ instant, notice_minutes, horizon_days, gap_minutes, min_nights, max_nights },
    ...{ min_months, max_months, min_years, max_years, min_hours, max_hours },
    ...{ cancellation, down_payment_percent, security_deposit },
    // The constraint `unit_policy_slot_known` holds it to the list.
    slot_minutes: slot_minutes as UnitSettings['slot_minutes'],
    same_day_until: row.same_day,
    arrival_time: row.arrival,
    departure_time: row.departure,
    arrival_days: row.arrival_days.toSorted((one, other) => one - other),
    hours: weekHours({
      opensAt: row.opens_at,
      closesAt: row.closes_at,
      daysOff: row.days_off,
      weekdayOpens: row.weekday_opens_at,
      weekdayCloses: row.weekday_closes_at,
    }),
  };
  return { settings, version: row.version };
}

/** Writes settings that passed their checks. */
export async function writeSettings(tx: Tx, unitId: string, { hours, ...rest }: UnitSettings): Promise<void> {
  const { weekday_opens_at: opens, weekday_closes_at: closes, ...columns } = hourColumns(hours);
  await tx
    .updateTable('unit_policy')
    .set({
      ...rest,
      ...columns,
      weekday_opens_at: sql`${opens}::time[]`,
      weekday_closes_at: sql`${closes}::time[]`,
    })
    .where('unit_id', '=', unitId)
    .execute();
}

/** Which columns a part of the settings is; those that a check holds together are of one part. */
const COLUMNS: Record<SettingPart, readonly string[]> = {
  booking: ['instant', 'notice_minutes', 'horizon_days', 'same_day_until'],
  nights: [
    ...['arrival_time', 'departure_time', 'gap_minutes', 'arrival_days', 'min_nights', 'max_nights'],
    ...['min_months', 'max_months', 'min_years', 'max_years'],
  ],
  hours: [
    ...['opens_at', 'closes_at', 'days_off', 'weekday_opens_at', 'weekday_closes_at'],
    ...['slot_minutes', 'min_hours', 'max_hours'],
  ],
  money: ['cancellation', 'down_payment_percent', 'security_deposit'],
};

/** Puts parts of a unit's settings in the place of those of others. */
export async function copyColumns(
  tx: Tx,
  sourceId: string,
  targets: readonly string[],
  parts: readonly SettingPart[],
): Promise<void> {
  const columns = [...new Set(parts)].flatMap((part) => COLUMNS[part]);
  const sets = columns.map((column) => sql`${sql.ref(column)} = source.${sql.ref(column)}`);
  await sql`update unit_policy target set ${sql.join(sets)} from unit_policy source
    where source.unit_id = ${sourceId} and target.unit_id = any(${targets}::uuid[])`.execute(tx);
}

/** Locks the properties of these units of an account, in the order of their ids, and answers how many units there are. */
export async function lockUnits(tx: Tx, accountId: string, unitIds: readonly string[]): Promise<number> {
  await sql`select from property where id in (select property_id from unit
    where account_id = ${accountId} and id = any(${unitIds}::uuid[]) and deleted_at is null) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<{ units: number }>`select count(*)::int as units from unit
    where account_id = ${accountId} and id = any(${unitIds}::uuid[]) and deleted_at is null`.execute(tx);
  return rows[0]?.units ?? 0;
}

/** Raises the version of units, so that who edits one of them elsewhere reads it again. */
export async function raiseVersions(
  tx: Tx,
  unitIds: readonly string[],
  personId: string,
  now: Date,
): Promise<void> {
  await sql`update unit set version = version + 1, updated_at = ${now}, updated_by = ${personId}
    where id = any(${unitIds}::uuid[])`.execute(tx);
}
