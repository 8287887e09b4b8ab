import { randomUUID } from 'node:crypto';
import { OFFICE_ROWS } from './offices.ts';
import { type Row, signedIn, unguarded } from './rows.ts';

/** Verification: everyone sees how their own stands; an account of somebody else is verified by its owner. */
export const VERIFICATION_ROWS: Record<string, Row> = {
  ...OFFICE_ROWS,
  'GET /api/v1/verifications/identity': signedIn(200),
  'POST /api/v1/verifications/identity': signedIn(
    201,
    async ({ world }) => {
      await world.database.db.deleteFrom('identity_check').execute();
      await world.database.db
        .updateTable('person')
        .set({ identity_verified_at: null })
        .where('identity_verified_at', 'is not', null)
        .execute();
      await world.database.db
        .updateTable('person')
        .set({ identity_kind: null, identity_hmac: null, identity_last4: null, identity_country: null })
        .where('identity_hmac', 'is not', null)
        .execute();
      return { body: { number: '1000000008' } };
    },
    { manager: 403, editor: 403, viewer: 403, foreign: 422 },
  ),
  'PUT /api/v1/accounts/current/passport': signedIn(
    422,
    () => ({ body: { country: 'AE', number: 'N1234567' } }),
    { manager: 403, editor: 403, viewer: 403, foreign: 200 },
  ),
  'GET /sandbox-nafath/api/v1/mfa/jwk': unguarded(200),
  'POST /sandbox-nafath/api/v1/mfa/request': unguarded(403, () => ({ body: {} })),
  'POST /sandbox-nafath/api/v1/mfa/request/status': unguarded(403, () => ({ body: {} })),
  'GET /_dev/nafath': unguarded(200),
  'POST /_dev/nafath': unguarded(303),
  'POST /api/v1/webhooks/nafath': unguarded(403, () => ({
    body: { token: 'a guess', transId: 'a guess', requestId: randomUUID() },
  })),
};
