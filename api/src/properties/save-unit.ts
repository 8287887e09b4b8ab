import { plainName } from '@diyar/contract/name-rule';
import type { UnitContent } from '@diyar/contract/supply';
import { lockShownAds, reopenAds } from '../ad-states/edit-ads.ts';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { assignSpaces } from '../availability/assign-spaces.ts';
import { settlePhotos } from '../photos/revise-photos.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { absorbRevision, keepRevision } from '../revisions/keep-revision.ts';
import { retitleAds } from './ad-writes.queries.ts';
import { refuseBroken } from './check-supply.ts';
import { checkUnit, type UnitSave } from './check-unit.ts';
import { keepComplete } from './keep-complete.ts';
import { lockedWithPrice, refuseLocked } from './licensed.ts';
import { lockOwnProperty } from './lock-property.ts';
import { keptText } from './property-row.ts';
import {
  raiseUnitVersion,
  replaceFeatures,
  replacePrices,
  replaceServices,
  updateUnit,
  writePolicy,
} from './property-writes.queries.ts';
import { refuseOthers } from './refuse-others.ts';
import { type Asker, readUnit, showUnit } from './show-properties.ts';
import { splitUnit } from './split-edit.ts';
import type { OwnUnitRow } from './unit.queries.ts';
import {
  policyColumns,
  priceRows,
  pricesContentOf,
  serviceColumns,
  unitColumns,
  unitContentOf,
} from './unit-row.ts';

/**
 * Saves what is sent of a unit of the acting account: its facts, prices, services and terms, each whole. Refuses `not_found`,
 * `forbidden` to viewers, `edited_elsewhere`, with what stands now, when it was saved after the version that was read,
 * `licensed_read_only` where its licensed ad states what would change, `ad_on_show` where facts or texts would change while its ad
 * is in review, `ad_incomplete` where a published ad would lack
 * what it has, `unit_has_bookings` where other spaces would be let while
 * it is taken, and every broken field. While its ad is on show, what an operator approved waits as a revision
 * (`revisions/review-fields.ts`), and the rest is written.
 */
export async function saveUnit(
  db: Database,
  { id, version, ...sent }: UnitSave & { id: string; version: number },
  asker: Asker,
) {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    const { row: seen } = await readUnit(tx, actor, id);
    await lockOwnProperty(tx, actor, seen.property_id);
    await refuseOthers(tx, actor);
    const { row, locked, licensed } = await readUnit(tx, actor, id);
    if (row.version !== version)
      throw new Refusal('edited_elsewhere', { data: { current: await showUnit(tx, id, asker) } });
    refuseBroken(await checkUnit(tx, { ...sent, ...row.property }, row.purpose, now));
    const was = { unit: unitContentOf(row.facts), prices: pricesContentOf(row.prices, row.purpose) };
    const stays = lockedWithPrice(locked, licensed, { before: was.prices, after: sent.prices });
    refuseLocked(stays, was, { unit: sent.unit, prices: sent.prices });
    if (row.purpose_fixed && sent.prices !== undefined && sent.prices.purpose !== row.purpose)
      throw invalid('prices.purpose', 'invalid');
    const unit = sent.unit && (await makeWay(tx, row, was.unit, sent.unit, asker));
    await keepComplete(tx, { unitId: id }, asker, () => writeOver(tx, row, { ...sent, unit }, now));
    await raiseUnitVersion(tx, id, now);
    return showUnit(tx, id, asker);
  });
}

/**
 * Makes way for a change of a unit's facts, and answers what of it is written now: while its ad is on show, what an operator
 * approved waits as a revision; else all of it, with what waited, and a hidden ad is reviewed again.
 */
async function makeWay(
  tx: Tx,
  row: OwnUnitRow,
  was: UnitContent,
  sent: UnitContent,
  { actor, now }: Asker,
): Promise<UnitContent> {
  const { accountId, personId } = actor;
  const of = { accountId, propertyId: row.property_id, unitId: row.id };
  const by = { personId, now };
  const { first, atOnce } = splitUnit(was, sent);
  if ((await lockShownAds(tx, { unitId: row.id })).length > 0) {
    await keepRevision(tx, of, { unit: first }, by);
    return atOnce;
  }
  if (first !== null) {
    await reopenAds(tx, { unitId: row.id }, personId, now);
    await settlePhotos(tx, { unitId: row.id, actor, now });
  }
  await absorbRevision(tx, of, ['unit'], by);
  return sent;
}

async function writeOver(tx: Tx, row: OwnUnitRow, sent: UnitSave, now: Date): Promise<void> {
  const { id } = row;
  const { unit, prices, services, policy } = sent;
  if (unit !== undefined) await writeFacts(tx, row, unit, now);
  if (prices !== undefined) await replacePrices(tx, id, priceRows(prices), now);
  if (services !== undefined)
    await replaceServices(
      tx,
      id,
      services.map((service) => ({ ...serviceColumns(service), id: service.id })),
    );
  if (policy !== undefined) await writePolicy(tx, id, policyColumns(policy));
  const after = unit === undefined ? row.facts : unitColumns(unit, null);
  const retitled = { before: row.facts, after, purpose: prices?.purpose ?? null };
  await refreshSearchText(tx, await retitleAds(tx, id, retitled, now));
}

async function writeFacts(tx: Tx, row: OwnUnitRow, unit: UnitContent, now: Date): Promise<void> {
  const values = unitColumns(unit, null);
  const code = keptText(unit.code);
  await updateUnit(tx, row.id, { ...values, ...(code !== null && { code }) }, now);
  await replaceFeatures(tx, row.id, [...new Set(unit.features ?? [])]);
  if (unit.spaces === undefined) return;
  const name = plainName(values.name_ar ?? values.name_en);
  await assignSpaces(tx, { unitId: row.id, propertyId: row.property_id, spaces: unit.spaces, name, now });
}
