import type { Stage } from './route-stage.ts';
import { type Ask, hostOnly, type Row, unguarded } from './rows.ts';

/** Members of the host's team who may not book. */
const WORKERS = { editor: 403, viewer: 403 };

/** A feed of the host's unit that needs no site: written as it would be once read. */
async function feedOf({ world, listing }: Stage): Promise<string> {
  const { db } = world.database;
  const { now } = world.clock;
  const url = 'https://calendars.example/stays.ics';
  await db.deleteFrom('calendar_feed').where('unit_id', '=', listing.unitId).execute();
  const { id } = await db
    .insertInto('calendar_feed')
    .values({ unit_id: listing.unitId, name: 'تقويم', url, created_at: now, next_read_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An open link to the host's unit. */
async function linkOf({ world, listing }: Stage): Promise<string> {
  const { db } = world.database;
  await db.deleteFrom('calendar_link').where('unit_id', '=', listing.unitId).execute();
  const key = 'k'.repeat(43);
  await db
    .insertInto('calendar_link')
    .values({ unit_id: listing.unitId, key, created_at: world.clock.now })
    .execute();
  return key;
}

const unitAsk: Ask = ({ listing }) => ({ params: { id: listing.unitId } });
const linkedAsk: Ask = async (stage) => {
  await linkOf(stage);
  return { params: { id: stage.listing.unitId } };
};
const calendarFileAsk: Ask = async (stage) => ({ params: { file: `${await linkOf(stage)}.ics` } });

/** Calendars of other sites. An address that may not be asked is refused after who may add one. */
export const FEED_ROWS: Record<string, Row> = {
  'GET /api/v1/host/units/{id}/feeds': hostOnly(200, unitAsk),
  'POST /api/v1/host/units/{id}/feeds': hostOnly(
    422,
    ({ listing }) => ({
      params: { id: listing.unitId },
      body: { name: 'تقويم', url: 'ftp://calendars.example/stays.ics' },
    }),
    WORKERS,
  ),
  'DELETE /api/v1/host/units/{id}/feeds/{feed}': hostOnly(
    200,
    async (stage) => ({ params: { id: stage.listing.unitId, feed: await feedOf(stage) } }),
    WORKERS,
  ),
  'POST /api/v1/host/units/{id}/calendar_link': hostOnly(201, unitAsk, WORKERS),
  'DELETE /api/v1/host/units/{id}/calendar_link': hostOnly(200, linkedAsk, WORKERS),
  'GET /media/calendars/{file}': unguarded(200, calendarFileAsk),
};
