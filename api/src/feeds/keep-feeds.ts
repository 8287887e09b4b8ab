import type { CalendarFeed, UnitFeeds } from '@diyar/contract/booking/feeds';
import { riyadhIso } from '@diyar/contract/values/format';
import { standingOf } from '../accounts/show-standing.ts';
import { mayBook } from '../accounts/standing.ts';
import { fillAround, lockAround } from '../closures/fill-closures.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import { readLetUnit } from '../unit-settings/show-settings.ts';
import { findOpenLink } from './calendar-link.queries.ts';
import { presentLink } from './calendar-link.ts';
import { deleteFeed, type FeedRow, findFeeds, insertFeed } from './feed.queries.ts';
import type { FeedSource } from './feed-source.ts';
import { askSite, READ_EVERY_MS } from './read-feeds.ts';
import { takeFeed } from './take-feed.ts';

export interface Asker {
  actor: Actor;
  now: Date;
  /** Where the caller sees the site: links begin with it. */
  origin: string;
}

/** Feeds of a unit and the link to its calendar, which only those who may book are told. Throws `not_found`. */
export async function listFeeds(reader: Reader, unitId: string, asker: Asker): Promise<UnitFeeds> {
  const { actor, now, origin } = asker;
  await readLetUnit(reader, actor, unitId);
  const [rows, link, standing] = await Promise.all([
    findFeeds(reader, unitId, now),
    findOpenLink(reader, unitId),
    standingOf(reader, actor),
  ]);
  const mayEdit = mayBook(standing ?? 'viewer');
  return {
    link: mayEdit && link !== undefined ? presentLink(link, origin) : null,
    items: rows.map(presentFeed),
    abilities: { edit: mayEdit },
  };
}

/**
 * Reads a calendar and keeps reading it. Refuses an address that may not be asked, and one that gives no calendar with the reason;
 * `not_found` and `role_forbids` as ever. What is booked already stays booked and is a conflict.
 */
export async function addFeed(
  { db, feeds }: { db: Database; feeds: FeedSource },
  unitId: string,
  { name, url: typed }: { name: string; url: string },
  { actor, now }: Asker,
): Promise<CalendarFeed> {
  await readLetUnit(db, actor, unitId);
  await refuseOthers(db, actor, mayBook);
  // Some sites give their links to calendar programs as "webcal:", which is HTTPS.
  const url = URL.parse(typed.replace(/^webcals?:/i, 'https:'));
  if (url === null || !feeds.mayAsk(url)) throw invalid('url', 'feed_address');
  url.hash = '';
  const answer = await askSite(feeds, url, { etag: null, lastModified: null }, now);
  if ('failure' in answer) throw invalid('url', `feed_${answer.failure}`);
  return transact(db, async (tx) => {
    const id = await insertFeed(tx, {
      ...{ unit_id: unitId, name, url: url.href, created_at: now, person_id: actor.personId },
      next_read_at: new Date(now.getTime() + READ_EVERY_MS),
    });
    await takeFeed(tx, id, answer.said, now);
    const row = (await findFeeds(tx, unitId, now)).find((one) => one.id === id);
    if (row === undefined) throw new Refusal('not_found');
    return presentFeed(row);
  });
}

/** Takes a feed away; its days are free, or its closures' again. Throws `not_found` and `role_forbids`. */
export async function removeFeed(
  db: Database,
  of: { unitId: string; id: string },
  asker: Asker,
): Promise<void> {
  const { actor, now } = asker;
  await transact(db, async (tx) => {
    await readLetUnit(tx, actor, of.unitId);
    await refuseOthers(tx, actor, mayBook);
    await lockAround(tx, of.unitId);
    if (!(await deleteFeed(tx, of.unitId, of.id))) throw new Refusal('not_found');
    await fillAround(tx, [of.unitId], now);
  });
}

function presentFeed({ id, name, url, good_at, read_at, failure, conflicts }: FeedRow): CalendarFeed {
  return {
    id,
    name,
    host: URL.parse(url)?.host ?? '',
    good_at: good_at && riyadhIso(good_at),
    read_at: read_at && riyadhIso(read_at),
    failure,
    conflicts,
  };
}
