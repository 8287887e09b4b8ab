import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countDisputed } from './claim.queries.ts';

/** Claims of deposits that their guests dispute or did not answer. */
export const CLAIMS_QUEUE: QueueDefinition = {
  key: 'claims',
  right: 'claims',
  title: (lang) => translatorOf(lang)('consoleClaims.title'),
  waiting: (reader) => countDisputed(reader),
};
