import type { DemoFill, ImportDemonstration } from '../../../api/src/imports/import-demonstration.ts';
import type { Listing } from '../../../api/src/imports/listing.ts';
import { issueSandboxLicences } from '../licences/sandbox-licence.ts';
import { drawnPhotos } from '../photos/drawn-photos.ts';
import { seeded } from '../scenes/kit/rng.ts';

const ALWAYS_FILLED = [
  'title_en',
  'street',
  'height',
  'width',
  'relation',
  'down_payment_percent',
  'photos',
  'licence',
];
/** Common widths of residential streets (domain.md 8.3), the most common more than once. */
const STREET_WIDTHS = [15, 15, 15, 20, 20, 18, 12, 10, 25, 30] as const;

/** Frontage and depth of a plot of this area: a little deeper than wide, whole metres of frontage. */
function sidesOf(area: number, ratio: number): { height: number; width: number } {
  const width = Math.max(4, Math.round(Math.sqrt(area / ratio)));
  return { width, height: Math.round((area / width) * 10) / 10 };
}

/** Fills the fields a row lacks, from the row's own seed. */
function fillFor(listing: Listing): DemoFill {
  const rng = seeded(`listing ${listing.seed}`);
  const streetWidth = listing.streetWidth ?? rng.pick(STREET_WIDTHS);
  return {
    streetWidth,
    ...sidesOf(listing.area, rng.range(1.1, 1.7)),
    downPaymentPercent: rng.pick([5, 5, 10]),
    relation: rng.pick(['marketer', 'marketer', 'agent', 'owner']),
    photoCount: rng.int(5, 8),
    fields: listing.streetWidth === null ? [...ALWAYS_FILLED, 'street_width'] : [...ALWAYS_FILLED],
  };
}

/** Sandbox licences, drawn photos and made-up fields for imported rows. */
export const importDemonstration: ImportDemonstration = {
  fill: fillFor,
  photos: drawnPhotos,
  issueLicences: (tx, { accountId, seeds, today }) =>
    issueSandboxLicences(
      tx,
      seeds.map((seed) => ({ accountId, seed, today })),
    ),
};
