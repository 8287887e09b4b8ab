import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { readPageFile } from './page-files.ts';

const KEPT = fileURLToPath(new URL('../../db/reference', import.meta.url));

let database: TestDatabase;
let folder: string;
const folderUrl = () => pathToFileURL(`${folder}/`);
const load = () => loadReference(database.url, folderUrl());

function change(file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diyar-reference-'));
  cpSync(KEPT, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function count(table: 'region' | 'city' | 'district' | 'category' | 'feature' | 'page_version') {
  const { count } = await database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const pageOf = (slug: string) =>
  database.db.selectFrom('page_version').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

describe('reference data', () => {
  it('fills every table from its file', async () => {
    const rowsOf = (name: string) =>
      readFileSync(join(KEPT, `${name}.csv`), 'utf8')
        .trim()
        .split('\n').length - 1;
    expect(await count('region')).toBe(rowsOf('regions'));
    expect(await count('city')).toBe(rowsOf('cities'));
    expect(await count('district')).toBe(rowsOf('districts'));
    expect(await count('category')).toBe(rowsOf('categories'));
    expect(await count('feature')).toBe(rowsOf('features'));
    const pages = readdirSync(join(KEPT, 'pages')).filter((name) => name.endsWith('.ar.md'));
    expect(await count('page_version')).toBe(pages.length);
  });

  it('takes a changed row and a new one, keeps ids and slugs, and keeps a row that left its file', async () => {
    const before = await database.db
      .selectFrom('city')
      .select(['id', 'slug'])
      .where('slug', '=', 'riyadh')
      .execute();
    change(
      'cities.csv',
      (text) => `${text.trim().replace('24.7136', '24.7137')}\ntest-city,1,بلدة,Town,24,46,99\n`,
    );
    change('features.csv', (text) => text.split('\n').slice(0, -2).join('\n'));
    const features = await count('feature');
    await load();
    const after = await database.db.selectFrom('city').selectAll().where('slug', '=', 'riyadh').execute();
    expect(after[0]).toMatchObject({ ...before[0], lat: 24.7137 });
    expect(
      await database.db.selectFrom('city').select('name_en').where('slug', '=', 'test-city').execute(),
    ).toEqual([{ name_en: 'Town' }]);
    expect(await count('feature')).toBe(features);
  });

  it('reviews a district that an import made, under the slug it already has', async () => {
    const riyadh = sql<number>`(select id from city where slug = 'riyadh')`;
    const made = { slug: 'made-riyadh', name_ar: 'حي الاختبار', name_en: '', lat: 24.7, lng: 46.6 };
    await database.db
      .insertInto('district')
      .values({ ...made, city_id: riyadh, approximate: true, reviewed: false })
      .execute();
    change(
      'districts.csv',
      (text) => `${text.trim()}\nreviewed-riyadh,riyadh,حي الاختبار,Test,24.71,46.61,0\n`,
    );
    await load();
    const rows = await database.db
      .selectFrom('district')
      .selectAll()
      .where('name_ar', '=', made.name_ar)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ slug: made.slug, name_en: 'Test', approximate: false, reviewed: true });
  });

  it('does nothing when the files are the ones loaded last', async () => {
    await load();
    await database.db
      .updateTable('feature')
      .set({ name_en: 'Untouched' })
      .where('slug', '=', 'elevator')
      .execute();
    await load();
    const feature = database.db.selectFrom('feature').select('name_en').where('slug', '=', 'elevator');
    expect(await feature.executeTakeFirst()).toEqual({ name_en: 'Untouched' });
  });

  it('is safe when two processes load at once', async () => {
    change('cities.csv', (text) => text.replace('Riyadh', 'Riyadh!'));
    await Promise.all([load(), load(), load()]);
    const city = database.db.selectFrom('city').select('name_en').where('slug', '=', 'riyadh');
    expect(await city.executeTakeFirst()).toEqual({ name_en: 'Riyadh!' });
  });

  it('loads nothing at all when one file is wrong', async () => {
    change('cities.csv', (text) => text.replace('Riyadh', 'Half loaded'));
    change('categories.csv', (text) => text.replace('residential', 'no-such-usage'));
    await expect(load()).rejects.toThrow('no-such-usage');
    const city = database.db.selectFrom('city').select('name_en').where('slug', '=', 'riyadh');
    expect(await city.executeTakeFirst()).not.toEqual({ name_en: 'Half loaded' });
  });
});

describe('pages', () => {
  it('are the operators’ once they have written a version: a file changes them no more', async () => {
    await sql`
      with human as (insert into person (phone) values ('+966500000002') returning id),
      writer as (insert into operator (person_id, roles, created_at) select id, '{owner}', now() from human returning id)
      insert into page_version (slug, version, effective_from, title_ar, title_en, description_ar, description_en, body_ar,
        body_en, operator_id)
      select 'business', 7, '2099-01-01', 'ع', 'T', 'و', 'D', 'ن', 'B', id from writer`.execute(database.db);
    change('pages/business.en.md', (text) => `${text}\nFrom the file.\n`);
    await load();
    const { rows } = await sql`select from page_version where body_en like '%From the file.'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('replace a version nobody consented to, and refuse to change one somebody did', async () => {
    change('pages/about.en.md', (text) => `${text}\nOne more line.\n`);
    await load();
    const page = await pageOf('about');
    expect(page.body_en).toMatch(/One more line\.$/);
    await database.db
      .with('person', (db) => db.insertInto('person').values({ phone: '+966500000001' }).returning('id'))
      .insertInto('consent')
      .columns(['person_id', 'slug', 'version'])
      .expression((eb) =>
        eb
          .selectFrom('person')
          .select((e) => ['id' as const, e.val('about').as('slug'), e.val(page.version).as('version')]),
      )
      .execute();
    change('pages/about.ar.md', (text) => `${text}\nسطر آخر.\n`);
    await expect(load()).rejects.toThrow('raise the version');
  });

  it('must be the same version in both languages and have their front matter', async () => {
    change('pages/about.en.md', (text) => text.replace(/version: \d+/, 'version: 99'));
    await expect(load()).rejects.toThrow('about: the two languages differ');
    expect(() => readPageFile('# Only text', 'x.ar.md')).toThrow('x.ar.md: no front matter');
    expect(() => readPageFile('---\ntitle: T\n---\nText', 'x.ar.md')).toThrow('version');
  });
});
