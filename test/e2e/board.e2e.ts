import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { boardPaths } from '../../web/app/site/board-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');

/** Books nights as a guest does, from elsewhere. */
async function book(
  page: Page,
  guest: BuiltPerson,
  unitId: string,
  start: string,
  end: string,
): Promise<void> {
  const send = async (path: string, data: object) => {
    const headers = {
      apiKey: 'diyar-development',
      authorization: `Bearer ${guest.token}`,
      'idempotency-key': randomUUID(),
    };
    const answer = await page.request.post(`/api/v1${path}`, { headers, data });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const quote = await send(`/units/${unitId}/quotes`, { period: 2, start, end });
  await send('/reservations', { quote_id: quote.id, method: 'card' });
}

const codeOf = async (db: Database, id: string) =>
  (await db.selectFrom('unit').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code;

test('units are closed and moved by keys on a board that follows bookings, and shown by day on a phone', async ({
  visit,
  db,
}) => {
  const say = 'unitBoard';
  const guest = await buildPerson(db, { name: 'هند السبيعي' });
  const listing = await buildListing(db, { unit: { name_ar: 'شقة اللوحة', prices: { daily: 40_000 } } });
  const page = await visit({ as: listing.host, width: 1440 });
  await page.goto(boardPaths('ar').board());
  const cell = (day: number) =>
    page
      .getByRole('row', { name: /شقة اللوحة/ })
      .getByRole('gridcell')
      .nth(day);
  await expect(page.getByRole('row', { name: /شقة اللوحة/ })).toContainText(await codeOf(db, listing.unitId));
  const state = (word: 'free' | 'reserved') => new RegExp(t(`${say}.states.${word}`));

  // Two days are chosen and closed by keys alone; the left arrow leads on.
  await cell(0).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft', 'Enter']) await page.keyboard.press(key);
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel(t(`${say}.closing.from`), { exact: true })).toHaveValue(inDays(2));
  await expect(panel.getByLabel(t(`${say}.closing.to`), { exact: true })).toHaveValue(inDays(3));
  expect(await accessFaults(page)).toEqual([]);
  await panel.getByLabel(t(`${say}.closing.note`)).fill('صيانة');
  await page.keyboard.press('Enter');
  await expect(cell(3)).toHaveAccessibleName(/صيانة/);
  await expect(cell(3)).toHaveAccessibleName(state('reserved'));
  await expect(cell(4)).toHaveAccessibleName(state('free'));
  expect(await accessFaults(page)).toEqual([]);

  // It is moved on by a day, and back by a drag of the mouse.
  await cell(3).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(cell(4)).toHaveAccessibleName(/صيانة/);
  await expect(cell(2)).toHaveAccessibleName(state('free'));
  await cell(4).hover();
  await page.mouse.down();
  await cell(3).hover();
  await page.mouse.up();
  await expect(cell(2)).toHaveAccessibleName(/صيانة/);

  // Somebody books elsewhere; the board shows it by itself, and a closure over it names the booking.
  await book(page, guest, listing.unitId, inDays(7), inDays(9));
  await expect(cell(7)).toHaveAccessibleName(/هند السبيعي/);
  await cell(7).click();
  await panel.getByRole('button', { name: t(`${say}.closing.save`), exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText(inDays(7));

  const phone = await visit({ as: listing.host, width: 390, dark: true });
  await phone.goto(`${boardPaths('ar').board()}?from=${inDays(7)}`);
  await expect(phone.getByRole('button', { name: /شقة اللوحة/ })).toContainText('هند السبيعي');
  expect(await accessFaults(phone)).toEqual([]);
});

test('a unit gets hours and days of arrival of its own, which are copied and said on its ad', async ({
  visit,
  db,
}) => {
  const say = 'unitBoard.settings';
  const listing = await buildListing(db, { unit: { name_ar: 'شقة المواعيد' } });
  await buildListing(db, { host: listing.host, unit: { name_ar: 'شقة ثانية' } });
  const page = await visit({ as: listing.host, width: 390 });
  await page.goto(boardPaths('ar').settings(listing.unitId));
  // Units may have one name: each says its code.
  const chooser = page.getByLabel(t(`${say}.unit`), { exact: true });
  await expect(chooser.locator('option:checked')).toContainText(await codeOf(db, listing.unitId));
  const friday = t('unitBoard.weekday.5');
  await page.getByLabel(t(`${say}.least.nights`)).fill('9');
  await page.getByLabel(t(`${say}.most.nights`)).fill('3');
  await page.getByRole('button', { name: t(`${say}.save`) }).click();
  await expect(page.getByText(t('rules.least_above_most'))).toBeVisible();
  await page.getByLabel(t(`${say}.least.nights`)).fill('2');
  await page
    .getByRole('group', { name: t(`${say}.arrivalDays`) })
    .getByText(friday)
    .click();
  await page.getByLabel(t(`${say}.opensOf`, { day: friday })).selectOption('16:00');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: t(`${say}.save`) }).click();
  await expect(page.getByText(t(`${say}.saved`))).toBeVisible();
  await page.getByRole('button', { name: t(`${say}.copy`) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('شقة ثانية').click();
  await sheet.getByRole('button', { name: t(`${say}.copyAct`), exact: true }).click();
  await expect(page.getByText(t(`${say}.copied`, { count: 1 }))).toBeVisible();
  await page.goto(`/details/${listing.adNumber}`);
  await expect(page.getByText(new RegExp(`^${friday}: من`))).toBeVisible();
});
