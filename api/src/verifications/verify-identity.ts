import { randomUUID } from 'node:crypto';
import type { Lang } from '@diyar/messages/messages';
import { hashIdentity, type Identity, readIdentity } from '../accounts/identity.ts';
import {
  AccessBusy,
  AccessDown,
  type AccessRequest,
  type NationalAccess,
} from '../national-access/national-access.ts';

import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { isAbroad } from '../platform/messaging/message-sender.ts';
import { seal } from '../platform/secrets/seal.ts';
import { requireAbility } from '../profiles/show-my-info.ts';
import { endIdentityCheck } from './end-identity-check.ts';
import { countChecks, findVerifiedPerson, insertCheck, noteBegun } from './identity-check.queries.ts';
import { askSignOnJob } from './verification.jobs.ts';

/** How long the national app waits for its person (domain.md 2.1). */
export const CHECK_SECONDS = 180;
/** The first look of ours comes when the signed answer has not. */
export const FIRST_LOOK_SECONDS = 10;
const WINDOW_MS = 10 * 60_000;
const MOST_BY_PERSON = 3;
const MOST_OF_IDENTITY = 5;
export const NUMBER_PURPOSE = 'identity check';

export interface VerifyDeps {
  db: Database;
  nationalAccess: NationalAccess | null;
  pepper: string;
  /** Seals the number for as long as the sign-on must be asked by it. */
  identityKey: string;
}

/**
 * Asks the national sign-on for the caller's approval. Whether a number is verified as somebody else's is told only once its person approved. Refuses `role_forbids` to a team member, `not_available` where the sign-on cannot be
 * asked, the person is verified or a guest with a foreign number, `identity_invalid`, the brief's `identity_matches_profile` for a number that the profile does not
 * name, `verification_pending`, `too_many_requests` and `sign_on_down`.
 */
export async function verifyIdentity(
  deps: VerifyDeps,
  actor: Actor,
  { typed, lang, ip }: { typed: string; lang: Lang; ip: string },
  now: Date,
): Promise<void> {
  const { db, nationalAccess } = deps;
  if (nationalAccess === null) throw new Refusal('not_available');
  await requireAbility(db, actor, 'own');
  const identity = readIdentity(typed);
  if (identity === null) throw invalid('number', 'identity_invalid');
  const id = randomUUID();
  await keep(deps, { id, identity, actor }, now);
  const begun = await begin(nationalAccess, { identityNumber: identity.number, requestId: id, lang, ip });
  if (begun instanceof Refusal) {
    await transact(db, (tx) => endIdentityCheck(tx, id, 'failed', now));
    throw begun;
  }
  await transact(db, async (tx) => {
    await noteBegun(tx, id, begun);
    const runAt = new Date(now.getTime() + FIRST_LOOK_SECONDS * 1000);
    await enqueue(tx, askSignOnJob, { checkId: id }, { runAt, key: `sign-on ${id}` });
  });
}

async function keep(
  { db, pepper, identityKey: secret }: VerifyDeps,
  { id, identity, actor }: { id: string; identity: Identity; actor: Actor },
  now: Date,
): Promise<void> {
  const hmac = hashIdentity(pepper, identity.number);
  const { personId } = actor;
  try {
    await transact(db, async (tx) => {
      await refuseUnfit(tx, { personId, hmac }, now);
      await insertCheck(tx, {
        id,
        person_id: personId,
        account_id: actor.accountId,
        identity_kind: identity.kind,
        identity_hmac: hmac,
        identity_last4: identity.number.slice(-4),
        sealed_number: seal(identity.number, { secret, purpose: NUMBER_PURPOSE, owner: id }),
        created_at: now,
        expires_at: new Date(now.getTime() + CHECK_SECONDS * 1000),
      });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'identity_check_one_waiting_per_person')
      throw new Refusal('verification_pending');
    throw error;
  }
}

async function refuseUnfit(tx: Tx, of: { personId: string; hmac: Buffer }, now: Date): Promise<void> {
  const person = await findVerifiedPerson(tx, of.personId);
  if (person.identity_verified_at !== null || isAbroad(person.phone)) throw new Refusal('not_available');
  if (person.identity_hmac !== null && !person.identity_hmac.equals(of.hmac))
    throw invalid('number', 'identity_matches_profile');
  const { by_person, of_identity } = await countChecks(tx, of, new Date(now.getTime() - WINDOW_MS));
  // Strangers who name somebody's number do not keep out who has named it in their profile.
  const isTooMany = person.identity_hmac === null && of_identity >= MOST_OF_IDENTITY;
  if (by_person >= MOST_BY_PERSON || isTooMany)
    throw new Refusal('too_many_requests', { retryAfterSeconds: WINDOW_MS / 1000 });
}

async function begin(
  nationalAccess: NationalAccess,
  asked: Parameters<NationalAccess['begin']>[0],
): Promise<AccessRequest | Refusal> {
  try {
    return await nationalAccess.begin(asked);
  } catch (error) {
    if (error instanceof AccessBusy) return new Refusal('verification_pending');
    if (error instanceof AccessDown) return new Refusal('sign_on_down');
    throw error;
  }
}
