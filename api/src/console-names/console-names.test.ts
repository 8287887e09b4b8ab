import type { ConsoleDistrict, OneDistrict } from '@diyar/contract/console/console-names';
import type { SearchData } from '@diyar/contract/site/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { refreshTexts } from './refresh-texts.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const REASON = 'حي واحد كُتب باسمين';
const ask = <T>(path: string, method?: 'POST' | 'PUT', body?: object) =>
  world.call<T>(`/console${path}`, { headers: operator.headers, ...(method && { method, body }) });
const merge = (slug: string, into: string) =>
  ask<ConsoleDistrict>(`/districts/${slug}/merging`, 'POST', { into, reason: REASON });
const show = async (slug: string) => (await ask<OneDistrict>(`/districts/${slug}`)).data;
const errorsOf = ({ data }: { data: unknown }) =>
  (data as { errors: { field: string; rule: string }[] }).errors.map(({ field, rule }) => `${field}:${rule}`);

let made = 0;
/** A district as an import makes one: of the city's middle, and nobody has looked at it. */
async function importedDistrict(city = 'riyadh'): Promise<{ id: number; slug: string; name: string }> {
  made += 1;
  const name = `حي مستورد ${made}`;
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into district (slug, city_id, name_ar, name_en, lat, lng, approximate, reviewed)
    select ${`imported-${made}-`} || slug, id, ${name}, ${`Imported ${made}`}, lat, lng, true, false from city where slug = ${city}
    returning id, slug`.execute(world.db);
  const [row] = rows;
  if (row === undefined) throw new Error('no district was made');
  return { ...row, name };
}

async function listingIn(district: string) {
  return buildListing(world.db, { property: { district } });
}
const found = async (query: string) =>
  (await world.call<{ total: number }>(`/ads?${query}`, { headers: { 'x-may-have-written': '1' } })).data
    .total;
const districtOf = async (propertyId: string) =>
  (
    await world.db
      .selectFrom('property')
      .innerJoin('district', 'district.id', 'property.district_id')
      .select('district.slug')
      .where('property.id', '=', propertyId)
      .executeTakeFirstOrThrow()
  ).slug;

test('districts nobody has looked at come first, and are found by name, city and state', async () => {
  const { slug, name } = await importedDistrict();
  const { data } = await ask<{ items: ConsoleDistrict[]; unreviewed: number }>('/districts');
  expect(data.items[0]?.reviewed).toBe(false);
  expect(data.unreviewed).toBeGreaterThan(0);
  const named = await ask<{ items: ConsoleDistrict[] }>(
    `/districts?q=${encodeURIComponent(name)}&reviewed=0&city=riyadh`,
  );
  expect(named.data.items.map((one) => one.slug)).toEqual([slug]);
  const reviewed = await ask<{ items: ConsoleDistrict[] }>(
    `/districts?q=${encodeURIComponent(name)}&reviewed=1`,
  );
  expect(reviewed.data.items).toEqual([]);
});

test('writing a district makes it reviewed, its ads are found by the new name and synonyms, and files leave it alone', async () => {
  const { id, slug } = await importedDistrict();
  const listing = await listingIn(slug);
  const words = {
    name_ar: 'واحة النخيل الهادئة',
    name_en: 'Quiet Oasis',
    lat: 24.8,
    lng: 46.7,
    synonyms: ['بستان الوالد'],
  };
  const saved = await ask<ConsoleDistrict>(`/districts/${slug}`, 'PUT', words);
  expect(saved.data).toMatchObject({ ...words, reviewed: true, approximate: false });
  await refreshTexts(world.db, { of: 'district', id });
  const { search_text } = await world.db
    .selectFrom('ad')
    .select('search_text')
    .where('id', '=', listing.adId)
    .executeTakeFirstOrThrow();
  expect(search_text).toContain('quiet oasis');
  const typed = await world.call<{ understood: { query: Record<string, string> } | null; total: number }>(
    `/ads?q=${encodeURIComponent('بستان الوالد')}`,
  );
  expect(typed.data.total).toBe(1);
  const act = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'after'])
    .where('subject_id', '=', slug)
    .executeTakeFirstOrThrow();
  expect(act).toEqual({ act: 'district_written', after: words });
});

test('a name of another district and a middle outside the Kingdom are refused at their fields', async () => {
  const { slug } = await importedDistrict();
  const { name_ar, name_en, lat, lng } = await show('al-malqa-riyadh');
  const twice = await ask(`/districts/${slug}`, 'PUT', { name_ar, name_en, lat, lng, synonyms: [] });
  expect(errorsOf(twice)).toEqual(['name_ar:place_name_taken']);
  const abroad = { name_ar: 'المنامة', name_en: 'Manama', lat: 26.2235, lng: 50.5876, synonyms: [] };
  expect(errorsOf(await ask(`/districts/${slug}`, 'PUT', abroad))).toEqual(['lat:outside_kingdom']);
});

test('a merged district’s ads, requests and saved searches are of the other, and so is its address', async () => {
  const [gone, kept] = [await importedDistrict(), await importedDistrict()];
  const listing = await listingIn(gone.slug);
  const person = await buildPerson(world.db);
  const wish = {
    ...{
      kind: 'wanted',
      purpose: 'rent',
      category: 'apartment',
      title: 'شقة قريبة من المترو',
      city: 'riyadh',
    },
    ...{ districts: [gone.slug, kept.slug], price_max: 70_000, period: 4, channels: ['message'] },
  };
  const asked = await world.call<{ id: string }>('/requests', {
    ...{ method: 'POST', token: person.token, body: wish },
    headers: { 'idempotency-key': 'request-of-a-merge' },
  });
  expect(asked.status).toBe(201);
  const query = { city: 'riyadh', district: gone.slug };
  await world.call('/searches', { method: 'POST', token: person.token, body: { name: 'بحثي', query } });
  expect(await show(gone.slug)).toMatchObject({ properties: 1, requests: 1, searches: 1 });

  expect((await merge(gone.slug, kept.slug)).data).toMatchObject({ slug: kept.slug, properties: 1 });

  expect(await districtOf(listing.propertyId)).toBe(kept.slug);
  expect(await show(kept.slug)).toMatchObject({ requests: 1, searches: 1, former: [gone.slug] });
  expect((await show(kept.slug)).synonyms).toContain(gone.name);
  expect((await ask(`/districts/${gone.slug}`)).status).toBe(404);
  expect([await found(`district=${gone.slug}`), await found(`district=${kept.slug}`)]).toEqual([1, 1]);
  const listed = await world.call<{ merged: object[] }>('/cities/riyadh/districts');
  expect(listed.data.merged).toContainEqual({ slug: gone.slug, into: kept.slug });
  const act = await world.db
    .selectFrom('audit_entry')
    .select(['act', 'reason', 'after'])
    .where('subject_id', '=', gone.slug)
    .executeTakeFirstOrThrow();
  const after = { into: kept.slug, properties: 1, requests: 1, searches: 1 };
  expect(act).toEqual({ act: 'district_merged', reason: REASON, after });
});

test('a district is merged neither into itself nor into one of another city', async () => {
  const [here, there] = [await importedDistrict(), await importedDistrict('jeddah')];
  expect(errorsOf(await merge(here.slug, here.slug))).toEqual(['into:merge_into_itself']);
  expect(errorsOf(await merge(here.slug, there.slug))).toEqual(['into:district_elsewhere']);
  expect((await show(here.slug)).slug).toBe(here.slug);
});

test('of merges at once each district ends once, and every property is of one that is left', async () => {
  const districts = await Promise.all(Array.from({ length: 5 }, () => importedDistrict()));
  const listings = await Promise.all(districts.map(({ slug }) => listingIn(slug)));
  const slugs = districts.map(({ slug }) => slug);
  const answers = await Promise.all(
    slugs.flatMap((one) => slugs.filter((other) => other !== one).map((other) => merge(one, other))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
  const [left, ...more] = await Promise.all(listings.map(({ propertyId }) => districtOf(propertyId)));
  expect(new Set(more)).toEqual(new Set([left]));
  const { former } = await show(String(left));
  expect(new Set(former)).toEqual(new Set(slugs.filter((slug) => slug !== left)));
});

test('what is written while its district is being merged is of the other in the end', async () => {
  const [gone, kept] = [await importedDistrict(), await importedDistrict()];
  const host = await buildPerson(world.db, { kind: 'business' });
  const [, ...listings] = await Promise.all([
    merge(gone.slug, kept.slug),
    ...Array.from({ length: 6 }, () =>
      buildListing(world.db, { host, property: { district: gone.slug } }).catch(() => undefined),
    ),
  ]);
  for (const listing of listings)
    if (listing !== undefined) expect(await districtOf(listing.propertyId)).toBe(kept.slug);
  // By the id that it had, as a form does that was read before the merge.
  const again = await listingIn(kept.slug);
  await world.db
    .updateTable('property')
    .set({ district_id: gone.id })
    .where('id', '=', again.propertyId)
    .execute();
  expect(await districtOf(again.propertyId)).toBe(kept.slug);
});

test('what a request asks for is changed by a merge alone', async () => {
  const { rows } = await sql<{
    id: string;
  }>`select id from request where district_ids <> '{}' limit 1`.execute(world.db);
  const edit = sql`update request set district_ids = '{1}' where id = ${rows[0]?.id}`.execute(world.db);
  await expect(edit).rejects.toThrow('a request is never edited');
});

test('a renamed and hidden category is told to forms at once, and no new property becomes one of it', async () => {
  const words = {
    name_ar: 'شقة سكنية',
    name_en: 'Flat',
    plural_ar: 'شقق سكنية',
    plural_en: 'Flats',
    sort: 1,
    hidden: true,
  };
  expect((await ask('/categories/apartment', 'PUT', words)).data).toMatchObject(words);
  const { data } = await world.call<SearchData>('/user/settings/search_data');
  expect(data.categories.find(({ slug }) => slug === 'apartment')).toMatchObject({
    name: 'شقة سكنية',
    hidden: true,
  });
  const host = await buildPerson(world.db, { kind: 'business' });
  const { property, location } = fullWizard();
  const body = { property, location };
  const add = () => world.call('/host/properties', { method: 'POST', token: host.token, body });
  expect(errorsOf(await add())).toEqual(['property.category:category_unknown']);
  await ask('/categories/apartment', 'PUT', { ...words, hidden: false });
  expect((await add()).status).toBe(201);
  const feature = { name_ar: 'مصعد خاص', name_en: 'Private lift', sort: 3, hidden: true };
  expect((await ask('/features/elevator', 'PUT', feature)).data).toMatchObject(feature);
  const after = await world.call<SearchData>('/user/settings/search_data', { lang: 'en' });
  expect(after.data.features.find(({ slug }) => slug === 'elevator')).toMatchObject({
    name: 'Private lift',
    hidden: true,
  });
});
