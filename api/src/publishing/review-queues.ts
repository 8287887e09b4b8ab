import type { AdState } from '@diyar/contract/supply/host-ads';
import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import type { Reader } from '../platform/db/database.ts';
import { countByState } from './queue.queries.ts';

async function waitingIn(reader: Reader, state: AdState) {
  const [found] = await countByState(reader, [state]);
  return { count: found?.count ?? 0, oldestAt: found?.oldestAt ?? null };
}

/** Ads that wait for an operator's approval. */
export const ADS_QUEUE: QueueDefinition = {
  key: 'ads',
  right: 'ads',
  title: (lang) => translatorOf(lang)('console.ads.title'),
  waiting: (reader) => waitingIn(reader, 'waiting_for_approval'),
};

/** Ads whose licence the authority has not answered about. */
export const LICENCES_QUEUE: QueueDefinition = {
  key: 'licences',
  right: 'licences',
  title: (lang) => translatorOf(lang)('console.ads.licencesTitle'),
  waiting: (reader) => waitingIn(reader, 'waiting_for_verification'),
};
