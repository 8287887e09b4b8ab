import type pg from 'pg';
import { followChanges } from '../api/src/alerts/follow-changes.ts';
import { keysOfSearch } from '../api/src/alerts/search-keys.ts';
import { type Database, openDatabase } from '../api/src/platform/db/database.ts';
import { buildPerson } from '../api/src/testing/factories.ts';
import { percentile } from './one-client.ts';

const SEARCHES = 100_000;
const ACCOUNTS = 2500;
const CHANGES = 40;
/** The longest that one change may take against so many saved searches. */
const PROMISED_MS = 50;

/** Kinds of searches as people ask: a big city and category more often than others, prices and rooms on most. */
async function fill(db: Database, pool: pg.Pool): Promise<void> {
  const cities = (await db.selectFrom('city').select('slug').orderBy('rank').limit(30).execute()).map(
    ({ slug }) => slug,
  );
  const categories = (await db.selectFrom('category').select('slug').orderBy('sort').execute()).map(
    ({ slug }) => slug,
  );
  const districts = await districtsOf(db);
  const accounts: string[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) accounts.push((await buildPerson(db)).accountId);
  // Drawn by squares: of thirty cities the first has a sixth of the searches.
  const drawn = (list: readonly string[], turn: number, step: number) =>
    list[Math.floor((((turn * step) % 1000) ** 2 / 1000 ** 2) * list.length)] ?? '';
  await pool.query('alter table saved_search disable trigger saved_search_at_most_50');
  for (let from = 0; from < SEARCHES; from += 5000) {
    const rows = Array.from({ length: 5000 }, (_, index) => {
      const turn = from + index;
      const city = drawn(cities, turn, 617);
      const filters = {
        ...(turn % 50 > 0 && { city: [city] }),
        ...(turn % 10 > 0 && { category: [drawn(categories, turn, 389)] }),
        ...(turn % 5 > 0 && { district: someOf(districts.get(city) ?? [], turn) }),
        ...(turn % 3 > 0 && { period: ([2, 3, 4] as const)[(turn % 7) % 3] }),
        ...(turn % 4 > 0 && { price_max: 200 + ((turn * 97) % 400) * (turn % 2 === 0 ? 1 : 200) }),
        ...(turn % 2 > 0 && { rooms: [1 + (turn % 5)] }),
        ...(turn % 9 === 0 && { from: '2027-03-01', to: '2027-03-04' }),
      };
      const keys = keysOfSearch({ filters, words: [] });
      return { account_id: accounts[turn % ACCOUNTS], query: { turn: String(turn) }, filters, keys };
    });
    await pool.query(
      `
      insert into saved_search (account_id, name, query, filters, words, every, kinds, keys, dated, period, price_max, districts,
        rooms, watched_from, looked_at, created_at)
      select account_id, 'بحث', query, filters, '{}', 'at_once', '{new,price_drop,freed}',
        array(select jsonb_array_elements_text(keys)), filters ? 'from', (filters->>'period')::smallint,
        (filters->>'price_max')::bigint * 100,
        array(select jsonb_array_elements_text(coalesce(filters->'district', '[]'))),
        array(select jsonb_array_elements_text(coalesce(filters->'rooms', '[]'))::smallint), now(), now(), now()
      from jsonb_to_recordset($1::jsonb) as rows (account_id uuid, query jsonb, filters jsonb, keys jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('analyze saved_search');
}

async function districtsOf(db: Database): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select(['city.slug as city', 'district.slug'])
    .orderBy('district.id')
    .execute();
  const groups = Map.groupBy(rows, ({ city }) => city);
  return new Map([...groups].map(([city, all]) => [city, all.map(({ slug }) => slug)]));
}

/** Three districts beside each other in the list. */
function someOf(districts: readonly string[], turn: number): string[] {
  const from = (turn * 31) % Math.max(1, districts.length);
  return districts.slice(from, from + 3);
}

/** Measures one changed price against 100,000 saved searches: reading it, finding the searches, judging each, writing alerts. */
export async function benchSearches(databaseUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    await followChanges(db, new Date());
    await fill(db, pool);
    const { rows: ads } = await pool.query<{ unit_id: string }>(
      `select unit_id from ad where state = 'published' order by md5(number::text) limit ${CHANGES}`,
    );
    const took: number[] = [];
    let alerts = 0;
    for (const [turn, ad] of ads.entries()) {
      await pool.query('update unit_price set amount = amount * 9 / 10 where unit_id = $1', [ad.unit_id]);
      const began = performance.now();
      await followChanges(db, new Date());
      if (turn >= 5) took.push(performance.now() - began);
    }
    alerts = Number(
      (
        await db
          .selectFrom('search_alert')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
    const ms = (time: number) => `${time.toFixed(1)} ms`;
    const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)];
    console.log(
      `one change against ${SEARCHES.toLocaleString('en-US')} saved searches: p50 ${ms(p50)}, p99 ${ms(p99)}`,
    );
    console.log(`alerts written: ${alerts} by ${ads.length} changes`);
    if (p50 > PROMISED_MS) throw new Error(`slower than the promised ${PROMISED_MS} ms`);
  } finally {
    await close();
  }
}
