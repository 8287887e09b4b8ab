import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { freshIds, insertAll, type Rows } from '../../../../api/src/imports/insert-all.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import { OFFERS, type OfferPlan } from './offer-plans.ts';
import type { PlannedUnit } from './unit-rows.ts';

function unitsFor(offer: OfferPlan, units: readonly PlannedUnit[]): PlannedUnit[] {
  const owned = units.filter(
    ({ plan }) =>
      plan.advertiser.key === offer.advertiser &&
      offer.kinds.some((kind) => Object.hasOwn(plan.prices, kind)),
  );
  // Each offer's own choice among the units, the same at every run.
  const order = (unit: PlannedUnit) => seeded(`${offer.nameEn}/${unit.plan.key}`).next();
  return owned.sort((one, other) => order(one) - order(other)).slice(0, offer.units);
}

function rowsOf(offer: OfferPlan, id: string, units: readonly PlannedUnit[], today: string): Rows {
  const [first] = units;
  if (first === undefined) return {};
  const percent = 'percent' in offer.off;
  const [from, to] = offer.days;
  return {
    offer: [
      {
        id,
        account_id: first.accountId,
        name_ar: offer.nameAr,
        name_en: offer.nameEn,
        type_discount: percent ? 'percent' : 'fixed',
        discount: 'percent' in offer.off ? offer.off.percent : offer.off.riyals * 100,
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
        kinds: [...offer.kinds],
        created_at: new Date(instantOf(addDays(today, Math.min(from, 0) - 2), 600)),
      },
    ],
    offer_unit: units.map(({ unitId }) => ({ offer_id: id, unit_id: unitId })),
  };
}

/** Writes offers that run today and offers that are to come, and answers how many. */
export async function seedOffers(tx: Tx, units: readonly PlannedUnit[], today: string): Promise<number> {
  const ids = await freshIds(tx, OFFERS.length);
  const rows = OFFERS.map((offer, n) => rowsOf(offer, ids[n] ?? '', unitsFor(offer, units), today));
  await insertAll(tx, rows);
  return rows.filter((row) => row.offer !== undefined).length;
}
