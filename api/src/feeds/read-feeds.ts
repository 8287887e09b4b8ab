import type { FeedFailure } from '@diyar/contract/booking/feeds';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { FARTHEST_DAYS } from '../closures/check-closure.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { claimDueFeeds, type DueFeed, markFailed } from './feed.queries.ts';
import type { FeedSource, Validators } from './feed-source.ts';
import { readCalendar } from './read-calendar.ts';
import { type Said, takeFeed } from './take-feed.ts';

export const READ_EVERY_MS = 15 * 60_000;
const AT_ONCE = 4;

/** What a site says is taken, from yesterday until as far ahead as anything is closed. */
export async function askSite(
  source: FeedSource,
  url: URL,
  validators: Validators,
  now: Date,
): Promise<{ said: Said } | { failure: FeedFailure }> {
  const answer = await source.download(url, validators);
  if (answer.kind === 'failed') return { failure: answer.failure };
  if (answer.kind === 'same') return { said: null };
  const today = riyadhDate(now);
  const read = await readCalendar(answer.text, addDays(today, -1), addDays(today, FARTHEST_DAYS));
  if ('failure' in read) return read;
  return { said: { spans: read.spans, validators: answer.validators } };
}

/**
 * Reads every calendar that is due and takes what it says; one that fails keeps what it took before, with why. Answers how many were
 * read. Safe to run anywhere, any number of times: each is claimed first, and nothing is locked while a site is asked.
 */
export async function readFeeds(
  { db, feeds }: { db: Database; feeds: FeedSource },
  now: Date,
): Promise<number> {
  const next = new Date(now.getTime() + READ_EVERY_MS);
  let read = 0;
  const faults: unknown[] = [];
  for (;;) {
    const due = await claimDueFeeds(db, now, next, AT_ONCE);
    const done = await Promise.allSettled(due.map((feed) => readFeed(db, feeds, feed, now)));
    for (const one of done) if (one.status === 'rejected') faults.push(one.reason);
    read += due.length;
    if (due.length < AT_ONCE) break;
  }
  if (faults.length > 0) throw new AggregateError(faults, 'calendars that could not be read');
  return read;
}

async function readFeed(db: Database, source: FeedSource, feed: DueFeed, now: Date): Promise<void> {
  const url = URL.parse(feed.url);
  const answer = url === null ? { failure: 'unreachable' as const } : await askSite(source, url, feed, now);
  if ('failure' in answer) await markFailed(db, feed.id, answer.failure, now);
  else await transact(db, (tx) => takeFeed(tx, feed.id, answer.said, now));
}
