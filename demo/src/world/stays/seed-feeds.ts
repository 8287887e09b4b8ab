import { randomBytes } from 'node:crypto';
import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import { spansOf } from '../../../../api/src/feeds/calendar-text.ts';
import { takeFeed } from '../../../../api/src/feeds/take-feed.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { calendarOf, DEMO_FEED_HOST } from '../../feeds/demo-feeds.ts';

const QUARTER_MS = 15 * 60_000;

/**
 * Gives the first unit of each advertiser that people sign in as and that has a paid stay ahead the calendars of other sites: one
 * that is read well, one that meets that stay, one that its site shows no more; and a link to its own. Answers how many feeds.
 */
export async function seedFeeds(tx: Tx, today: string): Promise<number> {
  const now = new Date(instantOf(today, 0));
  const { rows } = await sql<{ unit_id: string; start_date: string; end_date: string }>`
    select distinct on (unit.account_id) unit.id as unit_id, reservation.start_date, reservation.end_date
    from reservation join unit on unit.id = reservation.unit_id join account on account.id = unit.account_id
    join person on person.id = account.person_id
    where person.phone like '+96650000001_' and reservation.state = 'active' and reservation.period = 2
      and reservation.start_date > ${today}::date
    order by unit.account_id, reservation.starts_at, reservation.id`.execute(tx);
  for (const { unit_id: unitId, start_date: start, end_date: end } of rows) {
    const far = addDays(today, 70);
    await addFeed(tx, { unitId, name: 'Booking', from: far, until: addDays(far, 3), today, now });
    await addFeed(tx, { unitId, name: 'Airbnb', from: start, until: addDays(end, 1), today, now });
    await tx
      .insertInto('calendar_feed')
      .values({
        ...{ unit_id: unitId, name: 'Gathern', url: `https://${DEMO_FEED_HOST}/gone.ics` },
        ...{ created_at: new Date(instantOf(addDays(today, -20), 0)), next_read_at: now, read_at: now },
        ...{ good_at: new Date(instantOf(addDays(today, -2), 21 * 60)), failure: 'answered_error' },
      })
      .execute();
    const key = randomBytes(32).toString('base64url');
    await tx.insertInto('calendar_link').values({ unit_id: unitId, key, created_at: now }).execute();
  }
  return rows.length * 3;
}

interface Added {
  unitId: string;
  name: string;
  from: string;
  until: string;
  today: string;
  now: Date;
}

async function addFeed(tx: Tx, { unitId, name, from, until, today, now }: Added): Promise<void> {
  const { id } = await tx
    .insertInto('calendar_feed')
    .values({
      ...{ unit_id: unitId, name, url: `https://${DEMO_FEED_HOST}/stays/${from}/${until}.ics` },
      ...{ created_at: now, next_read_at: new Date(now.getTime() + QUARTER_MS) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const read = spansOf(calendarOf(from, until, today), today, addDays(today, 731));
  if ('failure' in read) throw new Error(`the demo world's own calendar was not read: ${read.failure}`);
  await takeFeed(tx, id, { spans: read.spans, validators: { etag: null, lastModified: null } }, now);
}
