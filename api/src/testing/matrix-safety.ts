import { createECDH, randomUUID } from 'node:crypto';
import { type Row, signedIn } from './matrix-rows.ts';

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

/** Telling people in time, and help for them: a browser's push is its own session's. */
export const SAFETY_ROWS: Record<string, Row> = {
  'GET /api/v1/notifications/push': signedIn(200),
  'PUT /api/v1/notifications/push': signedIn(200, () => ({ body: subscription() })),
  'DELETE /api/v1/notifications/push': signedIn(200),
};
