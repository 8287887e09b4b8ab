import { sql } from 'kysely';
import { keysOfSearch } from '../../../../api/src/alerts/search-keys.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';

const GUEST = '+966500000001';
const OTHER_GUEST = '+966500000002';
const DAY_MS = 86_400_000;

interface DemoSearch {
  by: string;
  name: string;
  city: string;
  category: string;
  every: 'at_once' | 'daily' | 'weekly';
  daysAgo: number;
  /** How many of the newest ads it has told of since its owner last looked. */
  fresh: number;
  isPaused?: true;
}

const SEARCHES: readonly DemoSearch[] = [
  {
    by: GUEST,
    name: 'شقق في الرياض',
    city: 'riyadh',
    category: 'apartment',
    every: 'at_once',
    daysAgo: 9,
    fresh: 3,
  },
  {
    by: GUEST,
    name: 'شاليهات في جدة',
    city: 'jeddah',
    category: 'chalet',
    every: 'weekly',
    daysAgo: 21,
    fresh: 1,
  },
  {
    by: GUEST,
    name: 'فلل في الدمام',
    city: 'dammam',
    category: 'villa',
    every: 'daily',
    daysAgo: 40,
    fresh: 0,
    isPaused: true,
  },
  {
    by: OTHER_GUEST,
    name: 'Villas in Jeddah',
    city: 'jeddah',
    category: 'villa',
    every: 'daily',
    daysAgo: 5,
    fresh: 2,
  },
];

/** Writes saved searches with what came into them lately. Returns how many. */
export async function seedSearches(tx: Tx, today: string): Promise<number> {
  const now = new Date(`${today}T09:00:00+03:00`);
  for (const one of SEARCHES) await insertDemoSearch(tx, one, now);
  return SEARCHES.length;
}

async function insertDemoSearch(tx: Tx, one: DemoSearch, now: Date): Promise<void> {
  const { city, category, name, every } = one;
  const at = new Date(now.getTime() - one.daysAgo * DAY_MS);
  const told = new Date(now.getTime() - DAY_MS / 2);
  const filters = { city: [city], category: [category] };
  await sql`
    with saved as (
      insert into saved_search (account_id, name, query, filters, words, every, kinds, keys, dated, districts, rooms, watched_from,
        paused_at, looked_at, created_at)
      select account.id, ${name}, ${JSON.stringify({ category, city })}::jsonb, ${JSON.stringify(filters)}::jsonb, '{}',
        ${every}::alert_every, '{new,price_drop,freed}', ${keysOfSearch({ filters, words: [] })}::text[], false, '{}', '{}',
        ${at}, ${one.isPaused === true ? at : null}, ${at}, ${at}
      from person join account on account.person_id = person.id where person.phone = ${one.by}
      order by account.kind limit 1 returning id, account_id),
    alerts as (
      insert into search_alert (search_id, ad_id, kind, cause, at, told_at)
      select saved.id, newest.id, 'new', 0, ${told}, ${told}
      from saved cross join (
        select ad.id from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
        join city on city.id = property.city_id join category on category.id = property.category_id
        where ad.state = 'published' and unit.privacy = 'public' and city.slug = ${city} and category.slug = ${category}
        order by ad.published_at desc, ad.id limit ${one.fresh}) newest
      returning search_id)
    insert into event (key, account_id, params, at)
    select 'search_matched', account_id, jsonb_build_object('search', id, 'name', ${name}::text, 'count', ${one.fresh}::int,
      'new', ${one.fresh}::int, 'price_drop', 0, 'freed', 0), ${told}
    from saved where ${one.fresh} > 0 and ${every} = 'at_once'`.execute(tx);
}
