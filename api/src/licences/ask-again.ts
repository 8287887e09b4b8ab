import { unsealNumbers } from '../authority/sealed-numbers.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { keepAnswer, type LicenceDeps } from './keep-answer.ts';
import { askAgainJob } from './licence.jobs.ts';
import { lockAd, moveAd } from './licence.queries.ts';
import {
  findForgottenChecks,
  findWaitingCheck,
  refuseCheck,
  type WaitingCheck,
} from './licence-check.queries.ts';

/**
 * Asks the authority about the licence that an ad waits for, and moves the ad on: to where it came from, with its licence,
 * or without it and with the reason. Throws while the authority is down, so that the queue tries again; does nothing when
 * the ad no longer waits.
 */
export async function askAgain(deps: LicenceDeps, adId: string, now: Date): Promise<void> {
  const check = await findWaitingCheck(deps.db, adId);
  // The number goes to the authority for an ad that waits alone; `licence_check_of_waiting_ad` forgets it with the wait.
  if (check === undefined) return;
  const { advertiser: number } = unsealNumbers(check.sealed_advertiser, {
    key: deps.config.identityKey,
    owner: adId,
  });
  const advertiser = { kind: check.advertiser_kind, number };
  const answer = await deps.authority.inquire(check.number, advertiser);
  try {
    await whileItWaits(deps.db, check, (tx, state) =>
      keepAnswer(tx, deps, {
        adId,
        state,
        goesTo: goesOnTo(check),
        number: check.number,
        advertiser,
        answer,
        personId: null,
        now,
      }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await refuseLater(deps.db, check, error, now);
  }
}

/** An ad whose licence had ended is prepared anew once it has one. */
const goesOnTo = ({ from_state }: WaitingCheck) =>
  from_state === 'licence_expired' ? 'not_published' : from_state;

async function refuseLater(
  db: Database,
  check: WaitingCheck,
  { code, details }: Refusal,
  now: Date,
): Promise<void> {
  await whileItWaits(db, check, async (tx, from) => {
    const said = details.params?.message ?? details.params?.licensed;
    await refuseCheck(tx, check.ad_id, {
      refusal: code,
      message: said === undefined ? null : String(said),
      now,
    });
    const step = { adId: check.ad_id, from, to: check.from_state, personId: null, now };
    await moveAd(tx, { ...step, reason: code });
  });
}

/** Runs `work` when the ad still waits for this very check; otherwise the check has no purpose any more. */
function whileItWaits(
  db: Database,
  check: WaitingCheck,
  work: (tx: Tx, state: 'waiting_for_verification') => Promise<void>,
): Promise<void> {
  return transact(db, async (tx) => {
    const locked = await lockAd(tx, check.ad_id);
    const still = await findWaitingCheck(tx, check.ad_id);
    if (still?.asked_at.getTime() !== check.asked_at.getTime()) return;
    if (locked?.state !== 'waiting_for_verification') return;
    await work(tx, locked.state);
  });
}

/** A job's own tries take three days. */
const FORGOTTEN_MS = 4 * 86_400_000;

/** Asks for the checks whose job has given up to be tried again. */
export async function askForgotten(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    for (const adId of await findForgottenChecks(tx, new Date(now.getTime() - FORGOTTEN_MS)))
      await enqueue(tx, askAgainJob, { ad_id: adId }, { key: `licence/${adId}` });
  });
}
