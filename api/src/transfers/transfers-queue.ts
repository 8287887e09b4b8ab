import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countWaiting } from './transfer-cases.queries.ts';

/** Receipts that nobody decided, and money that is owed back by bank. */
export const TRANSFERS_QUEUE: QueueDefinition = {
  key: 'transfers',
  right: 'transfers',
  title: (lang) => translatorOf(lang)('consoleTransfers.title'),
  waiting: (reader) => countWaiting(reader),
};
