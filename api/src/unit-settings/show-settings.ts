import type { LetUnit, ShownSettings } from '@diyar/contract/supply/unit-settings';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { namesOfUnit } from '../ads/present-card.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findLetUnits, findSettings, type LetUnitRow, periodsOf } from './unit-settings.queries.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** Units of the acting account that are there to be let. */
export async function listLetUnits(reader: Reader, { actor, lang }: Asker): Promise<LetUnit[]> {
  const rows = await findLetUnits(reader, actor.accountId);
  return rows.map((row) => presentUnit(row, lang));
}

/** On which terms a unit of the acting account is let. Throws `not_found` for others' and for what is for sale or deleted. */
export async function showSettings(
  reader: Reader,
  unitId: string,
  { actor, lang }: Asker,
): Promise<ShownSettings> {
  const unit = await readLetUnit(reader, actor, unitId);
  const [kept, standing] = await Promise.all([findSettings(reader, unitId), standingOf(reader, actor)]);
  return {
    unit: presentUnit(unit, lang),
    ...kept,
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

/** A unit of the acting account that is there to be let. Throws `not_found`. */
export async function readLetUnit(reader: Reader, actor: Actor, unitId: string): Promise<LetUnitRow> {
  const [unit] = await findLetUnits(reader, actor.accountId, unitId);
  if (unit === undefined) throw new Refusal('not_found');
  return unit;
}

function presentUnit(row: LetUnitRow, lang: Lang): LetUnit {
  return {
    id: row.id,
    ...namesOfUnit(lang, row),
    code: row.code,
    periods: periodsOf(row.kinds),
  };
}
