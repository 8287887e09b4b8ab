import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
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

test('units are closed and moved by keys on a board that follows bookings', async ({ visit, db }) => {
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
});

test('a phone shows a week of all units beside their names, and says which of them are not on show', async ({
  visit,
  db,
}) => {
  const say = 'unitBoard.board';
  const guest = await buildPerson(db, { name: 'هند السبيعي' });
  const listing = await buildListing(db, { unit: { name_ar: 'شقة الأسبوع', prices: { daily: 40_000 } } });
  await buildListing(db, { host: listing.host, unit: { name_ar: 'استراحة' }, ad: { state: 'hidden' } });
  const page = await visit({ as: listing.host, width: 360, dark: true, touch: true });
  await book(page, guest, listing.unitId, inDays(1), inDays(3));
  await page.goto(boardPaths('ar').board());
  const grid = page.getByRole('grid', { name: t(`${say}.grid`) });
  // What is booked stands first on a phone, whatever the names.
  const booked = grid.getByRole('row').nth(1);
  await expect(booked).toContainText('شقة الأسبوع');
  const cells = booked.getByRole('gridcell');
  await expect(cells).toHaveCount(7);
  await expect(cells.nth(1)).toHaveAccessibleName(/هند السبيعي/);
  const off = grid.getByRole('row', { name: /استراحة/ });
  await expect(off.getByRole('rowheader')).toContainText(t(`${say}.hidden`));
  await expect(off.getByRole('gridcell').first()).toHaveAccessibleName(new RegExp(t(`${say}.hidden`)));

  // Three days are seen at once, the rest by scrolling inside the grid: the page stays, and so do the names.
  for (const day of [0, 1, 2]) await expect(cells.nth(day)).toBeInViewport({ ratio: 1 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await cells.nth(0).focus();
  await page.keyboard.press('End');
  await expect(cells.nth(6)).toBeFocused();
  await expect(cells.nth(6)).toBeInViewport({ ratio: 1 });
  await expect(booked.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
  expect(await sideways()).toBeLessThanOrEqual(0);
  expect(await accessFaults(page)).toEqual([]);

  // A finger opens a day; what is not on show says why.
  await off.getByRole('gridcell').nth(2).tap();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(t(`${say}.hiddenWhy`));
  expect(await accessFaults(page)).toEqual([]);

  // A step back closes it; from what a link in it leads to, one step back is the board.
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await cells.nth(1).tap();
  await panel.getByRole('link').first().tap();
  await expect(page).not.toHaveURL(boardPaths('ar').board());
  await page.goBack();
  await expect(grid).toBeVisible();
  await expect(panel).toHaveCount(0);
});

for (const { lang, width, first } of [
  { lang: 'ar', width: 360, first: 4 },
  { lang: 'ar', width: 1440, first: 24 },
  { lang: 'en', width: 360, first: 4 },
] as const)
  test(`a booking lies under its own days on the board (${lang}, ${width})`, async ({ visit, db }) => {
    const guest = await buildPerson(db, { name: 'هند السبيعي' });
    const listing = await buildListing(db, { unit: { prices: { daily: 40_000 } } });
    const page = await visit({ as: listing.host, width });
    await book(page, guest, listing.unitId, inDays(first), inDays(first + 2));
    await page.goto(boardPaths(lang).board());
    const row = page.getByRole('grid').getByRole('row').nth(1);
    const bar = row.getByText('هند السبيعي');
    await expect(bar).toBeAttached();
    /** Where a part starts and ends, in pixels on the way that the page is read. */
    const reach = async (part: Locator) => {
      const { left, right } = await part.evaluate((element) => element.getBoundingClientRect().toJSON());
      return lang === 'ar' ? [-right, -left] : [left, right];
    };
    const [starts, ends] = await reach(bar);
    for (const [at, day] of [
      [starts, first],
      [ends, first + 2],
    ] as const) {
      const [from, to] = await reach(row.getByRole('gridcell').nth(day));
      expect(at).toBeGreaterThan(from - 2);
      expect(at).toBeLessThan(to + 2);
    }
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

test('an office with many units finds one of them by a word, to set it and to copy to it (ar)', async ({
  visit,
  db,
}) => {
  const say = 'unitBoard.settings';
  const first = await buildListing(db, { unit: { name_ar: 'استراحة الأولى' } });
  for (let made = 1; made <= 9; made += 1)
    await buildListing(db, { host: first.host, unit: { name_ar: `شقة رقم ${made}`, code: `FND-${made}` } });
  const page = await visit({ as: first.host, width: 360 });
  await page.goto(boardPaths('ar').settings(first.unitId));
  const chooser = page.getByRole('button', { name: new RegExp(`^${t(`${say}.unit`)} `) });
  await expect(chooser).toContainText('استراحة الأولى');
  await chooser.click();
  const dialog = page.getByRole('dialog', { name: t(`${say}.unitTitle`) });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const search = dialog.getByLabel(t(`${say}.unitSearch`));
  await expect(search).toBeFocused();
  await search.fill('لا شيء');
  await expect(dialog.getByText(t(`${say}.unitNone`))).toBeVisible();
  await search.fill('شقه fnd-7');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(await accessFaults(page)).toEqual([]);
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(chooser).toContainText('شقة رقم 7');
  // It took the first one's place: a step back leaves the page.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expect(chooser).toContainText('شقة رقم 7');

  await page.getByRole('button', { name: t(`${say}.copy`) }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t(`${say}.unitSearch`)).fill('FND');
  await sheet.getByLabel(t(`${say}.copyFound`)).check();
  await sheet.getByRole('button', { name: t(`${say}.copyAct`), exact: true }).click();
  await expect(page.getByText(t(`${say}.copied`, { count: 8 }))).toBeVisible();
});
