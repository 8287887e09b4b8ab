import { type Ask, hostOnly, type Row, signedIn } from './rows.ts';

const SEARCH = { name: 'شقق في الرياض', query: { city: 'riyadh', category: 'apartment' } };

/** A search that the host saved, its only one. */
const ofHost: Ask = async ({ world, host }) => {
  const { db } = world.database;
  await db.deleteFrom('saved_search').where('account_id', '=', host.accountId).execute();
  const { now } = world.clock;
  const { id } = await db
    .insertInto('saved_search')
    .values({
      account_id: host.accountId,
      name: 'شقق في جدة',
      query: '{"city":"jeddah"}',
      filters: '{"city":["jeddah"]}',
      words: [],
      every: 'daily',
      kinds: ['new'],
      keys: ['*|*|jeddah|*'],
      dated: false,
      districts: [],
      rooms: [],
      watched_from: now,
      looked_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** Saved searches. */
export const SEARCH_ROWS: Record<string, Row> = {
  'GET /api/v1/searches': signedIn(200),
  'POST /api/v1/searches': signedIn(201, async ({ world }) => {
    await world.database.db.deleteFrom('saved_search').execute();
    return { body: SEARCH };
  }),
  'PUT /api/v1/searches/{id}': hostOnly(200, async (stage) => ({
    ...(await ofHost(stage)),
    body: { name: 'شقق جدة', every: 'weekly', kinds: ['price_drop'], paused: true },
  })),
  'DELETE /api/v1/searches/{id}': signedIn(200, ofHost),
  'POST /api/v1/searches/{id}/looks': hostOnly(201, ofHost),
};
