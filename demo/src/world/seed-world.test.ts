import { home as ar } from '@diyar/messages/ar/home';
import { home as en } from '@diyar/messages/en/home';
import { LANGS } from '@diyar/messages/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueToken } from '../../../api/src/accounts/access-token.ts';
import { loadUnit } from '../../../api/src/availability/load-unit.ts';
import { brokenPolicy } from '../../../api/src/availability/unit-policy.ts';
import { PAYABLES } from '../../../api/src/payables.ts';
import { proveLedger } from '../../../api/src/payments/prove-ledger.ts';
import { readPhone } from '../../../api/src/phones/phone.ts';
import { claimDatabase } from '../../../api/src/platform/db/claim-database.ts';
import { transact } from '../../../api/src/platform/db/database.ts';
import type { StoredTerms } from '../../../api/src/prices/price-stay.ts';
import { listedAds } from '../../../api/src/testing/listed-ads.ts';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/test-database.ts';
import { headersOf, openWorld } from '../../../api/src/testing/world.ts';
import { type Instant, instantsAfter } from './instants-after.ts';
import { demoSignIns, seedWorld } from './seed-world.ts';

const TODAY = '2026-11-21';
const START_OF_TODAY = new Date('2026-11-20T21:00:00Z');

// A seeding takes seconds of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

let database: TestDatabase;
/** What the migrated database itself says of later times. */
let own: Instant[];
const lines: string[] = [];

async function rowsOf<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(database.db)).rows;
}

/** The one number a query counts. */
async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await rowsOf(query))[0]?.n ?? Number.NaN;
}

beforeAll(async () => {
  database = await createTestDatabase();
  own = await instantsAfter(database.db, START_OF_TODAY);
  await seedWorld(database.url, { today: TODAY, log: (line) => lines.push(line) });
});
afterAll(() => database.close());

describe('the supply of the world', () => {
  it('says of most homes who may stay, of what is let by the year in how many payments, and of short lets the rules', async () => {
    const homes = sql<{ n: number }>`select count(*)::int as n from unit where cardinality(tenants) > 0`;
    expect(await count(homes)).toBeGreaterThan(500);
    const silent = sql<{
      n: number;
    }>`select count(*)::int as n from unit_price where kind = 'yearly' and payments_a_year is null`;
    expect(await count(silent)).toBe(0);
    const ruled = sql<{ n: number }>`select count(*)::int as n from unit
      join property on property.id = unit.property_id where house_rules_ar is not null and directions_ar is not null`;
    expect(await count(ruled)).toBeGreaterThan(100);
  });

  it('has an office with a half-filled wizard, and minimum prices that no price of the world breaks', async () => {
    const [open] = await rowsOf(sql<{ topic: string; name: string }>`
      select content->>'topic' as topic, account.name from wizard join account on account.id = wizard.account_id`);
    expect(open).toEqual({ topic: 'photos', name: 'مكتب دار الواحة العقاري' });
    expect(await count(sql`select count(*)::int as n from minimum_price`)).toBe(5);
    const below = sql<{ n: number }>`select count(*)::int as n from unit_price
      join unit on unit.id = unit_price.unit_id join property on property.id = unit.property_id
      join minimum_price on minimum_price.category_id = property.category_id and minimum_price.kind = unit_price.kind
      where unit_price.amount < minimum_price.amount`;
    expect(await count(below)).toBe(0);
  });
});

