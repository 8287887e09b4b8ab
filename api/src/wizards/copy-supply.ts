import type { Wizard, WizardContent } from '@diyar/contract/supply/host-wizard';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { propertyContentOf } from '../properties/property-row.ts';
import { readFirstUnit, readProperty, readUnit } from '../properties/show-properties.ts';
import { pricesContentOf, unitContentOf } from '../properties/unit-row.ts';
import { openFilledWizard, refuseViewers } from './open-wizard.ts';

interface Copying {
  id: string;
  /** Another wizard that is open goes. */
  replace: boolean;
}

/**
 * One more like this: opens the wizard with what is said of a property of the acting account and its first unit. What only one of
 * them can have is left out: photos, codes, permits, licence, its last rent. Refuses `not_found`, `role_forbids` to viewers, `wizard_open`.
 */
export function copyProperty(
  db: Database,
  { id, replace }: Copying,
  actor: Actor,
  now: Date,
): Promise<Wizard> {
  return transact(db, async (tx) => {
    await refuseViewers(tx, actor);
    const { row } = await readProperty(tx, actor, id);
    const first = await readFirstUnit(tx, actor, id);
    const unit = first === undefined ? {} : unitPart(first.row);
    const property = { ...propertyContentOf(row.facts), image: null };
    const content = { property, location: row.location, ...unit };
    return openFilledWizard(tx, actor, { propertyId: null, content, replace }, now);
  });
}

/** The same for a unit, to be added to its property; what of the property it will be is chosen anew. */
export function copyUnit(db: Database, { id, replace }: Copying, actor: Actor, now: Date): Promise<Wizard> {
  return transact(db, async (tx) => {
    await refuseViewers(tx, actor);
    const { row } = await readUnit(tx, actor, id);
    return openFilledWizard(tx, actor, { propertyId: row.property_id, content: unitPart(row), replace }, now);
  });
}

type OwnUnit = Awaited<ReturnType<typeof readUnit>>['row'];

function unitPart({ facts, prices, purpose, services, policy }: OwnUnit): WizardContent {
  const { spaces: _, code: _code, ...unit } = unitContentOf(facts);
  return {
    unit: {
      ...unit,
      tourism_permit_number: null,
      tourism_permit_expires_on: null,
      last_rent: null,
      ejar_contract: null,
    },
    prices: pricesContentOf(prices, purpose),
    services: services.map(({ id: _id, ...service }) => service),
    policy: policy ?? {},
  };
}
