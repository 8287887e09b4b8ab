import { randomUUID } from 'node:crypto';
import { unsubscribeKeyOf } from '../../notifications/unsubscribe.ts';
import { type Ask, fromConsole, open, operators, type Row, signedIn, unguarded } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const keyOfGuest: Ask = ({ world, guest }) => ({
  params: {
    key: unsubscribeKeyOf(world.deps.config.pepper, { personId: guest.personId, kind: 'bookings' }),
  },
});
const nobody = `${randomUUID()}.bookings.${'x'.repeat(43)}`;

/** Ways outside the site: each person's own; the link under an e-mail is open to whoever has it. */
export const CHANNEL_ROWS: Record<string, Row> = {
  'GET /api/v1/console/messages': operators(200, SUPPORT),
  'POST /api/v1/console/messages/{id}/retry': fromConsole(404, SUPPORT, () => ({
    params: { id: randomUUID() },
  })),
  'PUT /api/v1/auth/phone': signedIn(410, () => {
    const proof = { challenge_id: randomUUID(), code: '123456' };
    return { body: { current: proof, next: proof } };
  }),
  'GET /api/v1/notifications/email': signedIn(200),
  'POST /api/v1/notifications/email/codes': signedIn(201, () => ({
    body: { address: `${randomUUID()}@example.sa` },
  })),
  'PUT /api/v1/notifications/email': signedIn(410, () => ({
    body: { challenge_id: randomUUID(), code: '123456' },
  })),
  'DELETE /api/v1/notifications/email': signedIn(200),
  'GET /api/v1/notifications/unsubscriptions/{key}': open(200, keyOfGuest),
  'PUT /api/v1/notifications/unsubscriptions/{key}': open(200, async (stage) => ({
    ...(await keyOfGuest(stage)),
    body: { is_wanted: false },
  })),
  'POST /unsubscribe/{key}': unguarded(200, keyOfGuest),
  'POST /en/unsubscribe/{key}': unguarded(200, keyOfGuest),
  'PUT /api/v1/notifications/unsubscriptions/{key} · not ours': open(404, () => ({
    params: { key: nobody },
    body: { is_wanted: false },
  })),
};
