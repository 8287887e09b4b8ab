/** What tells pictures apart; either is null until a photo was looked at, or for one in which there is nothing to be seen. */
export interface Hashes {
  content_hash: Uint8Array | null;
  /** 64 bits, "0101…". */
  perceptual_hash: string | null;
}

/**
 * Bits in which perceptual hashes of one picture may differ: half its size at half its quality differs in 2 at most, two drawn
 * scenes in 22 at least (decision 031).
 */
export const ALIKE_BITS = 5;

/** Whether two photos are the same file, or show the same picture. */
export function looksSame(one: Hashes, other: Hashes): boolean {
  if (one.content_hash !== null && other.content_hash !== null)
    if (Buffer.compare(one.content_hash, other.content_hash) === 0) return true;
  if (one.perceptual_hash === null || other.perceptual_hash === null) return false;
  return differingBits(one.perceptual_hash, other.perceptual_hash) <= ALIKE_BITS;
}

function differingBits(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}
