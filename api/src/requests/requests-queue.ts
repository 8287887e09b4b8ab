import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countWaiting } from './console-request.queries.ts';

/** Requests that no operator has looked at yet. */
export const REQUESTS_QUEUE: QueueDefinition = {
  key: 'requests',
  right: 'requests',
  title: (lang) => translatorOf(lang)('consoleRequests.title'),
  waiting: countWaiting,
};
