import type { ReviewState } from '@diyar/contract/ad-review-words';
import type { CallData } from '../../../api/client.ts';

/** The two queues of ads: those that wait for an operator, and those that wait for the authority. */
export type QueueKind = 'ads' | 'licences';

export type QueuedAd = CallData<'GET /api/v1/console/ads'>['items'][number];
export type AdEvidence = CallData<'GET /api/v1/console/ads/{id}'>;

/** What is shown of a queue, as it stands in the address. */
export interface QueueView {
  state: ReviewState;
  city: string;
  flagged: boolean;
  /** The ad that is open. */
  ad: string | undefined;
}

/** The ad that opens once `decided` has left the list: the one after it, else the one before. */
export function nextOf(ids: readonly string[], decided: string): string | undefined {
  const at = ids.indexOf(decided);
  return ids[at + 1] ?? ids[at - 1];
}