describe('the ads of the world', () => {
  it('are at least 2,000, of at least 20 categories, in every well-known city, for all four periods and for sale', async () => {
    const [world] = await rowsOf(sql<{
      ads: number;
      categories: number;
      cities: number;
      all_cities: number;
      kinds: string[];
    }>`
      select count(distinct ad.id)::int as ads, count(distinct category_id)::int as categories,
        count(distinct city_id) filter (where city.rank <= 51)::int as cities,
        (select count(*)::int from city where rank <= 51) as all_cities,
        array_agg(distinct kind::text order by kind::text) as kinds
      from ad join unit on unit.id = ad.unit_id join property on property.id = unit.property_id
      join city on city.id = property.city_id
      join unit_price on unit_price.unit_id = unit.id where ad.state = 'published'`);
    expect(world?.ads).toBeGreaterThanOrEqual(2_000);
    expect(world?.categories).toBeGreaterThanOrEqual(20);
    expect(world?.cities).toBe(world?.all_cities);
    expect(world?.kinds).toEqual(['daily', 'hourly', 'main', 'monthly', 'yearly']);
  });

  it('are for sale with the one price of a sale, or to let without it', async () => {
    const [ads] = await rowsOf(sql<{ sales: number; wrong: number }>`
      select count(*) filter (where purpose = 'sale')::int as sales,
        count(*) filter (where (purpose = 'sale') <> (kinds = array['main']) or 'main' = any(kinds) and purpose = 'rent')::int as wrong
      from ad cross join lateral (select array(select kind::text from unit_price
        where unit_price.unit_id = ad.unit_id) as kinds) prices`);
    expect(ads?.sales).toBeGreaterThanOrEqual(150);
    expect(ads?.wrong).toBe(0);
  });

  it('are a few by link only, which no visitor finds', async () => {
    const [hidden] = await rowsOf(sql<{ units: number; listed: number; keys: number }>`
      select count(*)::int as units, count(distinct link_key)::int as keys,
        count(*) filter (where id in (select unit_id from ${listedAds(START_OF_TODAY)}))::int as listed
      from unit where privacy = 'private'`);
    expect(hidden).toEqual({ units: 8, keys: 8, listed: 0 });
  });

  it('are each licensed by the sandbox registry, in force today, but one that waits for it and one that expired', async () => {
    expect(
      await count(sql`select count(*) as n from ad left join licence on licence.id = ad.licence_id
        where licence.source is distinct from 'sandbox' or licence.expires_on < ${TODAY}::date
          or licence.issued_on > ${TODAY}::date`),
    ).toBe(2);
  });

  it('have at least 4 photos with one main, 2 features, a policy and a price above nothing', async () => {
    expect(
      await count(sql`select count(*) as n from unit where (select count(*) from photo where unit_id = unit.id) < 4
        or (select count(*) from photo where unit_id = unit.id and is_main) <> 1
        or (select count(*) from unit_feature where unit_id = unit.id) < 2
        or not exists (select from unit_policy where unit_id = unit.id)
        or not exists (select from unit_price where unit_id = unit.id and active and amount >= 500)`),
    ).toBe(0);
  });

  it('say different things in Arabic and English, each title once', async () => {
    const texts = await rowsOf(sql<Record<'ar' | 'en' | 'title_ar' | 'title_en', string>>`
      select description_ar as ar, description_en as en, title_ar, title_en from ad join unit on unit.id = ad.unit_id`);
    for (const text of texts) {
      expect(text.ar).toMatch(/^[^A-Za-z]{60,}$/);
      expect(text.en).toMatch(/^[^\u0621-\u064A]{60,}$/);
      expect(text.title_ar).toMatch(/^[^A-Za-z]+$/);
      expect(`${text.ar}${text.en}`).not.toMatch(/undefined|NaN|null| {2}|\.\./);
    }
    expect(new Set(texts.map((text) => text.title_ar)).size).toBe(texts.length);
    expect(new Set(texts.map((text) => text.title_en)).size).toBe(texts.length);
    expect(new Set(texts.map((text) => text.ar)).size).toBeGreaterThan(texts.length * 0.995);
    expect(new Set(texts.map((text) => text.en)).size).toBeGreaterThan(texts.length * 0.995);
  });

  it('of homes and farms let by the hour or night carry a tourism permit in force', async () => {
    expect(
      await count(sql`select count(*) as n from unit join property on property.id = unit.property_id
        where usage in ('residential', 'agricultural')
          and exists (select from unit_price where unit_id = unit.id and kind in ('hourly', 'daily'))
          and (tourism_permit_number is null or tourism_permit_expires_on < ${TODAY}::date)`),
    ).toBe(0);
  });

  it('offer only periods their category is let by', async () => {
    expect(
      await rowsOf(sql`select distinct category.slug, kind from unit_price
        join unit on unit.id = unit_price.unit_id join property on property.id = unit.property_id
        join category on category.id = property.category_id
        where not array_position(array['hourly', 'daily', 'monthly', 'yearly'], kind::text) = any(category.periods)`),
    ).toEqual([]);
  });

  it('stand within their district, and say where that is only the city’s centre', async () => {
    const [far] = await rowsOf(sql<{ metres: number; unsure: number }>`
      select max(111320 * sqrt(power(property.lat - district.lat, 2)
          + power((property.lng - district.lng) * cos(radians(district.lat)), 2))) as metres,
        count(*) filter (where location_approximate <> (district.lat = city.lat and district.lng = city.lng)) as unsure
      from property join district on district.id = property.district_id join city on city.id = property.city_id`);
    expect(far?.metres).toBeLessThan(601);
    expect(far?.unsure).toBe(0);
  });

  it('are found by what a visitor types, some special, some under an offer today', async () => {
    expect(await count(sql`select count(*) as n from ad where search_text = ''`)).toBe(0);
    const special = await count(sql`select count(*) as n from ad where special_until > ${START_OF_TODAY}`);
    expect(special).toBeGreaterThanOrEqual(40);
    const offers = await rowsOf(sql<{ running: boolean }>`
      select starts_on <= ${TODAY}::date and ends_on >= ${TODAY}::date as running from offer`);
    expect(new Set(offers.map((offer) => offer.running))).toEqual(new Set([true, false]));
  });
});

