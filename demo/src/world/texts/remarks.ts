import type { Rng } from '../../scenes/kit/rng.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';

/** A sentence an advertiser may add, and of which places it can be true. */
export type Remark = readonly [fits: (plan: UnitPlan) => boolean, text: string];

export const always = () => true;
/** Matches the categories named, separated by spaces. */
export const of = (categories: string) => (plan: UnitPlan) => categories.split(' ').includes(plan.category);
export const having = (feature: string) => (plan: UnitPlan) => plan.features.includes(feature);
export const lacking = (feature: string) => (plan: UnitPlan) => !plan.features.includes(feature);
export const isShortLet = (plan: UnitPlan) => plan.prices.daily !== undefined;
export const isLongLet = (plan: UnitPlan) => plan.prices.daily === undefined;
export const isOwners = (plan: UnitPlan) => plan.advertiser.relation === 'owner';
export const isOffices = (plan: UnitPlan) => plan.advertiser.relation !== 'owner';
export const isNew = (plan: UnitPlan) => plan.age !== null && plan.age <= 1;
export const isOld = (plan: UnitPlan) => plan.age !== null && plan.age >= 8;
export const isLarge = (plan: UnitPlan) => (plan.rooms ?? 0) >= 4;
export const isUpstairs = (plan: UnitPlan) => (plan.floor ?? 0) >= 2;
export const isFurnished = (plan: UnitPlan) => plan.furnished === 'full';
/** All of the conditions at once. */
export const both =
  (...conditions: readonly Remark[0][]) =>
  (plan: UnitPlan) =>
    conditions.every((fits) => fits(plan));

/** So many different remarks of a list that are true of the place, drawn by its own seed. */
export function remarksFor(pool: readonly Remark[], plan: UnitPlan, rng: Rng, count: number): string[] {
  const drawn = pool
    .filter(([fits]) => fits(plan))
    .map(([, text]) => ({ text, place: rng.next() }))
    .sort((one, other) => one.place - other.place);
  return drawn.slice(0, count).map(({ text }) => text);
}
