import { type Ask, hostOnly, type Row, signedIn } from './matrix-rows.ts';

const unitAsk: Ask = ({ listing }) => ({ params: { id: listing.unitId } });
const withBody =
  (ask: Ask, body: unknown): Ask =>
  async (stage) => ({ ...(await ask(stage)), body });

const WORKERS = { editor: 403, viewer: 403 };
const weekend = { kind: 'daily', weekdays: [4, 5], percent: 20 };
const discount = {
  name: 'خصم الشتاء',
  type_discount: 'percent',
  discount: 10,
  from: '2031-01-01',
  to: '2031-01-31',
  periods: [2],
  paused: false,
};
const coupon = { ...discount, code: 'WIN', all_units: true, units: [], uses_most: 1, uses_most_each: null };

const offerAsk: Ask = async ({ world, listing, host }) => {
  const { id } = await world.database.db
    .insertInto('offer')
    .values({
      account_id: host.accountId,
      name_ar: 'خصم الشتاء',
      type_discount: 'percent',
      discount: 10,
      starts_on: '2031-01-01',
      ends_on: '2031-01-31',
      kinds: ['daily'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { discount: _none, ...rest } = discount;
  return { params: { id }, body: { ...rest, discount: 10, units: [listing.unitId] } };
};
const couponAsk: Ask = async ({ world, host }) => {
  const code = `C${Math.random().toString(36).slice(2, 12).toUpperCase()}`;
  const { id } = await world.database.db
    .insertInto('coupon')
    .values({
      account_id: host.accountId,
      name: 'خصم الشتاء',
      code,
      type_discount: 'percent',
      discount: 10,
      starts_on: '2031-01-01',
      ends_on: '2031-01-31',
      kinds: ['daily'],
      all_units: true,
      created_at: world.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, body: { ...coupon, code } };
};
const overrideAsk: Ask = async ({ world, listing }) => {
  await world.database.db.deleteFrom('price_override').where('unit_id', '=', listing.unitId).execute();
  const { id } = await world.database.db
    .insertInto('price_override')
    .values({ unit_id: listing.unitId, kind: 'daily', weekday: 1, percent: 5, created_at: world.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};
const withoutBody =
  (ask: Ask): Ask =>
  async (stage) => {
    const { params = {} } = await ask(stage);
    return { params };
  };

/** The calls by which advertisers price their days and give discounts and coupons. */
export const PRICE_ROWS: Record<string, Row> = {
  'GET /api/v1/host/units/{id}/overrides': hostOnly(200, unitAsk),
  'POST /api/v1/host/units/{id}/overrides': hostOnly(201, withBody(unitAsk, weekend), WORKERS),
  'POST /api/v1/host/units/{id}/override_previews': hostOnly(200, withBody(unitAsk, weekend), WORKERS),
  'DELETE /api/v1/host/overrides/{id}': hostOnly(200, overrideAsk, WORKERS),
  'PUT /api/v1/host/units/{id}/discounts': hostOnly(200, withBody(unitAsk, { discounts: [] }), WORKERS),

  'GET /api/v1/host/offers': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/offers · of a unit of the host': signedIn(
    422,
    ({ listing }) => ({ body: { ...discount, units: [listing.unitId] } }),
    { owner: 201, manager: 201, editor: 403, viewer: 403, side: 'host' },
  ),
  'PUT /api/v1/host/offers/{id}': hostOnly(200, offerAsk, WORKERS),
  'DELETE /api/v1/host/offers/{id}': hostOnly(200, withoutBody(offerAsk), WORKERS),

  'GET /api/v1/host/coupons': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/coupons': signedIn(
    201,
    () => ({ body: { ...coupon, code: `C${Math.random().toString(36).slice(2, 12)}` } }),
    { ...WORKERS, side: 'host' },
  ),
  'PUT /api/v1/host/coupons/{id}': hostOnly(200, couponAsk, WORKERS),
  'DELETE /api/v1/host/coupons/{id}': hostOnly(200, withoutBody(couponAsk), WORKERS),
};
