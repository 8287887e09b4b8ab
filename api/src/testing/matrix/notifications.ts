import type { Stage } from './route-stage.ts';
import { type Ask, type Row, signedIn, unguarded } from './rows.ts';

/** A notification of the host's. */
async function notificationOfHost({ world, host }: Stage): Promise<string> {
  const { db } = world.database;
  const at = world.clock.now;
  const of = { account_id: host.accountId, at };
  const event = await db
    .insertInto('event')
    .values({
      ...of,
      key: 'membership_begun',
      person_id: null,
      params: JSON.stringify({ name_ar: 'أ', name_en: 'A' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('notification')
    .values({ ...of, event_id: event.id, person_id: host.personId, kind: 'memberships', thread: event.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const ofHost: Ask = async (stage) => ({ params: { id: await notificationOfHost(stage) } });
const choice = { kind: 'ads', channel: 'sms', is_wanted: true };

/** Notifications: each person's own, whatever account they act for. */
export const NOTIFICATION_ROWS: Record<string, Row> = {
  'GET /api/v1/notifications': signedIn(200),
  'GET /api/v1/notifications/unread': signedIn(200),
  'PUT /api/v1/notifications/{id}/read': signedIn(404, ofHost, { owner: 200, side: 'host' }),
  'PUT /api/v1/notifications/read': signedIn(
    404,
    async (stage) => ({ body: { until: await notificationOfHost(stage) } }),
    { owner: 200, side: 'host' },
  ),
  'GET /api/v1/notifications/channels': signedIn(200),
  'PUT /api/v1/notifications/channels': signedIn(200, () => ({ body: choice })),
  'PUT /api/v1/notifications/fallbacks': signedIn(200, () => ({ body: { from: 'sms', is_wanted: true } })),
  'GET /api/v1/webhooks/whatsapp': unguarded(403),
  'POST /api/v1/webhooks/whatsapp': unguarded(403, () => ({ body: {} })),
  'POST /sandbox-whatsapp/{phone}/messages': unguarded(401, () => ({ params: { phone: '1' }, body: {} })),
};
