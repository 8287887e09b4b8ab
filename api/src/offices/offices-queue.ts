import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countOffices } from './console-office.queries.ts';

/** Requests of offices to be verified that nobody decided. */
export const OFFICES_QUEUE: QueueDefinition = {
  key: 'verifications',
  right: 'offices',
  title: (lang) => translatorOf(lang)('consoleOffices.title'),
  waiting: (reader) => countOffices(reader, 'sent'),
};
