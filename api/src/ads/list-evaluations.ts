import type { Evaluation } from '@diyar/contract/finding/evaluations';
import type { Reader } from '../platform/db/database.ts';
import { isForAll } from './ad.policy.ts';
import { presentEvaluations } from './ad-evaluations.presenter.ts';
import { findEvaluationsBefore } from './ad-evaluations.queries.ts';
import { type AdRequest, findVisibleAd } from './show-ad.ts';

/**
 * Twenty evaluations of an ad by its guests: the newest, or those before one. `isForAll`: a shared cache may keep the answer. Throws what
 * `findVisibleAd` throws.
 */
export async function listEvaluations(
  reader: Reader,
  { before, ...request }: AdRequest & { before: string | undefined },
): Promise<{ items: Evaluation[]; has_more: boolean; isForAll: boolean }> {
  const ad = await findVisibleAd(reader, request);
  const { evaluations, has_more_evaluations } = presentEvaluations(
    await findEvaluationsBefore(reader, ad.id, before),
  );
  return { items: evaluations, has_more: has_more_evaluations, isForAll: isForAll(ad) };
}