describe('the people of the world', () => {
  it('are 40 advertisers, 25 of them verified, and at least 30 guests, all of whom agreed to the terms', async () => {
    const [people] = await rowsOf(sql<Record<string, number>>`
      select count(*) filter (where kind = 'business')::int as advertisers, count(verified_at)::int as verified,
        count(*) filter (where kind = 'ordinary')::int as guests,
        count(*) filter (where not exists (select from consent where consent.person_id = account.person_id))::int as strangers
      from account`);
    expect(people).toMatchObject({ advertisers: 40, verified: 25, strangers: 0 });
    expect(people?.guests).toBeGreaterThanOrEqual(30);
  });

  it('can sign in by the phones that are printed', async () => {
    for (const { phone } of demoSignIns()) {
      const { number } = readPhone(phone) ?? {};
      expect(await count(sql`select count(*) as n from person where phone = ${number}`)).toBe(1);
    }
  });
});

describe('the reservations of the world', () => {
  it('are over, going on and to come, for all four periods', async () => {
    const kinds = await rowsOf(sql<{ kind: string }>`
      select distinct period || case when state = 'finished' then ' over' when starts_at < ${START_OF_TODAY} then ' now' else ' ahead' end as kind
      from reservation where state in ('finished', 'active')`);
    const found = kinds.map(({ kind }) => kind);
    for (const period of [2, 3, 4]) {
      expect(found).toEqual(expect.arrayContaining([`${period} over`, `${period} now`, `${period} ahead`]));
    }
    expect(found).toEqual(expect.arrayContaining(['1 over', '1 ahead']));
  });

  it('show something of each kind to the guest and the office that are printed', async () => {
    for (const [who, column] of [
      ['0500000001', 'guest_account_id'],
      ['0500000002', 'guest_account_id'],
      ['0500000011', 'host_account_id'],
      ['0500000012', 'host_account_id'],
    ]) {
      const states = await rowsOf(sql<{ state: string }>`
        select distinct reservation.state from reservation
        join account on account.id = reservation.${sql.ref(column ?? '')}
        join person on person.id = account.person_id where phone = ${readPhone(who ?? '')?.number}`);
      expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['finished', 'active']));
    }
  });

  it('are in the state their dates ask for, and happened before the first run', async () => {
    expect(
      await count(sql`select count(*) as n from reservation
        where (state = 'finished') <> (state in ('finished', 'active') and ends_at <= ${START_OF_TODAY})
          or created_at >= ${START_OF_TODAY} or updated_at > ${START_OF_TODAY}`),
    ).toBe(0);
  });

  it('kept the rules of their units when they were booked, and their quotes’ sums', async () => {
    const rows = await rowsOf(sql<{
      unit_id: string;
      period: 1 | 2 | 3 | 4;
      start_date: string;
      end_date: string;
      start_time: string | null;
      end_time: string | null;
      created_at: Date;
      total: number;
      terms: StoredTerms;
    }>`
      select * from reservation`);
    for (const row of rows) {
      const unit = await loadUnit(
        database.db,
        row.unit_id,
        { personId: null, linkKey: undefined },
        START_OF_TODAY,
      );
      const stay = {
        period: row.period,
        startDate: row.start_date,
        endDate: row.end_date,
        startTime: row.start_time,
        endTime: row.end_time,
      };
      expect(brokenPolicy(stay, unit.policy, row.created_at)).toBeUndefined();
      expect(row.terms.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(row.total);
    }
  });

  it('occupy every space of their unit, and let go when they were never paid', async () => {
    expect(
      await count(sql`select count(*) as n from reservation
        where (select count(*) from occupancy where reservation_id = reservation.id) <>
          case when state in ('pending', 'processing', 'active', 'finished', 'waiting_for_approval')
            then (select count(*) from unit_space where unit_space.unit_id = reservation.unit_id) else 0 end`),
    ).toBe(0);
    expect(await count(sql`select count(distinct content_hash) as n from transfer_receipt`)).toBe(2);
  });

  it('leave sound books, the same as the gateway’s', async () => {
    expect(await proveLedger(database.db, PAYABLES)).toEqual([]);
    expect(
      await count(sql`select count(*) as n from payment full join sandbox_gateway.payment books using (id) where with_payment_id is null
        and not exists (select from money_case where charge_id = books.id::text) and (payment.amount + coalesce(payment.deposit, 0), books.status) is distinct from (books.amount, 'paid')`),
    ).toBe(0);
  });

  it('are evaluated by both sides, after the guests left', async () => {
    const [written] = await rowsOf(sql<{ all: number; early: number; comments: number }>`
      select count(*)::int as all, count(distinct comment)::int as comments,
        count(*) filter (where reservation.state <> 'finished' or evaluation.created_at < reservation.ends_at
          or author_account_id <> case side when 'guest' then guest_account_id else host_account_id end)::int as early
      from evaluation join reservation on reservation.id = reservation_id`);
    expect(written?.all).toBeGreaterThan(60);
    expect(written?.comments).toBeGreaterThan(30);
    expect(written?.early).toBe(0);
  });
});

