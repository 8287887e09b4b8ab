import { hostOnly, type Row, signedIn } from './rows.ts';

/** Leads of an advertiser. */
export const LEAD_ROWS: Record<string, Row> = {
  'GET /api/v1/host/leads': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/leads/export': signedIn(200, undefined, { editor: 403, viewer: 403, side: 'host' }),
  'PUT /api/v1/host/leads/{id}/note': hostOnly(
    200,
    async ({ world, listing }) => {
      const { db } = world.database;
      const { ad_id, id } = await db
        .insertInto('contact_reveal')
        .values({
          ad_id: listing.adId,
          address_hash: Buffer.from('leads'),
          channel: 'phone',
          at: world.clock.now,
        })
        .returning(['id', 'ad_id'])
        .executeTakeFirstOrThrow();
      return ad_id === listing.adId ? { params: { id: `tap-${id}` }, body: { text: 'يريد المعاينة' } } : {};
    },
    { viewer: 403 },
  ),
};
