import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../../console/queue.ts';
import { countWaitingRevisions } from '../count-waiting.ts';

/** Edits of ads on show that wait for an operator's approval. */
export const REVISIONS_QUEUE: QueueDefinition = {
  key: 'revisions',
  right: 'ads',
  title: (lang) => translatorOf(lang)('revisions.queueTitle'),
  waiting: (reader) => countWaitingRevisions(reader),
};
