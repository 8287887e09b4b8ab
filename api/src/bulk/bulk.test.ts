import { createHash } from 'node:crypto';
import type { BulkColumn } from '@diyar/contract/words/bulk-columns';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { buildMember } from '../testing/team.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let api: ContractApp;
let host: BuiltPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, new Date('2026-11-21T12:00:00+03:00'));
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  host = await buildPerson(database.db, { kind: 'business' });
});

/** A row as an office writes it: Arabic words and digits, thousands apart. */
const ROW: Partial<Record<BulkColumn, string>> = {
  'property.name': 'عمارة الملقا',
  'property.category': 'شقة',
  'property.usage': 'سكني',
  'property.relation': 'مالك',
  'property.furnished': 'غير مفروش',
  'property.facing': 'شمالية',
  'property.area': '١٬٢٠٠ م²',
  'property.height': '40',
  'property.width': '30',
  'location.city': 'الرياض',
  'location.district': 'حي الملقا',
  'location.street': 'شارع وادي هجر',
  'location.street_width': '20',
  'location.lat': '24.81',
  'location.lng': '46.6',
  'unit.code': 'A-1',
  'unit.name_ar': 'شقة بثلاث غرف',
  'unit.area': '140',
  'unit.rooms': '٣',
  'unit.baths': '2',
  'unit.features': 'مصعد، موقف سيارة',
  'unit.description_ar': 'شقة هادئة قريبة من الخدمات',
  'prices.purpose': 'للإيجار',
  'prices.yearly': '60,000 ريال',
  'prices.monthly': '٥٥٠٠٫٥',
  'policy.down_payment_percent': '25%',
};
type Row = Partial<Record<BulkColumn, string>>;
const keyOf = (mark: number) => createHash('sha256').update(`${mark}`).digest('base64url');
let marks = 0;
const sentRows = (rows: readonly Row[], first: number) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row) as BulkColumn[]))];
  const sent = rows.map((row, index) => ({
    line: index + 2,
    key: keyOf(first + index),
    cells: columns.map((column) => row[column] ?? ''),
  }));
  return { columns, rows: sent };
};
const send = async (
  rows: readonly Row[],
  options: { first?: number; check?: boolean; token?: string } = {},
) => {
  marks += 1000;
  const { first = marks, check = false, token = host.token } = options;
  const body = { ...sentRows(rows, first), check_only: check };
  return (await api.get('POST /api/v1/host/bulk/units', { token, body, lang: 'en' })).outcomes;
};
const reprice = async (rows: readonly Row[], check = false) =>
  (
    await api.get('POST /api/v1/host/bulk/prices', {
      token: host.token,
      lang: 'en',
      body: { ...sentRows(rows, 1), check_only: check },
    })
  ).outcomes;
const owned = async () =>
  (await api.get('GET /api/v1/host/properties', { token: host.token })).items.map(({ name, units }) => ({
    name,
    units: units.map(({ code, ad }) => [code, ad?.state]),
  }));

it('rows of one building become its units, with prices and an ad that nobody sees yet', async () => {
  const rows = [
    ROW,
    { ...ROW, 'unit.code': 'A-2' },
    { ...ROW, 'property.name': 'فيلا النرجس', 'unit.code': '' },
  ];
  expect((await send(rows, { check: true })).map(({ result, errors }) => [result, errors])).toEqual(
    rows.map(() => ['fine', []]),
  );
  expect(await owned()).toEqual([]);
  expect((await send(rows)).map(({ result, errors }) => [result, errors])).toEqual(
    rows.map(() => ['added', []]),
  );
  expect(await owned()).toEqual([
    { name: 'فيلا النرجس', units: [['U-101', 'not_published']] },
    {
      name: 'عمارة الملقا',
      units: [
        ['A-1', 'not_published'],
        ['A-2', 'not_published'],
      ],
    },
  ]);
  const { items } = await api.get('GET /api/v1/host/prices', { token: host.token });
  expect(items.find(({ code }) => code === 'A-1')?.cells).toEqual({
    yearly: { amount: 6_000_000, active: true },
    monthly: { amount: 550_050, active: true },
    down_payment_percent: { amount: 25, active: true },
  });
});

