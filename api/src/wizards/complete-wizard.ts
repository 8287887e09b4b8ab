import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { wizardErrors } from '@diyar/contract/supply/read-wizard';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { plainName } from '@diyar/contract/values/name-rule';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  eachOnce,
  featureErrors,
  placeErrors,
  refuseBroken,
  supplyContext,
} from '../properties/check-supply.ts';
import { lockOwnProperty } from '../properties/lock-property.ts';
import { writeProperty } from '../properties/make-property.ts';
import { writeUnit } from '../properties/make-unit.ts';
import { readOpenWizard, refuseViewers } from './open-wizard.ts';
import { removeWizard } from './wizard.queries.ts';

export interface Completed {
  property_id: string;
  unit_id: string;
  ad_id: string;
}

/**
 * Finishes the open wizard: in the caller's transaction it becomes a property (unless it adds a unit to one), a unit with
 * spaces, features, terms, prices, services and photos, and an ad that is not published. The wizard goes first, so of two who
 * finish it one does, and the other is refused as `wizard_changed`. Refuses `validation_failed` with every missing field (brief
 * 5, product.md 5), `role_forbids` to viewers.
 */
export async function completeWizard(tx: Tx, actor: Actor, version: number, now: Date): Promise<Completed> {
  await refuseViewers(tx, actor);
  const wizard = await readOpenWizard(tx, actor);
  if (wizard === null || !(await removeWizard(tx, actor, version)))
    throw new Refusal('wizard_changed', { data: { wizard: await readOpenWizard(tx, actor) } });
  const { content } = wizard;
  const added = wizard.property === null ? null : await lockOwnProperty(tx, actor, wizard.property.id);
  const context = await supplyContext(tx, added, now);
  refuseBroken(await errorsOf(tx, content, context));
  const propertyId = wizard.property?.id ?? (await writeProperty(tx, actor, propertyOf(content), now));
  const { property } = propertyOf(content);
  const unit = await writeUnit(
    tx,
    actor,
    {
      propertyId,
      unit: content.unit ?? {},
      prices: content.prices ?? {},
      services: content.services ?? [],
      policy: content.policy ?? {},
      photos: content.photos ?? [],
      licenceNumber: content.licence?.number?.trim() || null,
      first: added === null ? { name: plainName(property.name), area: property.area ?? 0 } : null,
    },
    now,
  );
  return { property_id: propertyId, unit_id: unit.unitId, ad_id: unit.adNumber };
}

const propertyOf = ({ property = {}, location = {} }: WizardContent) => ({ property, location });

/** What everyone can check, then what only the server knows. */
async function errorsOf(tx: Tx, content: WizardContent, context: SupplyContext) {
  const places = context.property === null ? await placeErrors(tx, content.location) : [];
  return eachOnce([...wizardErrors(content, context), ...places, ...(await featureErrors(tx, content.unit))]);
}
