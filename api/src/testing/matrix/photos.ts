import { buildUnit } from '../factories.ts';
import { insert } from '../factory-rows.ts';
import { multipartOf } from '../multipart.ts';
import type { Stage } from './route-stage.ts';
import { type Asked, hostOnly, type Row, signedIn } from './rows.ts';

/** A picture of one pixel as a form of its own. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export function picture(field: string): Asked {
  const { body, headers } = multipartOf(field, PIXEL);
  return { body, headers };
}

const unit = ({ listing }: Stage) => ({ params: { id: listing.unitId } });

/** A unit of the host whose photos may change: it has no ad on show. */
async function freeUnit({ world, host, listing }: Stage): Promise<string> {
  const of = { propertyId: listing.propertyId, accountId: host.accountId };
  return (await buildUnit(world.database.db, of)).unitId;
}

/** A photo of the host, used by no unit unless told. */
function photoOf({ world, host }: Stage, place: { unit_id?: string; position?: number } = {}) {
  return insert(world.database.db, 'photo', { account_id: host.accountId, ...place });
}

/** An upload of the host that one piece completes. */
function uploadOf({ world, host }: Stage) {
  const times = { created_at: world.clock.now, updated_at: world.clock.now };
  return insert(world.database.db, 'photo_upload', {
    account_id: host.accountId,
    size: PIXEL.length,
    ...times,
  });
}

/** The calls by which advertisers upload photos and give them to units. */
export const PHOTO_ROWS: Record<string, Row> = {
  'POST /api/v1/host/photos': signedIn(201, () => ({ body: { size: 100 } }), { viewer: 403, side: 'host' }),
  'GET /api/v1/host/photos': signedIn(200, async (stage) => ({ query: { ids: await photoOf(stage) } })),
  'PUT /api/v1/host/photos/{id}/chunks/{offset}': hostOnly(
    200,
    async (stage) => ({ params: { id: await uploadOf(stage), offset: '0' }, ...picture('chunk') }),
    { viewer: 403 },
  ),
  'DELETE /api/v1/host/photos/{id}': hostOnly(
    200,
    async (stage) => ({ params: { id: await photoOf(stage) } }),
    { viewer: 403 },
  ),
  'GET /api/v1/host/units/{id}/photos': hostOnly(200, unit),
  'POST /api/v1/host/units/{id}/photos': hostOnly(
    201,
    async (stage) => ({
      params: { id: await freeUnit(stage) },
      body: { photos: [{ id: await photoOf(stage) }] },
    }),
    { viewer: 403 },
  ),
  'PUT /api/v1/host/units/{id}/photos/order': hostOnly(
    200,
    async (stage) => {
      const unitId = await freeUnit(stage);
      const id = await photoOf(stage, { unit_id: unitId, position: 0 });
      return { params: { id: unitId }, body: { photos: [{ id, main: true }] } };
    },
    { viewer: 403 },
  ),
};
