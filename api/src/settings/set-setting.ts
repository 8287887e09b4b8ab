import { instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { insertSetting, lockSetting, type SettingRow, settingHistory } from './setting.queries.ts';
import { type Bounds, isSettingKey, SETTING_BOUNDS } from './setting-bounds.ts';

export interface NewValue {
  key: string;
  value: number | string | boolean;
  /** Riyadh date from which it holds; today means from this moment. */
  date: string;
  reason: string;
  /** How the caller's form names the value; `value` when absent. */
  field?: string;
}

/**
 * Sets a value from a date on and answers the setting's history, newest first. History is never touched: a past date is
 * `date_past`, a date that has a value `setting_date_taken`, the value that holds then anyway `setting_unchanged`. The
 * value must have the setting's type and stay within its bounds. Written to the audit log in the same transaction.
 */
export function setSetting(
  db: Database,
  operator: OperatorActor,
  wanted: NewValue,
  now: Date,
): Promise<SettingRow[]> {
  return transact(db, async (tx) => setSettingIn(tx, operator, wanted, now));
}

/** The same in a transaction of the caller's, who may set several. */
export async function setSettingIn(
  tx: Tx,
  operator: OperatorActor,
  wanted: NewValue,
  now: Date,
): Promise<SettingRow[]> {
  await lockSetting(tx, wanted.key);
  const history = isSettingKey(wanted.key) ? await settingHistory(tx, [wanted.key]) : [];
  const first = history.at(-1);
  if (first === undefined) throw new Refusal('not_found');
  const value = checkValue(wanted, typeof first.value);
  const from = startOf(wanted.date, now);
  const before = history.find(({ effective_from }) => effective_from <= from);
  if (before?.effective_from.getTime() === from.getTime()) throw new Refusal('setting_date_taken');
  if (before?.value === value) throw new Refusal('setting_unchanged');
  const { key, type } = first;
  const { operatorId } = operator;
  await insertSetting(tx, { key, type, value, effective_from: from, source: wanted.reason, operatorId });
  const act = {
    act: 'setting_set' as const,
    subject: { kind: 'setting', id: key },
    before: before === undefined ? null : { value: before.value },
    after: { value, effective_from: from.toISOString() },
    reason: wanted.reason,
  };
  await recordAct(tx, operator, act, now);
  return settingHistory(tx, [key]);
}

function startOf(date: string, now: Date): Date {
  const today = riyadhDate(now);
  if (date < today) throw invalid('effective_from', 'date_past');
  return date === today ? now : new Date(instantOf(date, 0));
}

/** The value as it is kept; texts without spaces around them. */
function checkValue({ key, value, field = 'value' }: NewValue, type: string): NewValue['value'] {
  if (!isSettingKey(key)) throw new Refusal('not_found');
  const { min, max, form }: Bounds = SETTING_BOUNDS[key];
  if (typeof value !== type) throw invalid(field, type === 'number' ? 'number' : 'invalid');
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw invalid(field, 'number');
    if (value < min || value > max) throw new Refusal('setting_out_of_range', { params: { min, max } });
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') throw invalid(field, 'required');
  if (form !== undefined && !form.fits(text)) throw invalid(field, form.rule);
  if (text.length < min) throw invalid(field, 'text_min');
  if (text.length > max) throw invalid(field, 'text_max');
  return text;
}
