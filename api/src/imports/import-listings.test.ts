import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importDemonstration } from '../../../demo/src/imports/import-demonstration.ts';
import { buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { importListings } from './import-listings.ts';

const FIXTURE = fileURLToPath(new URL('./fixtures/listings.csv', import.meta.url));
const NOW = new Date('2026-11-21T09:00:00Z');

// Each test writes files and imports of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let database: TestDatabase;
let folder: string;
let phone: string;
let accountId: string;
let files = 0;

function fileOf(content: string | Buffer): string {
  files += 1;
  const file = join(folder, `${files}.csv`);
  writeFileSync(file, content);
  return file;
}

const withDemonstration = async () => importDemonstration;

const run = (options: Partial<Parameters<typeof importListings>[1]> = {}) =>
  importListings(database.url, {
    file: FIXTURE,
    advertiserPhone: phone,
    demonstration: undefined,
    production: false,
    now: NOW,
    log: () => {},
    ...options,
  });

interface Imported {
  state: string;
  title_ar: string;
  title_en: string | null;
  description_ar: string | null;
  category: string;
  district: string;
  area: number;
  facing: string;
  street_width: number | null;
  location_approximate: boolean;
  demo_fields: string[];
  prices: string[];
  features: string[];
  photos: number;
  spaces: number;
}

async function imported(): Promise<Imported[]> {
  const { rows } = await sql<Imported>`
    select ad.state, ad.title_ar, ad.title_en, unit.description_ar, category.slug as category,
      district.slug as district, property.area, property.facing, property.street_width,
      property.location_approximate, property.demo_fields,
      array(select kind || ' ' || amount || ' ' || active from unit_price where unit_id = unit.id) as prices,
      array(select feature_slug from unit_feature where unit_id = unit.id order by 1) as features,
      (select count(*) from photo where unit_id = unit.id) as photos,
      (select count(*) from unit_space where unit_id = unit.id) as spaces
    from property
    join unit on unit.property_id = property.id
    join ad on ad.unit_id = unit.id
    join category on category.id = property.category_id
    join district on district.id = property.district_id
    where property.account_id = ${accountId} and property.import_hash is not null
    order by property.area`.execute(database.db);
  return rows;
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'diyar-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  const advertiser = await buildPerson(database.db, { kind: 'business' });
  phone = advertiser.phone;
  accountId = advertiser.accountId;
});

