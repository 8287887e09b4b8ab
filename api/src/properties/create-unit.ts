import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { photosErrors } from '@diyar/contract/supply/letting-checks';
import { type Database, transact } from '../platform/db/database.ts';
import { refuseBroken } from './check-supply.ts';
import { checkUnit, type UnitSave } from './check-unit.ts';
import { lockOwnProperty } from './lock-property.ts';
import { writeUnit } from './make-unit.ts';
import { refuseOthers } from './refuse-others.ts';
import { type Asker, showUnit } from './show-properties.ts';

/** Adds a unit to a property of the acting account, with an ad that is not published. Refuses as finishing a wizard does. */
export async function createUnit(
  db: Database,
  propertyId: string,
  made: UnitSave & { photos?: WizardPhoto[] | undefined },
  asker: Asker,
) {
  const { actor, now } = asker;
  return transact(db, async (tx) => {
    const property = await lockOwnProperty(tx, actor, propertyId);
    await refuseOthers(tx, actor);
    const { unit = {}, prices = {}, services = [], policy = {}, photos = [] } = made;
    const sent = { unit, prices, services, policy, ...property };
    const broken = await checkUnit(tx, sent, null, now);
    refuseBroken([...broken, ...(photos.length === 0 ? [] : photosErrors(photos))]);
    const all = { propertyId, unit, prices, services, policy, photos, licenceNumber: null, first: null };
    const { unitId } = await writeUnit(tx, actor, all, now);
    return showUnit(tx, unitId, asker);
  });
}
