import { writeFound } from '../ledger/write-found.ts';
import { transact } from '../platform/db/database.ts';
import { claimToSend, findToSend, keepFailure, markSent } from './found-money.queries.ts';
import type { BookDeps } from './keep-proof.ts';

/** Called for each case whose money did not go back; it is tried again. */
type Report = (error: unknown, caseId: string) => void;

/** A claim lasts longer than a run, which gives every case the instant at which it began. */
const CLAIM_MS = 5 * 60_000;
const MOST_AT_ONCE = 20;

/**
 * Has the gateway send back what came by payments we never began, where operators decided so; one after the other. Each is claimed first, so
 * that no two processes ask at once, and a process that is killed in between asks again later: the gateway knows whether it has it.
 */
export async function sendBackFound(deps: BookDeps, now: Date, report: Report): Promise<void> {
  for (const id of await findToSend(deps.db, deps.gateway.name, now, MOST_AT_ONCE))
    await sendOne(deps, id, now).catch((error: unknown) => report(error, id));
}

async function sendOne({ db, gateway }: BookDeps, id: string, now: Date): Promise<void> {
  const claimed = await claimToSend(db, id, { now, until: new Date(now.getTime() + CLAIM_MS) });
  if (claimed === undefined) return;
  const { chargeId, amount } = claimed;
  try {
    await gateway.refund(chargeId, { amount, refundId: id, left: amount });
  } catch (error) {
    await keepFailure(db, id, error instanceof Error ? error.message : String(error), now);
    throw error;
  }
  await transact(db, async (tx) => {
    if (!(await markSent(tx, id, now))) return;
    await writeFound(tx, { kind: 'found_returned', amount, moneyCaseId: id, at: now });
  });
}
