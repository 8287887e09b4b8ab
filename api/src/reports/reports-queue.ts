import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countOpenCases } from './report.queries.ts';

/** Reported ads that no operator has looked at yet. */
export const REPORTS_QUEUE: QueueDefinition = {
  key: 'reports',
  right: 'reports',
  title: (lang) => translatorOf(lang)('console.reports.title'),
  waiting: (reader) => countOpenCases(reader),
};
