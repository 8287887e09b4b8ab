import { nextNumber } from '../factory-rows.ts';
import { type Ask, hostOnly, open, type Row, signedIn, unguarded } from './rows.ts';

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

const LIST_KEY = 'k'.repeat(43);
const listAsk: Ask = async ({ world, host, listing }) => {
  const db = world.database.db;
  await db.deleteFrom('price_list').where('account_id', '=', host.accountId).execute();
  const { id } = await db
    .insertInto('price_list')
    .values({
      account_id: host.accountId,
      key: LIST_KEY,
      name: 'أسعار',
      kinds: ['daily'],
      created_at: world.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('price_list_unit').values({ price_list_id: id, unit_id: listing.unitId }).execute();
  return { params: { id, key: LIST_KEY } };
};

const service = {
  name_ar: 'إفطار',
  name_en: 'Breakfast',
  price: 4_500,
  charge: 'per_guest',
  mandatory: false,
};
const templateAsk: Ask = async ({ world, host }) => {
  const db = world.database.db;
  await db.deleteFrom('service_template').where('account_id', '=', host.accountId).execute();
  const { id } = await db
    .insertInto('service_template')
    .values({ ...service, charge: 'per_guest', account_id: host.accountId, created_at: world.clock.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** The file of a list's link. */
const priceListFileAsk: Ask = async (stage) => {
  await listAsk(stage);
  return { params: { key: LIST_KEY, file: 'en.pdf' } };
};

const cellsAsk: Ask = ({ listing }) => ({
  body: {
    changes: [
      {
        unit_id: listing.unitId,
        field: 'daily',
        seen: { amount: 1, active: true },
        value: { amount: 2, active: true },
      },
    ],
  },
});

const FILE_ROW = { columns: ['unit.code'], rows: [{ line: 2, key: 'a'.repeat(43), cells: ['A-1'] }] };

const CLOSED = {
  from: '2031-05-01',
  to: '2031-05-02',
  weekdays: null,
  season: null,
  starts: null,
  ends: null,
  note: null,
};
const closureAsk: Ask = async ({ world, listing }) => {
  const { id } = await world.database.db
    .insertInto('closure')
    .values({ unit_id: listing.unitId, starts_on: '2031-06-01', ends_on: '2031-06-02' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};
const settings = {
  instant: false,
  notice_minutes: 0,
  horizon_days: 365,
  same_day_until: null,
  arrival_time: '16:00',
  departure_time: '12:00',
  gap_minutes: 0,
  arrival_days: [1, 2, 3, 4, 5, 6, 7],
  min_nights: 1,
  max_nights: 30,
  min_months: 1,
  max_months: 11,
  min_years: 1,
  max_years: 30,
  hours: [{ weekday: 1, opens: '08:00', closes: '23:00' }],
  slot_minutes: 60,
  min_hours: 1,
  max_hours: 4,
  cancellation: 'flexible',
  down_payment_percent: 50,
  security_deposit: 0,
};
const settingsAsk: Ask = async ({ world, listing }) => {
  const { version } = await world.database.db
    .selectFrom('unit')
    .select('version')
    .where('id', '=', listing.unitId)
    .executeTakeFirstOrThrow();
  return { params: { id: listing.unitId }, body: { version, settings } };
};

/** The calls by which advertisers price their days, set the terms of their units, and give discounts and coupons. */
export const PRICE_ROWS: Record<string, Row> = {
  'GET /api/v1/host/units/{id}/overrides': hostOnly(200, unitAsk),
  'POST /api/v1/host/units/{id}/overrides': hostOnly(201, withBody(unitAsk, weekend), WORKERS),
  'POST /api/v1/host/units/{id}/override_previews': hostOnly(200, withBody(unitAsk, weekend), WORKERS),
  'DELETE /api/v1/host/overrides/{id}': hostOnly(200, overrideAsk, WORKERS),
  'PUT /api/v1/host/units/{id}/discounts': hostOnly(200, withBody(unitAsk, { discounts: [] }), WORKERS),

  'GET /api/v1/host/price-lists': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/price-lists · of a unit of the host': signedIn(
    422,
    ({ listing }) => ({ body: { name: 'أسعار', periods: [2], unit_ids: [listing.unitId] } }),
    { owner: 201, manager: 201, editor: 403, viewer: 403, side: 'host' },
  ),
  'DELETE /api/v1/host/price-lists/{id}': hostOnly(200, listAsk, WORKERS),
  'GET /api/v1/price-lists/{key}': open(200, listAsk),
  'GET /media/price-lists/{key}/{file}': unguarded(200, priceListFileAsk),

  'GET /api/v1/host/statistics': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/statistics · of an ad of the host': hostOnly(200, ({ listing }) => ({
    query: { ad: listing.adNumber },
  })),
  'GET /api/v1/host/service-templates': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/service-templates': signedIn(
    201,
    () => ({ body: { ...service, name_ar: `خدمة ${nextNumber()}` } }),
    { ...WORKERS, side: 'host' },
  ),
  'PUT /api/v1/host/service-templates/{id}': hostOnly(200, withBody(templateAsk, service), WORKERS),
  'PUT /api/v1/host/service-templates/{id}/units': hostOnly(
    200,
    withBody(templateAsk, { units: [] }),
    WORKERS,
  ),
  'DELETE /api/v1/host/service-templates/{id}': hostOnly(200, templateAsk, WORKERS),
  'GET /api/v1/host/bulk': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/bulk/file': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/bulk/proposals': signedIn(
    200,
    () => ({ body: { kind: 'prices', headings: ['رمز الوحدة'] } }),
    { viewer: 403, side: 'host' },
  ),
  'PUT /api/v1/host/bulk/columns': signedIn(
    200,
    () => ({ body: { kind: 'prices', chosen: [{ heading: 'الرمز', column: 'unit.code' }] } }),
    { viewer: 403, side: 'host' },
  ),
  'POST /api/v1/host/bulk/units': signedIn(200, () => ({ body: FILE_ROW }), { viewer: 403, side: 'host' }),
  'POST /api/v1/host/bulk/prices': signedIn(200, () => ({ body: FILE_ROW }), { ...WORKERS, side: 'host' }),

  'GET /api/v1/host/similar-offers': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/prices': signedIn(200, undefined, { side: 'host' }),
  'PUT /api/v1/host/prices': hostOnly(200, cellsAsk, WORKERS),
  'GET /api/v1/host/units/{id}/price_changes': hostOnly(200, ({ listing }) => ({
    params: { id: listing.unitId },
    query: { field: 'daily' },
  })),
  'GET /api/v1/host/board': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/closures': signedIn(200, undefined, { side: 'host' }),
  'POST /api/v1/host/closures': hostOnly(
    201,
    ({ listing }) => ({ body: { ...CLOSED, units: [listing.unitId] } }),
    WORKERS,
  ),
  'PUT /api/v1/host/closures/{id}': hostOnly(200, withBody(closureAsk, CLOSED), WORKERS),
  'DELETE /api/v1/host/closures/{id}': hostOnly(200, closureAsk, WORKERS),

  'GET /api/v1/host/units': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/host/units/{id}/settings': hostOnly(200, unitAsk),
  'PUT /api/v1/host/units/{id}/settings': hostOnly(200, settingsAsk, WORKERS),
  'POST /api/v1/host/units/{id}/settings/copies': hostOnly(
    201,
    async (stage) => ({
      ...(await unitAsk(stage)),
      body: { units: [stage.hidden.unitId], parts: ['money'] },
    }),
    WORKERS,
  ),

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
