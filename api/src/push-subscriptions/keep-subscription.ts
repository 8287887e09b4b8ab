import { type Database, transact } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { isPoint } from '../platform/web-push/encrypt.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { saveSubscription } from './push-subscription.queries.ts';

const AUTH_BYTES = 16;

interface Asked {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Keeps what a session's browser subscribed with. Refuses addresses that are of no push service, so that nothing of ours is made to
 * ask a machine of a stranger's choice, and keys that nothing can be encrypted for; `invalid_token` when the session ended meanwhile.
 */
export async function keepSubscription(
  { db, push }: { db: Database; push: Pick<PushService, 'mayAsk'> },
  { tokenHash, asked }: { tokenHash: Buffer; asked: Asked },
  now: Date,
): Promise<void> {
  const { endpoint, keys } = asked;
  const [p256dh, auth] = [keys.p256dh, keys.auth].map((text) => Buffer.from(text, 'base64url'));
  if (!push.mayAsk(new URL(endpoint))) throw invalid('endpoint', 'invalid');
  if (p256dh === undefined || !isPoint(p256dh)) throw invalid('keys.p256dh', 'invalid');
  if (auth?.length !== AUTH_BYTES) throw invalid('keys.auth', 'invalid');
  const isKept = await transact(db, (tx) => saveSubscription(tx, tokenHash, { endpoint, p256dh, auth }, now));
  if (!isKept) throw new Refusal('invalid_token');
}
