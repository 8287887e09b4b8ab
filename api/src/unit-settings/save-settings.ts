import type { SettingPart, ShownSettings, UnitSettings } from '@diyar/contract/supply/unit-settings';
import { mayPrice } from '../accounts/standing.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { settingsErrors } from './check-settings.ts';
import { type Asker, readLetUnit, showSettings } from './show-settings.ts';
import {
  copyColumns,
  findSettings,
  lockUnits,
  periodsOf,
  raiseVersions,
  writeSettings,
} from './unit-settings.queries.ts';

interface SettingsSave {
  version: number;
  settings: UnitSettings;
}

/**
 * Saves on which terms a unit of the acting account is let; bookings keep what they were made under. Throws `not_found`,
 * `role_forbids` to viewers and editors, every broken field, and `edited_elsewhere` with what stands now when the unit was
 * saved after the version that was read.
 */
export async function saveSettings(
  db: Database,
  unitId: string,
  { version, settings }: SettingsSave,
  asker: Asker,
): Promise<ShownSettings> {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    const unit = await readLetUnit(tx, actor, unitId);
    await refuseOthers(tx, actor, mayPrice);
    const fields = settingsErrors(settings, periodsOf(unit.kinds));
    if (fields.length > 0) throw new Refusal('validation_failed', { fields });
    await lockUnits(tx, actor.accountId, [unitId]);
    const { version: current } = await findSettings(tx, unitId);
    if (current !== version)
      throw new Refusal('edited_elsewhere', { data: { current: await showSettings(tx, unitId, asker) } });
    await writeSettings(tx, unitId, settings);
    await raiseVersions(tx, [unitId], actor.personId, now);
    return showSettings(tx, unitId, asker);
  });
}

/** Puts parts of a unit's settings in the place of those of others, and answers of how many. Throws `not_found` where one of them is not the account's, `role_forbids` to viewers and editors. */
export async function copySettings(
  db: Database,
  unitId: string,
  { units, parts }: { units: readonly string[]; parts: readonly SettingPart[] },
  { actor, now }: Asker,
): Promise<{ copied: number }> {
  return transact(db, async (tx) => {
    await readLetUnit(tx, actor, unitId);
    await refuseOthers(tx, actor, mayPrice);
    const targets = [...new Set(units)].filter((id) => id !== unitId);
    const found = await lockUnits(tx, actor.accountId, [unitId, ...targets]);
    if (found !== targets.length + 1) throw new Refusal('not_found');
    await copyColumns(tx, unitId, targets, parts);
    await raiseVersions(tx, targets, actor.personId, now);
    return { copied: targets.length };
  });
}
