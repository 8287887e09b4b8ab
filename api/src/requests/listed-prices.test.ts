import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlState, type Tx } from '../platform/db/database.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { idBySlug } from '../testing/factory-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const UNITS = 6;
const STATES = ['published', 'hidden', 'waiting_for_approval', 'closed'] as const;
const KINDS = ['main', 'hourly', 'daily', 'monthly', 'yearly'] as const;
const DISTRICTS = ['al-malqa-riyadh', 'al-olaya-riyadh'] as const;

let database: TestDatabase;
const units: string[] = [];
const districts: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ max: 4 });
  const host = await buildPerson(database.db, { kind: 'business' });
  for (let at = 0; at < UNITS; at += 1) {
    const { unitId } = await buildListing(database.db, {
      host,
      unit: { prices: { yearly: 6_000_000, main: 90_000_000 } },
      ad: { purpose: at % 3 === 0 ? 'sale' : 'rent' },
    });
    units.push(unitId);
  }
  for (const slug of DISTRICTS) districts.push(await idBySlug(database.db, 'district', slug));
}, 60_000);
afterAll(() => database.close());

const UNIT = fc.integer({ min: 0, max: UNITS - 1 });
const SWITCH = fc.boolean();

/** An edit of one unit, its property, ad, licence or prices: every column that decides whether and how a price is listed. */
type Edit = (tx: Tx, unit: string) => Promise<unknown>;
const EDITS: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 9 }), SWITCH)
    .map(([kind, amount, active]): Edit => {
      return (tx, unit) =>
        sql`insert into unit_price (unit_id, kind, amount, active) values (${unit}, ${kind}, ${amount * 1000}, ${active})
          on conflict (unit_id, kind) do update set amount = excluded.amount, active = excluded.active`.execute(
          tx,
        );
    }),
  fc.constantFrom(...KINDS).map((kind): Edit => {
    return (tx, unit) => sql`delete from unit_price where unit_id = ${unit} and kind = ${kind}`.execute(tx);
  }),
  fc.constantFrom(...STATES).map((state): Edit => {
    return (tx, unit) =>
      sql`update ad set state = ${state}, deleted_at = null where unit_id = ${unit}`.execute(tx);
  }),
  SWITCH.map((forSale): Edit => {
    const purpose = forSale ? 'sale' : 'rent';
    return (tx, unit) => sql`update ad set purpose = ${purpose} where unit_id = ${unit}`.execute(tx);
  }),
  SWITCH.map((isGone): Edit => {
    const at = isGone ? new Date('2026-11-21T09:00:00Z') : null;
    return async (tx, unit) => {
      await sql`update ad set state = 'closed', deleted_at = ${at} where unit_id = ${unit} and ${isGone}`.execute(
        tx,
      );
      await sql`update unit set deleted_at = ${at} where id = ${unit}`.execute(tx);
    };
  }),
  fc.tuple(fc.integer({ min: 50, max: 90 }), SWITCH, SWITCH).map(([area, isPrivate, isTop]): Edit => {
    return (tx, unit) =>
      sql`update unit set area = ${area}, privacy = ${isPrivate ? 'private' : 'public'}::unit_privacy, link_key = 'key',
        top_floor = ${isTop}, floor = ${isTop ? 3 : null} where id = ${unit}`.execute(tx);
  }),
  fc.tuple(SWITCH, fc.integer({ min: 10, max: 20 })).map(([isOlaya, side]): Edit => {
    const district = districts[isOlaya ? 1 : 0];
    return (tx, unit) =>
      sql`update property set district_id = ${district ?? 0}, height = ${side}, lat = ${24 + side / 100}
        where id = (select property_id from unit where id = ${unit})`.execute(tx);
  }),
  fc.integer({ min: 1, max: 28 }).map((day): Edit => {
    return (tx, unit) =>
      sql`update licence set expires_on = make_date(2027, 1, ${day})
        where id = (select licence_id from ad where unit_id = ${unit} limit 1)`.execute(tx);
  }),
);

