import type { Stage } from './route-stage.ts';
import { hostOnly, type Row, unguarded } from './rows.ts';

const proofOf = ({ world }: Stage) => {
  const { user, password } = world.deps.config.authorityPush;
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
};
const PUSH = { NotificationBody: { AdlicenseNumber: '7299999999', AdlicenseStatusCode: 'Cancelled' } };

/** Rows of the route matrix about licences: an ad's own people, the authority, and the demonstration's registry. */
export const LICENCE_ROWS: Record<string, Row> = {
  'GET /api/v1/host/ads/{id}/licence': hostOnly(200, ({ listing }) => ({ params: { id: listing.adNumber } })),
  // The business of the stage has saved no commercial registration.
  'PUT /api/v1/host/ads/{id}/licence': hostOnly(
    409,
    ({ listing }) => ({ params: { id: listing.adNumber }, body: { number: '7200000001' } }),
    { viewer: 403 },
  ),
  'POST /api/v1/host/licence-inquiries': hostOnly(
    409,
    ({ listing }) => ({ body: { number: '7200000001', content: {}, property_id: listing.propertyId } }),
    { viewer: 403 },
  ),
  'POST /api/v1/brokerage/push-notifications': unguarded(403, () => ({ body: {} })),
  'PUT /api/v1/brokerage/push-notifications': unguarded(403, () => ({ body: {} })),
  'POST /api/v1/brokerage/push-notifications · with its proof': unguarded(200, (stage) => ({
    headers: proofOf(stage),
    body: PUSH,
  })),
  'GET /_dev/registry': unguarded(200),
  'POST /_dev/registry/pushes': unguarded(200, () => ({ query: { number: '7299999999', status: 'Active' } })),
};
