import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { findProofs } from './proof.queries.ts';

/** What the newest proof of the ledger found, until a later one finds the books sound. */
export const LEDGER_QUEUE: QueueDefinition = {
  key: 'ledger',
  right: 'ledger',
  title: (lang) => translatorOf(lang)('consoleBooks.queue'),
  waiting: async (reader) => {
    const [newest] = await findProofs(reader, 1);
    const count = newest?.disagreements.length ?? 0;
    return { count, oldestAt: count === 0 || newest === undefined ? null : newest.at };
  },
};
