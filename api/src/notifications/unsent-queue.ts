import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countUnsent } from './unsent.queries.ts';

/** Messages to people that failed for good. */
export const MESSAGES_QUEUE: QueueDefinition = {
  key: 'messages',
  right: 'messages',
  title: (lang) => translatorOf(lang)('consoleMessages.title'),
  waiting: async (reader) => {
    const { failed: count, oldestAt } = await countUnsent(reader);
    return { count, oldestAt };
  },
};
