import { riyadhDate } from '@diyar/contract/values/riyadh';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { requireOwner } from './check-registration.ts';
import { findDocuments, findOpen, findOwner, lockAccount, markSent } from './office.queries.ts';
import { missingPurposes } from './office.ts';

export interface Broker {
  number: string | null;
  expiresOn: string | null;
}

/**
 * Sends the request of the acting account to the operators. Refuses `role_forbids`, `business_only`, `state_changed` when there is none to send,
 * `identity_not_verified`, a broker licence that has ended, and the purposes that no document is there for, as fields.
 */
export async function sendOffice(
  db: Database,
  actor: Actor,
  { number, expiresOn }: Broker,
  now: Date,
): Promise<void> {
  await requireOwner(db, actor);
  if (expiresOn !== null && expiresOn <= riyadhDate(now))
    throw invalid('broker_expires_on', 'broker_licence_over');
  await transact(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const open = await findOpen(tx, actor.accountId);
    if (open?.state !== 'draft') throw new Refusal('state_changed');
    const owner = await findOwner(tx, actor.accountId);
    if (owner.identity_verified_at === null) throw new Refusal('identity_not_verified');
    const missing = missingPurposes(open, await findDocuments(tx, open.id), number !== null);
    if (missing.length > 0) {
      const fields = missing.map((purpose) => ({
        field: `documents.${purpose}`,
        rule: 'document_required' as const,
      }));
      throw new Refusal('validation_failed', { fields });
    }
    await markSent(tx, open.id, { fal_number: number, fal_expires_on: expiresOn }, now);
  });
}
