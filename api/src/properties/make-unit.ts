import { randomUUID } from 'node:crypto';
import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { plainName } from '@diyar/contract/values/name-rule';
import type { PolicyContent, PricesContent, ServiceContent, UnitContent } from '@diyar/contract/words/supply';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { assignSpaces } from '../availability/assign-spaces.ts';
import { takePhotos } from '../photos/take-photos.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { insertAd } from './ad-writes.queries.ts';
import { keptText } from './property-row.ts';
import {
  insertUnit,
  replaceFeatures,
  replacePrices,
  replaceServices,
  writePolicy,
} from './property-writes.queries.ts';
import { policyColumns, priceRows, serviceColumns, unitColumns } from './unit-row.ts';

/** A unit with all that belongs to it, checked. */
export interface NewUnit {
  propertyId: string;
  unit: UnitContent;
  prices: PricesContent;
  services: readonly ServiceContent[];
  policy: PolicyContent;
  photos: readonly WizardPhoto[];
  /** As typed; the authority is asked about it later. */
  licenceNumber: string | null;
  /** Of a property made with it, which lends it name and area; null where the unit is added to one. */
  first: { name: string; area: number } | null;
}

/**
 * Writes a checked unit with its spaces, features, terms, prices, services and photos, and its ad, which is not published. The
 * property is locked by the caller, or new. Refuses `code_taken`, `spaces_unknown`, and photos that cannot be taken.
 */
export async function writeUnit(
  tx: Tx,
  actor: Actor,
  made: NewUnit,
  now: Date,
): Promise<{ unitId: string; adNumber: string }> {
  const { accountId, personId } = actor;
  const { propertyId, unit } = made;
  const values = unitColumns(unit, made.first);
  const link_key = values.privacy === 'private' ? randomUUID() : null;
  const of = { accountId, propertyId, code: keptText(unit.code) };
  const unitId = await insertUnit(tx, of, { ...values, link_key }, now);
  const name = plainName(values.name_ar ?? values.name_en);
  await assignSpaces(tx, { unitId, propertyId, spaces: unit.spaces, name, now });
  await replaceFeatures(tx, unitId, [...new Set(unit.features ?? [])]);
  await writePolicy(tx, unitId, policyColumns(made.policy));
  await replacePrices(tx, unitId, priceRows(made.prices), now);
  const services = made.services.map((service) => ({ ...serviceColumns(service), id: undefined }));
  await replaceServices(tx, unitId, services);
  await takePhotos(tx, { accountId, unitId }, made.photos);
  const ad = await insertAd(
    tx,
    {
      unitId,
      accountId,
      personId,
      purpose: made.prices.purpose ?? 'rent',
      title_ar: values.name_ar,
      title_en: values.name_en,
      typed_licence_number: made.licenceNumber,
    },
    now,
  );
  await refreshSearchText(tx, ad.id);
  return { unitId, adNumber: String(ad.number) };
}
