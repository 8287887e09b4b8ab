import { hashIdentity } from '../accounts/identity.ts';
import { AccessDown, AnswerForged, type NationalAccess } from '../national-access/national-access.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { unseal } from '../platform/secrets/seal.ts';
import { completeIdentityCheck, endIdentityCheck } from './end-identity-check.ts';
import { type IdentityCheck, lockWaiting, noteAsked } from './identity-check.queries.ts';
import { NUMBER_PURPOSE, type VerifyDeps } from './verify-identity.ts';

/**
 * Takes a signed answer of the sign-on about a request of ours. Its status and person are taken from the token alone, never from what
 * stands beside it. An answer about another transaction, an unknown or ended request changes nothing; one that names another person than was
 * asked for fails the check. Throws `AnswerForged`.
 */
export async function hearSignOn(
  { db, nationalAccess, pepper }: Omit<VerifyDeps, 'identityKey'>,
  { requestId, token }: { requestId: string; token: string },
  now: Date,
): Promise<void> {
  if (nationalAccess === null) throw new AnswerForged('nothing was asked');
  const answer = await nationalAccess.read(token);
  const check = await transact(db, (tx) => lockWaiting(tx, requestId));
  if (check === undefined || check.transaction_id !== answer.transactionId) return;
  if (answer.status === 'waiting') return;
  if (check.expires_at <= now) return transact(db, (tx) => endIdentityCheck(tx, check.id, 'expired', now));
  if (answer.status !== 'completed') {
    const { status } = answer;
    return transact(db, (tx) => endIdentityCheck(tx, check.id, status, now));
  }
  const isAskedPerson =
    answer.identityNumber !== null && hashIdentity(pepper, answer.identityNumber).equals(check.identity_hmac);
  if (isAskedPerson) return completeIdentityCheck(db, check.id, now);
  return transact(db, (tx) => endIdentityCheck(tx, check.id, 'failed', now));
}

/**
 * Asks the sign-on how a request stands whose signed answer has not come, with our own keys and by the number that was asked for. Answers
 * whether to ask again.
 */
export async function askSignOn(
  deps: { db: Database; nationalAccess: NationalAccess | null; identityKey: string },
  checkId: string,
  now: Date,
): Promise<boolean> {
  const { db, nationalAccess } = deps;
  const check = await transact(db, (tx) => lockWaiting(tx, checkId));
  if (check === undefined || nationalAccess === null) return false;
  if (check.expires_at <= now) {
    await transact(db, (tx) => endIdentityCheck(tx, checkId, 'expired', now));
    return false;
  }
  const status = await statusOf(nationalAccess, check, deps.identityKey);
  if (status === undefined || status === 'waiting') {
    await transact(db, (tx) => noteAsked(tx, checkId, now));
    return true;
  }
  if (status === 'completed') await completeIdentityCheck(db, checkId, now);
  else await transact(db, (tx) => endIdentityCheck(tx, checkId, status, now));
  return false;
}

async function statusOf(nationalAccess: NationalAccess, check: IdentityCheck, secret: string) {
  const { id, sealed_number, transaction_id: transactionId, chosen_number: number } = check;
  if (sealed_number === null || transactionId === null || number === null) return undefined;
  const identityNumber = unseal(sealed_number, { secret, purpose: NUMBER_PURPOSE, owner: id });
  try {
    return await nationalAccess.status({ identityNumber, transactionId, number });
  } catch (error) {
    if (error instanceof AccessDown) return undefined;
    throw error;
  }
}
