import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { sheetFile } from '../helpers/sheet-file.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const HEADINGS =
  'المبنى,التصنيف,نوع العقار,صفة المعلن,التأثيث,الواجهة,مساحة الأرض,الطول,العرض,المدينة,الحي,الشارع,عرض الشارع,Lat,Lng,رقم الوحدة,العنوان,المساحة,الغرف,دورات المياه,الوصف,الغرض,الإيجار السنوي,العربون,ملاحظات';
const BUILDING =
  'عمارة الملقا,شقة,سكني,مالك,غير مفروش,شمالية,1200,40,30,الرياض,الملقا,شارع وادي هجر,20,24.81,46.6';
const EMPTY = ','.repeat(14);
const UNITS = [
  `${BUILDING},A-1,شقة بثلاث غرف,140,3,2,شقة هادئة قريبة من الخدمات,إيجار,60000,20,`,
  `عمارة الملقا${EMPTY},A-2,شقة بغرفتين,90,٢,1,شقة صغيرة قريبة من الخدمات,إيجار,٤٥٬٠٠٠,20,`,
  `عمارة الملقا${EMPTY},A-2,شقة بغرفة,60,كثيرة,1,شقة صغيرة,إيجار,30000,20,`,
];
const PRICES = 'Unit code;Yearly price\nA-1;66,000\nA-2;off\nA-9;1';

test('an office adds a building from an Excel file, corrects what was refused, and changes prices from a CSV', async ({
  visit,
  db,
}) => {
  const host = await buildPerson(db, { kind: 'business' });
  const ar = wordsOf('ar');
  const page = await visit({ as: host });
  await page.goto(at('ar', '/dashboard/properties/from-file'));
  const rows = [HEADINGS, ...UNITS].map((line) => line.split(','));
  await page
    .getByLabel(ar('bulk.choose'))
    .setInputFiles({ name: 'وحدات.xlsx', mimeType: 'application/zip', buffer: sheetFile(rows) });
  const building = page.getByLabel(ar('bulk.columnOf', { heading: 'المبنى' }), { exact: true });
  await expect(building).toHaveValue('property.name');
  await expect(page.getByLabel(ar('bulk.columnOf', { heading: 'ملاحظات' }))).toHaveValue('');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: ar('bulk.check') }).click();
  await expect(page.getByText(ar('bulk.good', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('row', { name: ar('bulk.columns.unit.rooms') })).toContainText(
    ar('rules.number'),
  );
  await expect(page.getByText(ar('bulk.repeated', { line: '3' }))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: ar('bulk.saveBad') }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('شقة بغرفة');
  expect(file).not.toContain('شقة بغرفتين');
  await page.getByRole('button', { name: ar('bulk.send.units', { count: 2 }) }).click();
  await expect(page.getByText(ar('bulk.done.added', { count: 2 }))).toBeVisible();
  await page.getByRole('link', { name: ar('bulk.toProperties') }).click();
  await expect(page.getByText('A-2').first()).toBeVisible();

  // The same file again, on a phone: nothing is added twice.
  const en = wordsOf('en');
  const phone = await visit({ as: host, width: 390 });
  await phone.goto(at('en', '/dashboard/properties/from-file'));
  await phone
    .getByLabel(en('bulk.choose'))
    .setInputFiles({ name: 'units.xlsx', mimeType: 'application/zip', buffer: sheetFile(rows) });
  await phone.getByRole('button', { name: en('bulk.check') }).click();
  await expect(phone.getByText(en('bulk.done.already', { count: 2 }))).toBeVisible();
  await phone.getByRole('button', { name: en('bulk.again') }).click();
  await phone.getByText(en('bulk.kinds.prices'), { exact: true }).click();
  await phone
    .getByLabel(en('bulk.choose'))
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICES) });
  await phone.getByRole('button', { name: en('bulk.check') }).click();
  await expect(phone.getByText(en('rules.code_unknown'))).toBeVisible();
  await expect(phone.getByText(en('rules.one_active_price'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: en('bulk.send.prices', { count: 1 }) }).click();
  await expect(phone.getByText(en('bulk.done.changed', { count: 1 }))).toBeVisible();
});
