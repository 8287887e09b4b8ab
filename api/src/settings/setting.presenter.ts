import type { ConsoleSetting, SettingVersion } from '@diyar/contract/console/console-settings';
import { riyadhIso } from '@diyar/contract/values/format';
import type { SettingRow } from './setting.queries.ts';
import { SETTING_BOUNDS, type SettingKey } from './setting-bounds.ts';

/** A setting as an operator sees it at `now`; `history` newest first, with at least the first value. */
export function presentSetting(key: SettingKey, history: readonly SettingRow[], now: Date): ConsoleSetting {
  const current = history.find(({ effective_from }) => effective_from <= now) ?? history.at(-1);
  if (current === undefined) throw new Error(`setting ${key} is missing`);
  const { min, max } = SETTING_BOUNDS[key];
  return {
    key,
    ...kindOf(current),
    ...{ min, max },
    value: current.value,
    history: history.map((row) => presentVersion(row, row === current ? 'in_force' : stateOf(row, now))),
  };
}

function kindOf({ type }: SettingRow): Pick<ConsoleSetting, 'type' | 'unit'> {
  return type === 'text' || type === 'boolean' ? { type, unit: null } : { type: 'number', unit: type };
}

function stateOf(row: SettingRow, now: Date): SettingVersion['state'] {
  return row.effective_from > now ? 'upcoming' : 'past';
}

function presentVersion(row: SettingRow, state: SettingVersion['state']): SettingVersion {
  const { value, effective_from, operator_name, source } = row;
  const set_by = operator_name === null ? null : { operator: operator_name, reason: source };
  return { value, effective_from: riyadhIso(effective_from), state, set_by };
}