describe('importing drafts', () => {
  it('brings in what the rows say, as drafts', async () => {
    const summary = await run();
    expect(summary).toMatchObject({ rows: 10, imported: 5, unchanged: 1 });
    const ads = await imported();
    expect(ads.map((ad) => [ad.category, ad.district, ad.area, ad.facing])).toEqual([
      ['duplex', 'new-nasim-al-wahah-dammam', 275, 'e'],
      ['villa', 'al-malqa-riyadh', 312, 'n'],
      ['villa', 'al-yasmin-riyadh', 360, 'se'],
      ['villa', 'ash-shati-jeddah', 420, 'w'],
      ['villa', 'qurtubah-khobar', 480, 'four_streets'],
    ]);
    expect(ads.every((ad) => ad.state === 'not_published' && ad.photos === 0 && ad.spaces === 1)).toBe(true);
    expect(ads.every((ad) => ad.location_approximate && ad.demo_fields.length === 0)).toBe(true);
    expect(ads[1]?.prices).toEqual(['yearly 16500000 true']);
    expect(ads[1]?.street_width).toBe(20);
    expect(ads[3]?.prices).toEqual(['yearly 19000000 true']);
    expect(ads[1]?.title_ar).toBe('فيلا بخمس غرف نوم للإيجار في حي الملقا');
    expect(ads[2]?.title_ar).toBe('فيلا مفروشة بأربع غرف نوم ومسبح للإيجار في حي الياسمين');
    expect(ads[0]?.features).toEqual(['internal-stairs', 'maid-room', 'parking', 'roof', 'yard']);
  });

  it('shows no phone number or e-mail address of the free text, and keeps its prices', async () => {
    await run();
    const texts = (await imported()).map((ad) => ad.description_ar ?? '');
    expect(texts.join('\n')).not.toMatch(/055|٠٥٥|@/);
    expect(texts[0]).toContain('٦٢.٠٠٠ ريال');
    expect(texts[1]).toMatch(/^فيلا درج صالة في الملقا على شارع 20\nالدور الأرضي/);
  });

  it('lists every rejected row with the line it begins on and all that is wrong with it', async () => {
    const { rejected } = await run();
    expect(rejected).toEqual([
      { line: 10, reason: expect.stringContaining('size is absurd: 1 ') },
      { line: 11, reason: 'city is not known: "بريدة الجديدة جدا"' },
      { line: 13, reason: 'price is not a number: "على السوم"' },
      {
        line: 14,
        reason: expect.stringMatching(/^front is not a facing: "فوق"; price is absurd: 3500 is not within/),
      },
    ]);
  });

  it('creates a district that nobody knew, unreviewed, at its city, once', async () => {
    await run();
    const other = await buildPerson(database.db, { kind: 'business' });
    await run({ advertiserPhone: other.phone });
    const districts = await database.db
      .selectFrom('district')
      .innerJoin('city', 'city.id', 'district.city_id')
      .select(['district.name_ar', 'district.name_en', 'approximate', 'city.slug'])
      .whereRef('district.lat', '=', 'city.lat')
      .where('reviewed', '=', false)
      .execute();
    expect(districts).toEqual([
      { name_ar: 'نسيم الواحة الجديدة', name_en: 'New Nasim Al Wahah', approximate: true, slug: 'dammam' },
    ]);
  });

  it('changes nothing when it runs twice, and adds only what is new', async () => {
    await run();
    const before = await imported();
    expect(await run()).toMatchObject({ imported: 0, unchanged: 6 });
    expect(await imported()).toEqual(before);
    const grown = `${readFileSync(FIXTURE, 'utf8')}جدة,حي النعيم,غرب,350,7,6,5,3,1,1,1,1,0,1,0,1,1,1,0,0,1,1,88000,جديدة\r\n`;
    expect(await run({ file: fileOf(grown) })).toMatchObject({ imported: 1, unchanged: 6 });
  });

  it('keeps one of two imports of the same file that run at the same time', async () => {
    const summaries = await Promise.all([run(), run()]);
    expect(summaries.map((summary) => summary.imported).sort()).toEqual([0, 5]);
    expect(await imported()).toHaveLength(5);
  });

  it('reads a byte order mark, Windows line ends and another order of columns', async () => {
    const [header = '', first = ''] = readFileSync(FIXTURE, 'utf8')
      .split('\n')
      .slice(0, 1)
      .concat('جدة,حي النعيم,غرب,350,7,6,5,3,1,1,1,1,0,1,0,1,1,1,0,0,1,1,95000,"سطر\r\nثانٍ"');
    const moved = [header, first].map(
      (line) => `${line.slice(line.indexOf(',') + 1)},${line.slice(0, line.indexOf(','))}`,
    );
    const bad = moved[1]?.replace('95000', '7');
    const summary = await run({ file: fileOf(`\uFEFF${moved[0]}\r\n\r\n${moved[1]}\r\n${bad}`) });
    expect(summary).toMatchObject({ rows: 2, imported: 1, rejected: [{ line: 5 }] });
  });
});

/** A villa like any other, but for what is said. */
function rowWith({ district = 'حي النعيم', size = '350', details = '' }): string {
  return `جدة,"${district}",غرب,${size},7,6,5,3,1,1,1,1,0,1,0,1,1,1,0,0,1,1,95000,"${details}"\n`;
}

const header = () => `${readFileSync(FIXTURE, 'utf8').split('\n')[0]}\n`;

