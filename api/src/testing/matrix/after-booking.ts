import { picture } from './photos.ts';
import type { Stage } from './route-stage.ts';
import { type Ask, guestOnly, hostOnly, open, operators, type Row, signedIn } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const held: Ask = ({ held: { number } }) => ({ params: { id: number } });
/** The host's team is the other side of the guest's reservation. */
const BOTH_SIDES = { manager: 200, editor: 200, viewer: 200 };

/** The guest's reservation, paid and accepted. */
async function confirmed({ world, held: { id, number } }: Stage): Promise<string> {
  await world.database.db.updateTable('reservation').set({ state: 'active' }).where('id', '=', id).execute();
  return number;
}

const whenConfirmed: Ask = async (stage) => ({ params: { id: await confirmed(stage) } });

/** The guest's reservation, over since yesterday. */
async function finished({ world, held: { id, number } }: Stage): Promise<string> {
  const { db } = world.database;
  const day = 86_400_000;
  const [starts_at, ends_at] = [3, 1].map((days) => new Date(world.clock.now.getTime() - days * day));
  await db
    .updateTable('reservation')
    .set({ state: 'finished', starts_at, ends_at })
    .where('id', '=', id)
    .execute();
  return number;
}

const PARTS = { cleanliness: 5, accuracy: 4, location: 5, communication: 5, value: 4 };
const whenFinished: Ask = async (stage) => ({
  params: { id: await finished(stage) },
  body: { rate: 5, parts: PARTS, comment: 'مكان هادئ' },
});
const whenFinishedForHost: Ask = async (stage) => ({
  params: { id: await finished(stage) },
  body: { rate: 5, comment: 'ضيف مرتب' },
});

/** Rows of the route matrix about what follows a booking. A hold tells neither side the other's number. */
export const AFTER_BOOKING_ROWS: Record<string, Row> = {
  'GET /api/v1/reservations/{id}/handover': guestOnly(200, held, BOTH_SIDES),
  'GET /api/v1/reservations/{id}/handover · to the host': hostOnly(200, whenConfirmed),
  'GET /api/v1/reservations/{id}/calendar': guestOnly(422, held, { manager: 422, editor: 422, viewer: 422 }),
  'GET /api/v1/reservations/{id}/calendar · to the host': hostOnly(200, whenConfirmed),
  'GET /api/v1/evaluations': signedIn(200),
  'GET /api/v1/evaluations/{list}': signedIn(200, () => ({
    params: { list: 'given' },
    query: { before: '01890000-0000-7000-8000-000000000000' },
  })),
  'POST /api/v1/reservations/{id}/evaluations': guestOnly(201, whenFinished, {
    manager: 422,
    editor: 403,
    viewer: 403,
  }),
  'POST /api/v1/reservations/{id}/evaluations · by the host': hostOnly(201, whenFinishedForHost, {
    editor: 403,
    viewer: 403,
  }),
  'POST /api/v1/reservations/{id}/evaluation_photos': guestOnly(
    422,
    ({ held: { number } }) => ({ ...picture('photo'), params: { id: number } }),
    { manager: 422, editor: 403, viewer: 403 },
  ),
  'GET /api/v1/evaluations/{id}/photos/{position}': open(404, () => ({
    params: { id: crypto.randomUUID(), position: '1' },
  })),
  'GET /api/v1/console/reports/{id}/photos/{position}': operators(404, SUPPORT, () => ({
    params: { id: '999999999', position: '1' },
  })),
  'PUT /api/v1/reservations/{id}/evaluations': guestOnly(404, whenFinished, { editor: 403, viewer: 403 }),
  'POST /api/v1/reservations/{id}/evaluations/reply': guestOnly(
    422,
    ({ held: { number } }) => ({ params: { id: number }, body: { text: 'شكرًا لك' } }),
    { manager: 422, editor: 403, viewer: 403 },
  ),
  'GET /api/v1/host/reservations/{id}/guest': hostOnly(200, held),
  'GET /api/v1/console/reservations': operators(200, SUPPORT),
  'GET /api/v1/console/reservations/{id}/messages': operators(200, SUPPORT, held),
  'GET /api/v1/console/reservations/{id}/messages/{position}/picture': operators(
    404,
    SUPPORT,
    ({ held: { number } }) => ({ params: { id: number, position: '1' } }),
  ),
  'GET /api/v1/reservation_lists/guest': signedIn(200),
  'GET /api/v1/reservation_lists/host': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/reservation_lists/guest/export': signedIn(200),
  'GET /api/v1/reservation_lists/host/export': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/reservations/{id}/messages': guestOnly(200, held, BOTH_SIDES),
  'POST /api/v1/reservations/{id}/messages': guestOnly(
    201,
    ({ held: { number } }) => ({ params: { id: number }, body: { text: 'متى نستلم المفتاح؟' } }),
    { manager: 201, editor: 403, viewer: 403 },
  ),
  'POST /api/v1/reservations/{id}/message_pictures': guestOnly(
    422,
    ({ held: { number } }) => ({ ...picture('photo'), params: { id: number } }),
    { manager: 422, editor: 403, viewer: 403 },
  ),
  'GET /api/v1/reservations/{id}/messages/{position}/picture': guestOnly(404, ({ held: { number } }) => ({
    params: { id: number, position: '1' },
  })),
  'PUT /api/v1/reservations/{id}/messages/reading': guestOnly(
    200,
    ({ held: { number } }) => ({ params: { id: number }, body: { position: 1 } }),
    BOTH_SIDES,
  ),
  'GET /api/v1/host/units/{id}/arrival_code': hostOnly(
    200,
    ({ listing }) => ({ params: { id: listing.unitId } }),
    {
      viewer: 200,
    },
  ),
  'PUT /api/v1/host/units/{id}/arrival_code': hostOnly(
    200,
    ({ listing }) => ({ params: { id: listing.unitId }, body: { code: '4821#' } }),
    { viewer: 403 },
  ),
};
