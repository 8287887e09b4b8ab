import type { Authority, ComplianceAnswer } from '../authority/authority.ts';
import { AuthorityDown } from '../authority/authority.ts';
import { unsealNumbers } from '../authority/sealed-numbers.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendComplianceJob } from './compliance.jobs.ts';
import {
  type ClaimedCall,
  claimOldest,
  findLeftBehind,
  findLicenceNumber,
  forgetNumbers,
  isAnyLeft,
  markDone,
  unclaim,
} from './compliance.queries.ts';

export interface SendDeps {
  db: Database;
  authority: Authority;
  config: { identityKey: string; publicUrl: string | undefined };
}

/** Longer than any answer is waited for. */
const CLAIM_MS = 2 * 60_000;
/** What a job should have sent long ago. */
const LEFT_BEHIND_MS = 10 * 60_000;

/**
 * Sends every call about the licence of a call to the authority, the oldest first, and keeps how each was answered. Claims
 * one before it is sent, so that no transaction is open meanwhile and no other process sends it; killed in between, it is
 * sent again once the claim is over. A call that the authority refuses is done, and stays in the log as refused. Throws
 * when there is no answer, or another process has the first of them: the queue tries again.
 */
export async function sendCompliance(deps: SendDeps, callId: string, clock: () => Date): Promise<void> {
  const number = await findLicenceNumber(deps.db, callId);
  if (number === undefined) return;
  for (;;) {
    const now = clock();
    const until = new Date(now.getTime() + CLAIM_MS);
    const call = await claimOldest(deps.db, number, { now, until });
    if (call === undefined) break;
    await sendOne(deps, call, { until, clock });
  }
  if (await isAnyLeft(deps.db, number)) throw new Error('another call about this licence is being sent');
}

async function sendOne(
  deps: SendDeps,
  call: ClaimedCall,
  { until, clock }: { until: Date; clock: () => Date },
): Promise<void> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  if (call.sealed_numbers === null) {
    const gone = { accepted: false, status: null, code: 'numbers_gone' };
    return await markDone(deps.db, call.id, { ...gone, durationMillis: took(), now: clock() });
  }
  try {
    const answer = await tell(deps, call, call.sealed_numbers);
    await markDone(deps.db, call.id, { ...answer, durationMillis: took(), now: clock() });
  } catch (error) {
    const status = error instanceof AuthorityDown ? error.status : null;
    await unclaim(deps.db, call.id, { until, status, durationMillis: took() });
    throw error;
  }
}

function tell(
  { authority, config }: SendDeps,
  { licence_id, operation, request }: ClaimedCall,
  sealed: Buffer,
): Promise<ComplianceAnswer> {
  const { advertiser, deed, mobile } = unsealNumbers(sealed, { key: config.identityKey, owner: licence_id });
  const path = String(request.adLinkInPlatform);
  return authority.tell({
    operation,
    request: { ...request, adLinkInPlatform: new URL(path, config.publicUrl ?? 'http://localhost').href },
    secrets: { advertiserId: advertiser, titleDeedNumber: deed ?? '', advertiserMobile: mobile ?? '' },
  });
}

/** Asks for what was left unsent, by a worker that was killed or an authority that was down for days; forgets what nothing needs. */
export async function resendCompliance(db: Database, today: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const left = await findLeftBehind(tx, new Date(now.getTime() - LEFT_BEHIND_MS));
    for (const id of left) await enqueue(tx, sendComplianceJob, { call_id: id }, { key: `resend/${id}` });
    await forgetNumbers(tx, today);
  });
}
