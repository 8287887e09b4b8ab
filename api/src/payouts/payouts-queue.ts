import { translatorOf } from '@diyar/messages/translate';
import type { QueueDefinition } from '../console/queue.ts';
import { countWaitingPayouts } from './batch.queries.ts';

/** Payouts that can go to the bank, and those that went and are not marked yet. */
export const PAYOUTS_QUEUE: QueueDefinition = {
  key: 'payouts',
  right: 'payouts',
  title: (lang) => translatorOf(lang)('consoleMoney.payoutsTitle'),
  waiting: (reader) => countWaitingPayouts(reader),
};
