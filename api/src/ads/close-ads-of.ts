import { tellAuthority } from '../compliance/tell-authority.ts';
import type { Tx } from '../platform/db/database.ts';
import { closeAllAds } from './ad-closing.queries.ts';

/** Takes every ad of an account off for good, each step with who, when and why. Running it twice changes nothing. */
export async function closeAdsOf(
  tx: Tx,
  accountId: string,
  step: { personId: string; reason: string; now: Date },
): Promise<void> {
  await tellAuthority(tx, await closeAllAds(tx, accountId, step), 'cancel', step.now);
}