describe('a cell that is not what its column is for', () => {
  it('refuses a row for the length of its cells before it reads them', async () => {
    const long = rowWith({ district: 'ا'.repeat(101), size: '3'.repeat(21), details: 'a'.repeat(200_000) });
    expect(await run({ file: fileOf(header() + long) })).toMatchObject({
      imported: 0,
      rejected: [
        {
          line: 2,
          reason:
            'district is longer than 100 characters; size is longer than 20 characters; details is longer than 10000 characters',
        },
      ],
    });
  });

  it.each([
    ['<script>alert(1)</script>', /^district may hold only .*: "<script>/],
    ['النعيم\u202eمقلوب', /^district may hold only .*: "النعيم\\u\{202e\}مقلوب"/],
    ['النعيم\u0007', /\\u\{7\}/],
    ['www.example.sa', /^district may hold only/],
    ['https://example.sa/villa', /^district may hold only/],
    ['بـ\u064e\u064e\u064eستان جديد', /^district may hold only/],
    ['12', /^district is not a name: it has no letter/],
    ['ا'.repeat(61), /^district is longer than 60 characters/],
  ])('refuses %j as the name of a district', async (district, reason) => {
    const { imported: count, rejected } = await run({ file: fileOf(header() + rowWith({ district })) });
    expect({ count, rejected }).toEqual({
      count: 0,
      rejected: [{ line: 2, reason: expect.stringMatching(reason) }],
    });
  });

  it('takes the names that new districts have', async () => {
    const names = ['مخطط ج3', 'أبا العبلان2', 'حي الورود (الشمالي)', "King's Village - 2", 'ضاحية الأمير/ب'];
    const file = fileOf(header() + names.map((district) => rowWith({ district })).join(''));
    expect(await run({ file })).toMatchObject({ imported: names.length, rejected: [] });
  });
});

describe('importing with demonstration licences', () => {
  it('publishes every row, licensed and with photos, and says what it filled', async () => {
    await run({ demonstration: withDemonstration });
    const ads = await imported();
    expect(ads).toHaveLength(5);
    for (const ad of ads) {
      expect(ad.state).toBe('published');
      expect(ad.photos).toBeGreaterThanOrEqual(4);
      expect(ad.street_width).not.toBeNull();
      expect(ad.demo_fields).toEqual(expect.arrayContaining(['licence', 'photos', 'title_en', 'width']));
    }
    expect(ads[1]?.title_en).toBe('5-bedroom villa for rent in Al Malqa');
    expect(ads[1]?.demo_fields).not.toContain('street_width');
    expect(ads[2]?.demo_fields).toContain('street_width');
    const licences = await database.db
      .selectFrom('licence')
      .select('source')
      .where('account_id', '=', accountId)
      .execute();
    expect(licences).toEqual(Array.from({ length: 5 }, () => ({ source: 'sandbox' })));
  });

  it('makes ads that are found by their place in both languages', async () => {
    await run({ demonstration: withDemonstration });
    const found = await database.db
      .selectFrom('ad')
      .select('id')
      .where('account_id', '=', accountId)
      .where('search_text', 'like', '%شاطي%')
      .where('search_text', 'like', '%ash shati%')
      .execute();
    expect(found).toHaveLength(1);
  });

  it('is refused in production', async () => {
    await expect(run({ demonstration: withDemonstration, production: true })).rejects.toThrow(
      /not for production/,
    );
    expect(await imported()).toEqual([]);
  });
});

describe('what imports nothing', () => {
  const whole = () => readFileSync(FIXTURE, 'utf8');

  it.each([
    [
      'a quote that is never closed',
      () => whole().replace('example.com"', 'example.com'),
      /line \d+.*quote/s,
    ],
    [
      'a file cut in the middle of a row',
      () => whole().slice(0, whole().indexOf(',62000')),
      /line 8: the row has 22 cells/,
    ],
    ['a column missing from the header', () => whole().replace(',price,', ',cost,'), /lacks price/],
    [
      'a column that is not known',
      () => whole().replace(',details\n', ',details,phone\n'),
      /not known: phone/,
    ],
    [
      'text that is not UTF-8',
      () => Buffer.concat([Buffer.from(whole()), Buffer.from([0xc7, 0xe1])]),
      /not UTF-8/,
    ],
    ['UTF-16', () => Buffer.from(whole(), 'utf16le'), /not UTF-8/],
    ['an empty file', () => '', /empty/],
  ])('%s', async (_, content, message) => {
    await expect(run({ file: fileOf(content()) })).rejects.toThrow(message);
    expect(await imported()).toEqual([]);
  });

  it('a file that is not there', async () => {
    await expect(run({ file: join(folder, 'none.csv') })).rejects.toThrow(/cannot be read/);
  });

  it("a phone that is not a business account's", async () => {
    const guest = await buildPerson(database.db);
    await expect(run({ advertiserPhone: guest.phone })).rejects.toThrow(/ordinary/);
    await expect(run({ advertiserPhone: '0509999999' })).rejects.toThrow(/no account/);
    await expect(run({ advertiserPhone: '12' })).rejects.toThrow(/not a Saudi mobile/);
  });
});
