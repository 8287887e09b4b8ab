import type { ReportReason } from '@diyar/contract/people/reports';
import { moveAd } from '../ad-states/move-ad.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { findOpenCase, openCase } from './case.queries.ts';
import { findThing, type Named } from './find-thing.ts';
import { countVerifiedReporters, hasReported, insertReport, reportsSince } from './report.queries.ts';
import { isOwn, type LockedThing, lockThing, setEvaluationHidden } from './thing.queries.ts';

export interface NewReport {
  /** What is reported, as its caller names it. */
  named: Named;
  actor: Actor;
  reason: ReportReason;
  text: string | undefined;
  /** Keyed hash of the caller's network address. */
  addressHash: Buffer;
  now: Date;
}

const DAY_MS = 86_400_000;

/**
 * Reports a thing and returns the number of its case, which is opened with its clock or joined; a caller who is in it gets
 * the number again. The third verified person takes an ad or an evaluation off until an operator has looked (product.md 9).
 * The reported is told once a case. Throws `not_found` when the caller may not know of the thing, `own_ad` and `own_thing`,
 * `too_many_requests` past the daily limit of their account or address.
 */
export function reportThing(db: Database, report: NewReport): Promise<{ id: string; is_new: boolean }> {
  return transact(db, async (tx) => {
    const { named, actor, now } = report;
    const thing = await lockThing(tx, { kind: named.kind, id: await findThing(tx, report) });
    if (thing === undefined) throw new Refusal('not_found');
    if (await isOwn(tx, thing.account_id, actor))
      throw new Refusal(named.kind === 'ad' ? 'own_ad' : 'own_thing');
    const open = await findOpenCase(tx, thing);
    if (open !== undefined && (await hasReported(tx, open.id, actor.accountId)))
      return { id: String(open.number), is_new: false };
    const figures = await figuresAt(tx, now);
    await refuseTooMany(tx, report, figures);
    const joined = open ?? (await openFor(tx, thing, figures, now));
    await keep(tx, joined.id, report);
    if ((await countVerifiedReporters(tx, joined.id)) >= figures.reports_to_hide)
      await takeOff(tx, thing, joined.id, now);
    return { id: String(joined.number), is_new: true };
  });
}

async function openFor(tx: Tx, thing: LockedThing, figures: Figures, now: Date) {
  const opened = await openCase(tx, thing, {
    reportedAccountId: thing.account_id,
    at: now,
    dueAt: new Date(now.getTime() + figures.report_due_seconds * 1000),
  });
  await recordEvent(tx, {
    key: 'report_opened',
    accountId: thing.account_id,
    personId: null,
    params: { case: opened.number, thing: thing.kind },
    at: now,
  });
  return opened;
}

async function keep(
  tx: Tx,
  caseId: string,
  { actor, reason, text, addressHash, now }: NewReport,
): Promise<void> {
  await insertReport(tx, {
    case_id: caseId,
    account_id: actor.accountId,
    reason,
    text: text === undefined || text === '' ? null : text,
    address_hash: addressHash,
    created_at: now,
  });
}

/** Takes off what many verified people reported; an account or a message stays until an operator has decided. */
async function takeOff(tx: Tx, thing: LockedThing, caseId: string, now: Date): Promise<void> {
  if (thing.kind === 'ad' && thing.state === 'published') {
    const move = { adId: thing.id, from: 'published', to: 'hidden', held: true, reason: 'reported' } as const;
    await moveAd(tx, { ...move, mover: 'reports' }, now);
  }
  if (thing.kind === 'evaluation' && thing.is_public && thing.hidden_case_id === null)
    await setEvaluationHidden(tx, thing.id, { caseId, at: now });
}

async function refuseTooMany(
  tx: Tx,
  { addressHash, actor, now }: NewReport,
  figures: Figures,
): Promise<void> {
  await refusePast(tx, { addressHash }, figures.reports_per_address_day, now);
  await refusePast(tx, { accountId: actor.accountId }, figures.reports_per_account_day, now);
}

async function refusePast(
  tx: Tx,
  by: Parameters<typeof reportsSince>[1],
  most: number,
  now: Date,
): Promise<void> {
  const { count, first } = await reportsSince(tx, by, new Date(now.getTime() - DAY_MS));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + DAY_MS;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}
