import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { buildProperty } from '../factories.ts';
import { insert } from '../factory-rows.ts';
import { fullWizard } from '../supply.ts';
import type { World } from '../world.ts';
import { type Ask, fromConsole, hostOnly, operators, type Row, signedIn } from './rows.ts';

const { property, location, unit, prices, services, policy } = fullWizard();

const propertyAsk: Ask = ({ listing }) => ({ params: { id: listing.propertyId } });
const unitAsk: Ask = ({ listing }) => ({ params: { id: listing.unitId } });
const withBody =
  (ask: Ask, body: unknown): Ask =>
  async (stage) => ({ ...(await ask(stage)), body });

/** An edit of the host's that waits, of a property of its own. */
const revisionAsk: Ask = async ({ world, host }) => {
  const { propertyId, accountId } = await buildProperty(world.database.db, { accountId: host.accountId });
  const id = await insert(world.database.db, 'revision', {
    account_id: accountId,
    property_id: propertyId,
    before: '{}',
    after: JSON.stringify({ property: { furnished: 'none' } }),
    sent_at: world.clock.now,
  });
  return { params: { id }, body: { version: 1 } };
};

const seasonBody = ({ now }: World['clock']) => ({
  starts_on: riyadhDate(now),
  ends_on: addDays(riyadhDate(now), 9),
  reason: 'إعلان موعد الموسم',
});
/** Listed dates of a season, the only ones. */
const seasonAsk: Ask = async ({ world: { database, clock } }) => {
  await database.db.deleteFrom('season_dates').execute();
  const { reason: _none, ...dates } = seasonBody(clock);
  const { id } = await database.db
    .insertInto('season_dates')
    .values({ season: 'riyadh_season', ...dates })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, body: seasonBody(clock) };
};

const WORKERS = { viewer: 403 };
const LEADERS = { editor: 403, viewer: 403 };

/** The calls by which advertisers add and keep what they let, the operator's minimum prices and rent freezes. */
export const SUPPLY_ROWS: Record<string, Row> = {
  'GET /api/v1/host/wizard': signedIn(200, undefined, { side: 'host' }),
  'PUT /api/v1/host/wizard': signedIn(200, () => ({ body: { version: 0, content: {} } }), {
    ...WORKERS,
    side: 'host',
  }),
  'PUT /api/v1/host/wizard · to add to a property': hostOnly(
    200,
    ({ listing }) => ({ body: { version: 0, property_id: listing.propertyId, content: {} } }),
    WORKERS,
  ),
  'DELETE /api/v1/host/wizard': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/wizard/completion': signedIn(409, () => ({ body: { version: 1 } }), {
    ...WORKERS,
    side: 'host',
  }),

  'GET /api/v1/host/properties': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/properties': signedIn(201, () => ({ body: { property, location } }), {
    ...WORKERS,
    side: 'host',
  }),
  'GET /api/v1/host/properties/{id}': hostOnly(200, propertyAsk),
  'PUT /api/v1/host/properties/{id} · of an old version': hostOnly(
    409,
    withBody(propertyAsk, { version: 0, property, location }),
    WORKERS,
  ),
  'DELETE /api/v1/host/properties/{id} · with an ad on the site': hostOnly(409, propertyAsk, LEADERS),
  'POST /api/v1/host/properties/{id}/units': hostOnly(
    201,
    withBody(propertyAsk, { unit: { ...unit, area: 40 }, prices, services, policy }),
    WORKERS,
  ),
  'POST /api/v1/host/properties/{id}/copies': hostOnly(201, withBody(propertyAsk, {}), WORKERS),
  'GET /api/v1/host/units/{id}': hostOnly(200, unitAsk),
  'PUT /api/v1/host/units/{id} · its terms': hostOnly(
    200,
    withBody(unitAsk, { version: 1, policy }),
    LEADERS,
  ),
  'DELETE /api/v1/host/units/{id} · with an ad on the site': hostOnly(409, unitAsk, LEADERS),
  'POST /api/v1/host/revisions/{id}/withdrawal': hostOnly(201, revisionAsk, WORKERS),
  // It waits already.
  'POST /api/v1/host/revisions/{id}/submissions': hostOnly(409, revisionAsk, WORKERS),
  'POST /api/v1/host/units/{id}/copies': hostOnly(201, withBody(unitAsk, {}), WORKERS),

  'GET /api/v1/console/rent-freezes': operators(200, ['operator']),
  'POST /api/v1/console/rent-freezes': fromConsole(201, ['operator'], () => ({
    body: {
      city: 'jeddah',
      usages: ['residential'],
      starts_on: '2031-01-01',
      ends_on: null,
      reason: 'قرار جديد لمدينة جدة',
    },
  })),
  'GET /api/v1/console/seasons': operators(200, ['operator']),
  'POST /api/v1/console/seasons': fromConsole(201, ['operator'], async ({ world }) => {
    await world.database.db.deleteFrom('season_dates').execute();
    return { body: { season: 'riyadh_season', ...seasonBody(world.clock) } };
  }),
  'PUT /api/v1/console/seasons/{id}': fromConsole(200, ['operator'], seasonAsk),
  'POST /api/v1/console/seasons/{id}/removal': fromConsole(200, ['operator'], async (stage) => ({
    ...(await seasonAsk(stage)),
    body: { reason: 'أُلغي الموعد المعلن' },
  })),
  'GET /api/v1/console/minimum-prices': operators(200, ['operator']),
  'POST /api/v1/console/minimum-prices': fromConsole(201, ['operator'], () => ({
    body: {
      category: 'apartment',
      kind: 'yearly',
      amount: 1_000_000,
      effective_from: '2031-01-01',
      reason: 'حد أدنى بعد مراجعة السوق',
    },
  })),
};
