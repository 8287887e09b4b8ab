/** Categories that serve one wish: whoever looks for one of a family takes another of it where there is none. */
const FAMILIES: readonly (readonly string[])[] = [
  ['office', 'private-office', 'meeting-room', 'coworking-space', 'coworking-desk', 'training-room'],
  ['hall', 'event-hall', 'theatre', 'training-room'],
  ['chalet', 'rest-house', 'camp', 'farm'],
  ['apartment', 'studio', 'hotel-apartment', 'room', 'annex', 'floor'],
  ['villa', 'duplex', 'townhouse', 'house', 'floor'],
  ['shop', 'showroom', 'kiosk'],
  ['warehouse', 'workshop', 'factory'],
  ['building', 'tower', 'compound', 'hotel'],
];

/** Slugs of the other categories of a category's families. */
export function kinOf(category: string): ReadonlySet<string> {
  const kin = new Set(FAMILIES.filter((family) => family.includes(category)).flat());
  kin.delete(category);
  return kin;
}