it('a row that looks odd is told of it, in the check and when it is added, and stays a draft', async () => {
  const odd = { ...ROW, 'unit.name_ar': 'شقة للبيع', 'prices.yearly': '600' };
  const told = [
    ['prices.yearly', 'The price of a square metre is very low. Check the price and the area'],
    ['prices.yearly', 'The yearly price looks like that of a week or a month'],
    ['prices.purpose', 'The text says “for sale”, the purpose is rent'],
  ];
  const warned = (outcomes: Awaited<ReturnType<typeof send>>) =>
    outcomes.map(({ result, warnings }) => [result, warnings.map(({ column, msg }) => [column, msg])]);
  expect(warned(await send([odd], { check: true, first: 1 }))).toEqual([['fine', told]]);
  expect(warned(await send([odd], { first: 1 }))).toEqual([['added', told]]);
  expect(warned(await send([odd], { first: 1 }))).toEqual([['already', []]]);
  expect(await owned()).toEqual([{ name: 'عمارة الملقا', units: [['A-1', 'not_published']] }]);
});

it('each wrong field of a row is told in the caller’s language, and the rows beside it are added', async () => {
  const wrong: Row = {
    ...ROW,
    'property.category': 'قصر طائر',
    'property.facing': '',
    'location.district': 'حي لا وجود له',
    'unit.rooms': 'ثلاث',
    'unit.features': 'مصعد، مهبط طائرات',
    'prices.yearly': 'ستون ألفًا',
    'policy.down_payment_percent': '120',
  };
  const outcomes = await send([{ ...ROW, 'unit.code': 'B-1' }, wrong, { ...ROW, 'unit.code': 'B-1' }]);
  expect(outcomes.map(({ result }) => result)).toEqual(['added', 'refused', 'refused']);
  const told = new Map(outcomes[1]?.errors.map(({ column, msg }) => [column, msg]));
  expect(Object.fromEntries(told)).toEqual({
    'property.category': 'We do not know this word, those we know are under “Words we read”',
    'property.facing': 'Interface must be added',
    'location.district':
      'There is no district of this name in the city, write it as the search of the site does',
    'unit.rooms': 'Must be a real number',
    'unit.features': 'We do not know this word, those we know are under “Words we read”',
    'prices.yearly': 'Must be a real number',
    'policy.down_payment_percent': 'Deposit must be between 1 and 100 percent',
  });
  expect(outcomes[2]?.errors).toEqual([{ column: 'unit.code', msg: 'Another of your units has this code' }]);
});

it('twenty who send one file at once add each of its rows once, and a deleted unit may come again', async () => {
  const rows = [1, 2, 3].map((turn) => ({ ...ROW, 'unit.code': '', 'unit.rooms': `${turn}` }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(rows, { first: 7 })));
  const results = answers.flat().map(({ result }) => result);
  expect(results.filter((result) => result === 'added')).toHaveLength(3);
  expect(results.filter((result) => result === 'already')).toHaveLength(57);
  expect((await owned()).map(({ units }) => units.length)).toEqual([3]);
  const [property] = (await api.get('GET /api/v1/host/properties', { token: host.token })).items;
  const params = { id: property?.units[0]?.id ?? '' };
  await api.get('DELETE /api/v1/host/units/{id}', { token: host.token, params });
  const again = (await send(rows, { first: 7 })).map(({ result }) => result);
  expect(again.toSorted()).toEqual(['added', 'already', 'already']);
});

