import type { AdState } from '@diyar/contract/supply/host-ads';
import type { ComplianceOperation } from '../authority/authority.ts';
import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendComplianceJob } from './compliance.jobs.ts';
import { findToldAds, insertCall } from './compliance.queries.ts';
import { complianceRequest } from './compliance-request.ts';

/**
 * Writes down, in the transaction of an ad's change, that the authority is to be told of it: it was displayed, changed
 * while on show, or removed (domain.md 1.3). A job sends it, in order for each licence, until the authority has it. Does
 * nothing for ads whose licence the authority did not give.
 */
export async function tellAuthority(
  tx: Tx,
  adId: string | readonly string[],
  operation: ComplianceOperation,
  now: Date,
): Promise<void> {
  for (const ad of await findToldAds(tx, [adId].flat())) {
    const id = await insertCall(tx, ad, { operation, request: complianceRequest(ad), now });
    await enqueue(tx, sendComplianceJob, { call_id: id });
  }
}

/**
 * Runs a change of published ads, and has the authority told of those in which it changed what the authority displays
 * (domain.md 3.5): an `update` each.
 */
export async function tellOfChange(
  tx: Tx,
  adIds: readonly string[],
  change: () => Promise<void>,
  now: Date,
): Promise<void> {
  const told = async () =>
    new Map((await findToldAds(tx, adIds)).map((ad) => [ad.ad_id, JSON.stringify(complianceRequest(ad))]));
  const before = await told();
  await change();
  const after = await told();
  const changed = adIds.filter((id) => before.get(id) !== after.get(id));
  await tellAuthority(tx, changed, 'update', now);
}

/** Tells the authority what a step of an ad means to it: shown, removed, or nothing. */
export async function tellOfStep(
  tx: Tx,
  adId: string,
  { from, to }: { from: AdState; to: AdState },
  now: Date,
): Promise<void> {
  if (from === to) return;
  if (to === 'published') await tellAuthority(tx, adId, 'display', now);
  if (from === 'published') await tellAuthority(tx, adId, 'cancel', now);
}
