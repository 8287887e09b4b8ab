import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { forgetQuotes } from './forget-quotes.ts';
import { forgetQuotesJob } from './quote.jobs.ts';

/** Does the background work of quotes. */
export function quoteHandlers({ db, now }: BaseDeps): TaskList {
  return { [forgetQuotesJob.name]: () => forgetQuotes(db, now()) };
}
