import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { brokenConstraint } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';

/** Every setting in force at `now`, by key. */
export async function settingsInForce(reader: Reader, now: Date): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select distinct on (key) key, value from setting where effective_from <= ${now}
    order by key, effective_from desc`.execute(reader);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export type SettingType = 'seconds' | 'percent' | 'halalas' | 'count' | 'text' | 'boolean';

export interface SettingRow {
  key: string;
  effective_from: Date;
  type: SettingType;
  value: number | string | boolean;
  source: string;
  operator_name: string | null;
}

/** Every value that settings have, had or will have, by key and newest first. */
export async function settingHistory(reader: Reader, keys: readonly string[]): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select setting.key, setting.effective_from, setting.type, setting.value, setting.source,
      operator.name as operator_name
    from setting left join operator on operator.id = setting.operator_id
    where setting.key = any(${keys})
    order by setting.key, setting.effective_from desc`.execute(reader);
  return rows;
}

/** Makes two operators who set the same setting wait for each other, so that each knows the other's value. */
export async function lockSetting(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))`.execute(tx);
}

/** Adds a value; refuses `setting_date_taken` when one starts at that instant already. */
export async function insertSetting(
  tx: Tx,
  setting: Omit<SettingRow, 'operator_name'> & { operatorId: string },
): Promise<void> {
  const { operatorId, value, ...row } = setting;
  try {
    await tx
      .insertInto('setting')
      .values({ ...row, value: JSON.stringify(value), operator_id: operatorId })
      .execute();
  } catch (error) {
    if (brokenConstraint(error) === 'setting_pkey') throw new Refusal('setting_date_taken');
    throw error;
  }
}
