import type { ReviewState } from '@diyar/contract/words/ad-review-words';
import type { CallData } from '../../../api/client.ts';

/** The two queues of ads: those that wait for an operator, and those that wait for the authority. */
export type QueueKind = 'ads' | 'licences';

export type QueuedAd = CallData<'GET /api/v1/console/ads'>['items'][number];
export type AdEvidence = CallData<'GET /api/v1/console/ads/{id}'>;

/** A queue of ads by their state, or the edits of ads on show. */
export type QueueTab = ReviewState | 'revisions';

/** What is shown of a queue, as it stands in the address. */
export interface QueueView {
  state: QueueTab;
  city: string;
  flagged: boolean;
  /** The ad, or the edit, that is open. */
  ad: string | undefined;
}

/** The ad that opens once `id` is decided: the one after it, else the first; none that was decided meanwhile, though the list may not know it yet. */
export function nextOf(ids: readonly string[], id: string, decided: ReadonlySet<string>): string | undefined {
  const after = ids.slice(ids.indexOf(id) + 1);
  return [...after, ...ids].find((one) => !decided.has(one));
}
