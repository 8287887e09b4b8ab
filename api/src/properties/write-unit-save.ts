import { plainName } from '@diyar/contract/values/name-rule';
import type { UnitContent } from '@diyar/contract/words/supply';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { assignSpaces } from '../availability/assign-spaces.ts';
import type { Tx } from '../platform/db/database.ts';
import { retitleAds } from './ad-writes.queries.ts';
import type { UnitSave } from './check-unit.ts';
import { keptText } from './property-row.ts';
import {
  replaceFeatures,
  replacePrices,
  replaceServices,
  updateUnit,
  writePolicy,
} from './property-writes.queries.ts';
import type { OwnUnitRow } from './unit.queries.ts';
import { policyColumns, priceRows, serviceColumns, unitColumns } from './unit-row.ts';

/** Writes what was sent of a unit, checked before, each part whole; titles and search texts of its ads follow. */
export async function writeUnitSave(tx: Tx, row: OwnUnitRow, sent: UnitSave, now: Date): Promise<void> {
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
