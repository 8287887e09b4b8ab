import type { ReportReason } from '@diyar/contract/reports';
import { moveAd } from '../ad-states/move-ad.ts';
import { type AdRequest, findVisibleAd } from '../ads/show-ad.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  countVerifiedReporters,
  findOpenReport,
  insertReport,
  lockAds,
  reportsSince,
} from './report.queries.ts';

export interface NewReport extends AdRequest {
  actor: Actor;
  reason: ReportReason;
  text: string | undefined;
  /** Keyed hash of the caller's network address. */
  addressHash: Buffer;
}

const DAY_MS = 86_400_000;

/**
 * Reports an ad and returns the case number; a caller with an open report about it gets that one again. The third verified
 * person takes the ad off until an operator has looked (product.md 9). Throws `not_found` when the caller may not know of
 * the ad, `own_ad`, `too_many_requests` past the daily limit of their account or address.
 */
export function reportAd(db: Database, report: NewReport): Promise<{ id: string; is_new: boolean }> {
  return transact(db, async (tx) => {
    const ad = await findVisibleAd(tx, report);
    if (ad.is_own) throw new Refusal('own_ad');
    const { actor, reason, text, addressHash, now } = report;
    const [locked] = await lockAds(tx, [ad.id]);
    const open = await findOpenReport(tx, ad.id, actor.accountId);
    if (open !== undefined) return { id: String(open), is_new: false };
    await refuseTooMany(tx, report);
    const number = await insertReport(tx, {
      ad_id: ad.id,
      account_id: actor.accountId,
      reason,
      text: text === undefined || text === '' ? null : text,
      address_hash: addressHash,
      created_at: now,
    });
    if (locked?.state === 'published') await hideIfMany(tx, ad.id, now);
    return { id: String(number), is_new: true };
  });
}

async function hideIfMany(tx: Tx, adId: string, now: Date): Promise<void> {
  const { reports_to_hide } = await figuresAt(tx, now);
  if ((await countVerifiedReporters(tx, adId)) < reports_to_hide) return;
  const move = { adId, from: 'published', to: 'hidden', held: true, reason: 'reported' } as const;
  await moveAd(tx, { ...move, mover: 'reports' }, now);
}

async function refuseTooMany(tx: Tx, { addressHash, actor, now }: NewReport): Promise<void> {
  const figures = await figuresAt(tx, now);
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
