import { createECDH, randomUUID } from 'node:crypto';
import { type Ask, consoles, fromConsole, guestOnly, type Row, signedIn } from './rows.ts';

/** What a browser sends that subscribed at a push service. */
function subscription() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
    },
  };
}

const OWNERS = ['operator'] as const;
const stranger: Ask = ({ guest }) => ({
  params: { id: String(guest.accountNumber), recovery: randomUUID() },
});

const RATING = { body: { score: 5 } };

/** Telling people in time, and help for them: a browser's push is its own session's. */
export const SAFETY_ROWS: Record<string, Row> = {
  'GET /api/v1/notifications/push': signedIn(200, async ({ world }) => {
    // The demonstration makes its key when it is first asked for.
    await world.deps.push?.publicKey();
    return {};
  }),
  'PUT /api/v1/notifications/push': signedIn(200, () => ({ body: subscription() })),
  'DELETE /api/v1/notifications/push': signedIn(200),
  'POST /api/v1/tickets/{id}/rating': guestOnly(
    409,
    async (stage) => ({ params: { id: await stage.ticketId() }, ...RATING }),
    { visitor: 404, ...consoles(404) },
  ),
  'POST /api/v1/console/accounts/{id}/phone-recoveries': fromConsole(409, OWNERS, async (stage) => ({
    ...(await stranger(stage)),
    body: { phone: '0551239876', identity: '1000000008', reason: 'فقد شريحته' },
  })),
  'PUT /api/v1/console/accounts/{id}/phone-recoveries/{recovery}': fromConsole(
    404,
    OWNERS,
    async (stage) => ({
      ...(await stranger(stage)),
      body: { code: '123456' },
    }),
  ),
};
