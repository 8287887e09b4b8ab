import type { REVISION_OBSTACLES } from '@diyar/contract/console/console-revisions';
import { ADVERTISER_CONDITIONS } from '@diyar/contract/words/licence-fields';
import { conditionsOf } from '../../licences/load-conditions.ts';
import type { Reader } from '../../platform/db/database.ts';
import { isOvertaken } from '../../properties/live-content.ts';
import { findRevisedAds, type QueuedRevisionRow, type RevisedAd } from './deciding.queries.ts';

type Condition = Awaited<ReturnType<typeof conditionsOf>>[number];
type Obstacle = (typeof REVISION_OBSTACLES)[number];

const LICENCE_GONE: readonly Condition['code'][] = ['licence_missing', 'licence_waiting', 'licence_ended'];

/** Why a revision cannot be approved as things stand, with its ads that are up and what they lack. */
export async function obstaclesOf(
  reader: Reader,
  row: QueuedRevisionRow,
  now: Date,
): Promise<{ obstacles: Obstacle[]; missing: Condition[]; ads: RevisedAd[] }> {
  const of = { accountId: row.account_id, propertyId: row.property_id, unitId: row.unit_id };
  const ads = await findRevisedAds(reader, row);
  const isLate = await isOvertaken(reader, of, row.before);
  // What several ads lack is said once.
  const lacking = new Map<string, Condition>();
  for (const { id } of ads)
    for (const one of await conditionsOf(reader, id, now))
      if (!ADVERTISER_CONDITIONS.includes(one.code)) lacking.set(`${one.code} ${one.field}`, one);
  const missing = [...lacking.values()];
  const isGone = missing.some(({ code }) => LICENCE_GONE.includes(code));
  const obstacles: Obstacle[] = [];
  if (ads.length === 0) obstacles.push('off_show');
  if (isGone) obstacles.push('licence_gone');
  if (isLate) obstacles.push('overtaken');
  return { obstacles, missing, ads };
}
