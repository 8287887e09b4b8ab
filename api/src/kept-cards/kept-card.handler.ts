import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { ChargeDeps } from '../payments/charge-payment.ts';
import { keepCardJob } from '../payments/payment.jobs.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { forgetCards } from './forget-cards.ts';
import { keepCard } from './keep-card.ts';
import { forgetCardsJob } from './kept-card.jobs.ts';

const Payload = z.object({ payment_id: z.uuid() });

/** Background work of kept cards, for the worker. */
export function keptCardHandlers(deps: BaseDeps & ChargeDeps): TaskList {
  return {
    [keepCardJob.name]: (payload) => keepCard(deps, Payload.parse(payload).payment_id, deps.now()),
    [forgetCardsJob.name]: (_payload, { logger }) =>
      forgetCards(deps, (error) => logger.warn(`a kept card is not forgotten: ${String(error)}`)),
  };
}
