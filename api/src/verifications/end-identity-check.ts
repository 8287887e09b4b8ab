import { recordEvent } from '../events/record-event.ts';

import { brokenConstraint, type Database, type Tx, transact } from '../platform/db/database.ts';
import {
  endCheck,
  findOver,
  type IdentityCheck,
  lockWaiting,
  verifyPerson,
} from './identity-check.queries.ts';

type End = 'rejected' | 'expired' | 'failed';

/** Ends a check that waits without a proof; one that has ended stays as it is. */
export async function endIdentityCheck(tx: Tx, id: string, end: End, now: Date): Promise<void> {
  if ((await lockWaiting(tx, id)) !== undefined) await endCheck(tx, id, end, now);
}

/**
 * Notes that the sign-on proved a person's identity: the check is completed, the person and their ordinary account are verified, and they
 * are told. An identity that somebody else has proven meanwhile fails (`person_identity_verified_once`), as does one that is not the profile's any more.
 */
export async function completeIdentityCheck(db: Database, id: string, now: Date): Promise<void> {
  const failed = ['person_identity_verified_once', 'person_identity_fixed_once_verified'];
  try {
    await transact(db, async (tx) => {
      const check = await lockWaiting(tx, id);
      if (check !== undefined) await complete(tx, check, now);
    });
  } catch (error) {
    if (!failed.includes(brokenConstraint(error) ?? '')) throw error;
    await transact(db, (tx) => endIdentityCheck(tx, id, 'failed', now));
  }
}

async function complete(tx: Tx, check: IdentityCheck, now: Date): Promise<void> {
  await endCheck(tx, check.id, 'completed', now);
  await verifyPerson(tx, check, now);
  const event = {
    key: 'identity_verified' as const,
    accountId: check.account_id,
    personId: null,
    params: {},
    at: now,
  };
  await recordEvent(tx, event);
}

/** Ends checks whose time is over; answers how many. */
export async function expireIdentityChecks(db: Database, now: Date): Promise<number> {
  const over = await findOver(db, now);
  for (const id of over) await transact(db, (tx) => endIdentityCheck(tx, id, 'expired', now));
  return over.length;
}