it('prices change by code: an empty cell stays, «off» switches off, and a row with a mistake changes nothing', async () => {
  const prices = { daily: 40_000, monthly: 900_000, yearly: 5_000_000 };
  const { unitId } = await buildListing(database.db, {
    host,
    ad: { state: 'not_published' },
    unit: { prices, code: 'P-1' },
  });
  const cells = async () =>
    (await api.get('GET /api/v1/host/prices', { token: host.token })).items.find(({ id }) => id === unitId)
      ?.cells;
  const row = { 'unit.code': 'P-1', 'prices.daily': '450', 'prices.yearly': 'موقوف', 'prices.monthly': '' };
  expect((await reprice([row], true)).map(({ result }) => result)).toEqual(['fine']);
  expect((await cells())?.daily).toEqual({ amount: 40_000, active: true });
  expect((await reprice([row, row])).map(({ result }) => result)).toEqual(['changed', 'same']);
  const changed = await cells();
  expect(changed).toMatchObject({
    daily: { amount: 45_000, active: true },
    monthly: { amount: 900_000, active: true },
    yearly: { amount: 5_000_000, active: false },
  });
  const refused = await reprice([
    { 'unit.code': 'P-1', 'prices.daily': '500', 'policy.down_payment_percent': '0' },
    { 'unit.code': 'none', 'prices.daily': '500' },
  ]);
  expect(refused.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
    ['policy.down_payment_percent'],
    ['unit.code'],
  ]);
  expect(await cells()).toEqual(changed);
});

it('what is exported is read again by its own headings, and holds no formula', async () => {
  await send([{ ...ROW, 'unit.name_ar': '=1+1 شقة', 'unit.code': 'E-1' }]);
  for (const lang of ['ar', 'en'] as const) {
    const { text, rows } = await api.get('GET /api/v1/host/bulk/file', { token: host.token, lang });
    expect([rows, text.startsWith('\uFEFF')]).toEqual([1, true]);
    const [headings = [], row = []] = parse(text.slice(1)) as string[][];
    expect(row).toContain("'=1+1 شقة");
    const { columns } = await api.get('POST /api/v1/host/bulk/proposals', {
      token: host.token,
      body: { kind: 'units', headings },
    });
    expect(columns.slice(-2)).toEqual([null, null]);
    expect(columns.indexOf(null)).toBe(headings.length - 2);
    const read = Object.fromEntries(columns.map((column, index) => [column ?? '', row[index] ?? '']));
    const { '': _state, ...cells } = read;
    const again = await send([{ ...cells, 'unit.code': '' }], { check: true });
    expect(again.map(({ result, errors }) => [result, errors])).toEqual([['fine', []]]);
  }
});

it('an office’s own headings are remembered for its team, and no other account’s', async () => {
  const manager = await buildMember(database.db, host, 'manager', 'ماجد الحربي');
  const propose = async (token: string) =>
    (
      await api.get('POST /api/v1/host/bulk/proposals', {
        token,
        body: { kind: 'prices', headings: ['Rate A (SAR)', 'unit no', 'السعر اليومي'] },
      })
    ).columns;
  expect(await propose(host.token)).toEqual([null, 'unit.code', 'prices.daily']);
  await api.get('PUT /api/v1/host/bulk/columns', {
    token: manager.token,
    body: {
      kind: 'prices',
      chosen: [
        { heading: 'RATE A', column: 'prices.monthly' },
        { heading: 'السعر اليومي', column: null },
      ],
    },
  });
  expect(await propose(host.token)).toEqual(['prices.monthly', 'unit.code', null]);
  const stranger = await buildPerson(database.db, { kind: 'business' });
  expect(await propose(stranger.token)).toEqual([null, 'unit.code', 'prices.daily']);
});

it('too many rows, columns twice and endless cells are refused', async () => {
  const call = (body: unknown) =>
    api.call('POST /api/v1/host/bulk/units', { token: host.token, body: body as never });
  const one = { line: 2, key: keyOf(1), cells: ['x'] };
  const bodies = [
    { columns: ['unit.code'], rows: Array.from({ length: 101 }, () => one) },
    { columns: ['unit.code', 'unit.code'], rows: [one] },
    { columns: ['unit.code'], rows: [{ ...one, cells: ['x'.repeat(5001)] }] },
    { columns: ['account_id'], rows: [one] },
    { columns: ['unit.code'], rows: [{ ...one, key: 'short' }] },
  ];
  for (const body of bodies) expect((await call(body)).status).toBe(422);
});
