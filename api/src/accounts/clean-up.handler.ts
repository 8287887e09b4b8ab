import type { Database } from '../platform/db/database.ts';
import { deleteFullBuckets } from '../platform/limits/rate-buckets.ts';
import {
  deleteChallenges,
  deleteIdempotencyKeys,
  deleteInvitations,
  deleteMessages,
} from './clean-up.queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Deletes sign-in challenges after 2 days (the limits look one day back), idempotency keys after the 24 hours they are
 * kept (product.md 3), records of messages and ended invitations to teams after 90 days (docs/privacy.md), and counts of callers
 * once they limit nobody any more.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteChallenges(db, ago(2));
  await deleteIdempotencyKeys(db, ago(1));
  await deleteFullBuckets(db, now);
  await deleteMessages(db, ago(90));
  await deleteInvitations(db, ago(90));
}