describe('units that share', () => {
  it('close one another: the villa has the spaces of its rooms, the hall those of its halves', async () => {
    const shared = await rowsOf(sql<{ whole: string; parts: number; spaces: number }>`
      select ad.title_en as whole, count(distinct other.unit_id)::int as parts, count(distinct own.space_id)::int as spaces
      from ad join unit_space own on own.unit_id = ad.unit_id
      join unit_space other on other.space_id = own.space_id and other.unit_id <> own.unit_id
      group by ad.id having count(distinct own.space_id) > 1 order by 1`);
    expect(shared.map(({ parts, spaces }) => [parts, spaces])).toEqual([
      [2, 2],
      [2, 2],
      [4, 4],
      [4, 4],
    ]);
  });
});

describe('what happened in the world', () => {
  it('happened before its first day began, however early somebody looks, or is stamped by the seeding itself', async () => {
    const known = new Set(own.map(({ where, at }) => `${where} ${at}`));
    const seeding = await rowsOf(sql<{ at: string }>`
      select distinct created_at::text as at from season_dates`);
    const later = (await instantsAfter(database.db, START_OF_TODAY)).filter(
      ({ where, at }) => !known.has(`${where} ${at}`) && at !== seeding[0]?.at,
    );
    expect(later).toEqual([]);
  });
});

describe('seeding', () => {
  it('says how far it is, and happens once', async () => {
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const before = await count(sql`select count(*) as n from ad`);
    expect(await seedWorld(database.url, { today: '2027-01-01', log: () => {} })).toEqual({ seeded: false });
    await expect(claimDatabase(database.db, 'production')).rejects.toThrow('holds a demonstration');
    expect(await count(sql`select count(*) as n from ad`)).toBe(before);
  });
});

describe('the wishes of the home page', () => {
  it('each find an ad of the world, in both languages', async () => {
    const world = await openWorld({ database, now: new Date('2026-11-21T09:00:00Z') });
    const poor: unknown[] = [];
    for (const lang of LANGS) {
      for (const wish of Object.values({ ar, en }[lang].wishes)) {
        const url = `/api/v1/ads?q=${encodeURIComponent(wish)}`;
        const { data } = (await world.app.inject({ url, headers: headersOf({ lang }) })).json();
        if (data.total === 0 || data.understood.rest !== '') poor.push({ wish, total: data.total });
      }
    }
    await world.close();
    expect(poor).toEqual([]);
  });
});

describe('the accounts of the world', () => {
  it('can each save what they read of themselves, unchanged', async () => {
    const now = new Date('2026-11-21T09:00:00Z');
    const world = await openWorld({ database, now });
    const accounts = await database.db.selectFrom('account').select(['id', 'person_id', 'name']).execute();
    expect(accounts.length).toBeGreaterThanOrEqual(70);
    const refused: unknown[] = [];
    for (const { id, person_id, name } of accounts) {
      const token = await transact(database.db, (tx) =>
        issueToken(tx, { personId: person_id, accountId: id }, now),
      );
      const own = { url: '/api/v1/accounts/current', headers: headersOf({ token }) };
      const info = (await world.app.inject(own)).json().data;
      const saved = await world.app.inject({ ...own, method: 'PUT', payload: info });
      if (saved.statusCode !== 200) refused.push({ name, answer: saved.json() });
    }
    await world.close();
    expect(refused).toEqual([]);
  });
});
