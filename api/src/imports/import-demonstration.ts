import type { Insertable } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Photo } from '../platform/db/schema.generated.ts';
import type { Listing } from './listing.ts';

/** Values that a demonstration adds to a row without them, so that the ad is complete; metres and percent. */
export interface DemoFill {
  streetWidth: number;
  height: number;
  width: number;
  downPaymentPercent: number;
  relation: 'owner' | 'agent' | 'marketer';
  photoCount: number;
  /** The names of what was filled, as kept in `property.demo_fields`. */
  fields: string[];
}

/** A demonstration's part of an import: what makes ads of rows that have neither a licence nor photos. */
export interface ImportDemonstration {
  /** Fills the fields a row lacks, always the same for the same row. Nothing the row says is replaced. */
  fill(listing: Listing): DemoFill;
  /** Rows of photos of a unit, the main one first. */
  photos(unit: {
    accountId: string;
    unitId: string;
    category: string;
    features: readonly string[];
    /** The same seed gives the same pictures. */
    seed: string;
    count: number;
  }): Insertable<Photo>[];
  /**
   * Issues licences that say they are a demonstration's, one for each seed, in force on `today` (a Riyadh date); answers
   * their ids in the order of the seeds.
   */
  issueLicences(
    tx: Tx,
    request: { accountId: string; seeds: readonly string[]; today: string },
  ): Promise<string[]>;
}
