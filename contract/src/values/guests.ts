import { isDayUse } from './day-use.ts';

/**
 * Whether how many people a unit holds is told: guests of a short let, by the hour or the night; and wherever people work,
 * meet or are housed together, since their desks and beds are what is let. A home let for a year has rooms instead.
 */
export function saysGuests({
  isLetShort,
  category,
}: {
  isLetShort: boolean;
  category: { slug: string };
}): boolean {
  return isLetShort || isDayUse({ category }) || category.slug === 'workers-housing';
}
