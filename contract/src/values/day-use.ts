/** Categories without overnight stays, whatever period they are let by. */
const BY_DAY = new Set([
  'office',
  'private-office',
  'coworking-desk',
  'coworking-space',
  'meeting-room',
  'training-room',
  'hall',
  'event-hall',
  'theatre',
  'photo-studio',
  'kiosk',
  'parking',
]);
/** A daily stay that ends by then is a day's use (product.md 7: after midnight, before the next arrival). */
export const BEFORE_DAWN = '06:00';

/** Whether a daily stay is a day's use and no night's: where people meet or work, or leave before dawn. */
export function isDayUse(ad: { category: { slug: string }; policy?: { departure_time: string } }): boolean {
  if (BY_DAY.has(ad.category.slug)) return true;
  return ad.policy !== undefined && ad.policy.departure_time <= BEFORE_DAWN;
}
