import { z } from 'zod';
import { seal, unseal } from '../platform/secrets/seal.ts';

/** What a licence is asked about and reported with, and what nobody reads: kept encrypted until the licence ends (product.md 11). */
const Numbers = z.object({
  advertiser: z.string(),
  deed: z.string().nullable(),
  /** The advertiser's telephone as the authority has it. */
  mobile: z.string().nullable(),
});
export type LicenceNumbers = z.infer<typeof Numbers>;

const PURPOSE = 'licence-numbers';

/** Encrypts the numbers of a licence, or of a check of one, bound to its id. */
export function sealNumbers(numbers: LicenceNumbers, { key, owner }: { key: string; owner: string }): Buffer {
  return seal(JSON.stringify(numbers), { secret: key, purpose: PURPOSE, owner });
}

/** The numbers of `sealNumbers`; throws when the key or owner is another. */
export function unsealNumbers(
  sealed: Buffer,
  { key, owner }: { key: string; owner: string },
): LicenceNumbers {
  return Numbers.parse(JSON.parse(unseal(sealed, { secret: key, purpose: PURPOSE, owner })));
}
