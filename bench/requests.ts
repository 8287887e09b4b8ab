import { riyadhDate } from '@diyar/contract/values/riyadh';
import { sql } from 'kysely';
import type pg from 'pg';
import { type Database, openDatabase } from '../api/src/platform/db/database.ts';
import { findFitting } from '../api/src/requests/find-fitting.ts';
import { fitting } from '../api/src/requests/fits.ts';
import { buildPerson } from '../api/src/testing/factories.ts';
import { GrownAds } from './grown/grow-ads.ts';
import { fitsNaively, type PlainWish, readUnits, readWishes } from './naive-requests.ts';
import { percentile } from './one-client.ts';

const SEED = 20_261_121;
const REQUESTS = 10_000;
const UNITS = 100_000;
/** Requests that are timed; the units of all are compared with those a naive matcher finds. */
const TIMED = 3000;
/** The longest that a new request may look for its units, at p99. */
const PROMISED_MS = 20;

/**
 * Requests as people ask, each cut around a unit that there is: its city and category, so that big cities are asked for most. A third
 * names districts beside each other, a tenth a drawn square, the others the whole city; most say a price, half an area.
 */
const FILL = `
  with model as (
    select row_number() over (order by md5(ad.number::text)) as n, property.city_id, property.category_id, property.district_id,
      property.lat, property.lng, unit.area, ad.purpose, priced.amount,
      array_position(array['hourly', 'daily', 'monthly', 'yearly'], priced.kind::text) as period
    from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
    join lateral (select kind, amount from unit_price
      where unit_id = unit.id and active and (kind = 'main') = (ad.purpose = 'sale') order by md5(ad.number || kind::text) limit 1
    ) priced on true
    where ad.state = 'published' limit $1),
  beside as (select id, city_id, row_number() over (partition by city_id order by id) as at from district)
  insert into request (account_id, kind, purpose, category_id, city_id, district_ids, drawn, ground, title, lang, area_min,
    area_max, price_min, price_max, length, period, by_phone, by_whatsapp, by_message, created_at, published_at, expires_at)
  select $2::uuid, 'wanted', purpose, category_id, model.city_id,
    case when n % 10 in (1, 4, 7) then array(select other.id from beside own join beside other using (city_id)
      where own.id = model.district_id and abs(other.at - own.at) <= 1) else '{}' end,
    case when n % 10 = 2 then 'drawn' end,
    case when n % 10 = 2 then array[polygon(box(point(lng - 0.02, lat - 0.02), point(lng + 0.02, lat + 0.02)))] else '{}' end,
    'طلب للقياس', 'ar', case when n % 2 = 0 then greatest(1, floor(area * 0.8)) end,
    case when n % 4 = 0 then ceil(area * 1.3) end, case when n % 8 = 0 then greatest(1, amount / 2) end,
    case when n % 5 > 0 then amount * 12 / 10 end, case when n % 20 = 0 then 10 end, period, true, false, false, now(), now(),
    now() + interval '60 days'
  from model`;

export async function fill(url: string, db: Database, pool: pg.Pool): Promise<void> {
  const grown = await GrownAds.begin(url, SEED, (line) => console.log(`    ${line}`));
  await grown.growTo(UNITS);
  // Triggers do not run while ads are grown.
  await pool.query(`select list_prices(array(select unit_id from ad where state = 'published'))`);
  await pool.query('vacuum analyze listed_price');
  const asker = await buildPerson(db);
  await pool.query(FILL, [REQUESTS, asker.accountId]);
  await pool.query('analyze request');
}

/** How many units some requests find; throws where these are not those that a naive matcher finds. */
async function compare(
  db: Database,
  pool: pg.Pool,
  wishes: readonly PlainWish[],
  today: string,
): Promise<number> {
  const units = await readUnits(pool, today);
  let pairs = 0;
  for (const wish of wishes) {
    const { rows } = await sql<{ id: string }>`
      select listed.unit_id as id from request ${fitting(today)} where request.id = ${wish.id}`.execute(db);
    const found = new Set(rows.map(({ id }) => id));
    const expected = units.filter((unit) => fitsNaively(wish, unit));
    if (rows.length !== expected.length || !expected.every(({ id }) => found.has(id)))
      throw new Error(`request ${wish.id} finds ${rows.length} units, a naive matcher ${expected.length}`);
    pairs += expected.length;
  }
  console.log(`  ${wishes.length} requests × ${units.length} units on show agree: ${pairs} pairs`);
  return pairs;
}

/** Measures how long a new request looks for the advertisers it fits among so many units, and compares with a naive matcher. */
export async function benchRequests(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    await fill(databaseUrl, db, pool);
    const today = riyadhDate(new Date());
    const wishes = await readWishes(pool);
    await compare(db, pool, wishes, today);
    const took: { ms: number; id: string; told: number }[] = [];
    for (const { id } of wishes.slice(0, TIMED)) {
      const began = performance.now();
      const { length: told } = await findFitting(db, id, { today, most: 200 });
      took.push({ ms: performance.now() - began, id, told });
    }
    const times = took.slice(50).map(({ ms }) => ms);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    const most = took.reduce((one, other) => (other.ms > one.ms ? other : one));
    console.log(`  ${wishes.length} requests, ${UNITS} units; a new one finds its advertisers in`);
    console.log(`  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (promised ${PROMISED_MS} ms)`);
    console.log(`  the longest ${most.ms.toFixed(1)} ms, for ${most.told} advertisers`);
    if (p99 > PROMISED_MS) throw new Error(`slower than the promised ${PROMISED_MS} ms`);
  } finally {
    await close();
  }
}
