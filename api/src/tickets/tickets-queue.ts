import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countTickets } from './ticket.queries.ts';

/** Messages to Diyar that wait for an answer. */
export const TICKETS_QUEUE: QueueDefinition = {
  key: 'tickets',
  right: 'tickets',
  title: (lang) => translatorOf(lang)('consoleTickets.title'),
  waiting: (reader) => countTickets(reader, { state: 'open' }),
};
