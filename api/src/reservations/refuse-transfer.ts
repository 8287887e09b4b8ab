import type { Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import type { Figures } from '../settings/figures.ts';
import { isTransferInTime, transferAccountAt } from '../settings/transfer-account.ts';

/** Refuses to book by bank transfer while it is not told where to, or too late before arrival (`not_available`). */
export async function refuseTransfer(
  tx: Tx,
  { arrives_at }: Pick<StoredTerms, 'arrives_at'>,
  figures: Figures,
  now: Date,
): Promise<void> {
  const account = await transferAccountAt(tx, 'ar', now);
  if (account === null || !isTransferInTime(new Date(arrives_at), figures, now))
    throw new Refusal('not_available');
}
