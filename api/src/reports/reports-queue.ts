import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countWaitingCases } from './console-case.queries.ts';

/** Cases and appeals that no operator has decided yet. */
export const REPORTS_QUEUE: QueueDefinition = {
  key: 'reports',
  right: 'reports',
  title: (lang) => translatorOf(lang)('console.reports.title'),
  waiting: (reader) => countWaitingCases(reader),
};