/** Tries some edits of a unit in one transaction; a rule of the database may refuse them all. */
async function tryEdits(edits: readonly Edit[], unit: string): Promise<void> {
  try {
    await database.db.transaction().execute(async (tx) => {
      for (const edit of edits) await edit(tx, unit);
    });
  } catch (error) {
    if (sqlState(error)?.startsWith('23') !== true) throw error;
  }
}

/** Puts all units on show again. */
async function showAll(): Promise<void> {
  await sql`update unit set deleted_at = null, privacy = 'public'`.execute(database.db);
  await sql`update ad set state = 'published', deleted_at = null`.execute(database.db);
}

async function expectListedAsTrue(): Promise<number> {
  const { rows } = await sql<{ listed: string[] | null; made: string[] | null }>`
    select (select array_agg(row_to_json(listed_price)::text order by unit_id, kind) from listed_price) as listed,
      (select array_agg(row_to_json(made)::text order by unit_id, kind) from (
        select unit.id as unit_id, unit_price.kind, unit_price.amount, ad.id as ad_id, ad.account_id, city_id, category_id,
          district_id, lat, lng, unit.area, height, width, floor, top_floor, issued_on, expires_on
        from ad, unit, property, unit_price, licence
        where unit.id = ad.unit_id and property.id = unit.property_id and unit_price.unit_id = unit.id
          and licence.id = ad.licence_id and ad.state = 'published' and privacy = 'public' and active
          and case ad.purpose when 'sale' then kind = 'main' else kind <> 'main' end
          and coalesce(ad.deleted_at, unit.deleted_at, property.deleted_at) is null) made) as made`.execute(
    database.db,
  );
  expect(rows[0]?.listed).toEqual(rows[0]?.made);
  return rows[0]?.listed?.length ?? 0;
}

it('the prices that requests are matched by are those on show, whatever is edited in whatever order', async () => {
  const lengths = new Set([await expectListedAsTrue()]);
  expect([...lengths]).toEqual([UNITS]);
  const work = fc.tuple(UNIT, fc.array(EDITS, { minLength: 1, maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 8 }), async (works) => {
      await showAll();
      for (const [unit, edits] of works) await tryEdits(edits, units[unit] ?? '');
      lengths.add(await expectListedAsTrue());
    }),
    { numRuns: 60 },
  );
  // The edits did change what is listed.
  expect(lengths.size).toBeGreaterThan(2);
});

it('a unit that is shown and changed at once by two is listed as it is in the end', async () => {
  const [unit = ''] = units;
  // Whatever edits by chance have left of it, it has a price to show.
  await sql`update ad set purpose = 'rent' where unit_id = ${unit}`.execute(database.db);
  await sql`insert into unit_price (unit_id, kind, amount, active) values (${unit}, 'yearly', 6000000, true)
    on conflict (unit_id, kind) do update set active = true`.execute(database.db);
  const published: Edit = (tx) => sql`update ad set state = 'published' where unit_id = ${unit}`.execute(tx);
  const others: Edit[] = [
    (tx) => sql`update unit_price set amount = amount + 1 where unit_id = ${unit}`.execute(tx),
    (tx) => sql`update unit set area = area + 1 where id = ${unit}`.execute(tx),
    (tx) =>
      sql`update property set width = 40 where id = (select property_id from unit where id = ${unit})`.execute(
        tx,
      ),
    (tx) =>
      sql`update licence set expires_on = expires_on + 1 where id in (select licence_id from ad where unit_id = ${unit})`.execute(
        tx,
      ),
  ];
  for (const other of others) {
    await sql`update unit set deleted_at = null, privacy = 'public' where id = ${unit}`.execute(database.db);
    await sql`update ad set state = 'hidden', deleted_at = null where unit_id = ${unit}`.execute(database.db);
    const one = await database.db.startTransaction().execute();
    const two = await database.db.startTransaction().execute();
    await published(one, unit);
    await other(two, unit);
    await Promise.all([one.commit().execute(), two.commit().execute()]);
    expect(await expectListedAsTrue()).toBeGreaterThan(0);
  }
});
