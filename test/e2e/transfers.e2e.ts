import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { receiptPicture } from '../../api/src/testing/transfer-world.ts';
import { paths } from '../../web/app/site/paths.ts';
import { planPaths } from '../../web/app/site/plan-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };
const WIDTHS = { ar: 390, en: 1440 } as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`a guest pays by transfer, an operator confirms it by keyboard, the booking is confirmed (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const due = await db
      .selectFrom('reservation')
      .select('down_payment')
      .where('number', '=', Number(held.number))
      .executeTakeFirstOrThrow();
    const page = await visit({ as: guest, width: WIDTHS[lang], touch: lang === 'ar' });
    await page.goto(paths(lang).payment(held.number));
    await page.getByText(t('transfers.bank'), { exact: true }).click();
    await page.getByRole('button', { name: t('transfers.begin') }).click();
    await expect(page.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible();
    await expect(page.getByRole('button', { name: t('transfers.copyIban') })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    const bytes = await receiptPicture(Number(held.number) % 997);
    const file = { name: 'receipt.png', mimeType: 'image/png', buffer: bytes };
    await page.getByLabel(t('transfers.upload')).setInputFiles(file);
    await expect(page.getByText(t('transfers.states.review'))).toBeVisible();

    const desk = await visit({ width: WIDTHS.en });
    await enterConsole(desk, baseURL ?? '', await newOperator(db));
    await desk.goto(planPaths(lang).consoleTransfers());
    const mine = desk.getByRole('button', { name: new RegExp(held.number) });
    await expect(mine).toContainText(t('console.ads.age', { age: '' }).trim());
    await expect(desk.getByRole('radio', { name: /^\S.* \d+$/, checked: true })).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(held.number), expanded: true }));
    await expect(desk.getByRole('img', { name: t('consoleTransfers.picture') })).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await desk.keyboard.type(String(due.down_payment / 100));
    await desk.keyboard.press('Tab');
    await desk.keyboard.type(`FT${held.number}`);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleTransfers.outcomes.settled'))).toBeVisible();

    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(t('reservations.states.active'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('bookingLife.events.send_receipt'))).toBeVisible();
  });
}

test('a transfer that came in part says what came and what is missing, on the card and the page of its booking (ar)', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const { unitId } = await buildListing(db, { unit: { prices: { daily: 50_000 } } });
  const guest = await buildPerson(db);
  const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
  const page = await visit({ as: guest, width: WIDTHS.ar, touch: true });
  await page.goto(paths('ar').payment(held.number));
  await page.getByText(t('transfers.bank'), { exact: true }).click();
  await page.getByRole('button', { name: t('transfers.begin') }).click();
  const buffer = await receiptPicture(Number(held.number) % 991);
  const upload = page.getByLabel(t('transfers.upload'));
  await expect(upload).toBeEnabled();
  await upload.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(t('transfers.states.review'))).toBeVisible();

  const desk = await visit({ width: WIDTHS.en });
  await enterConsole(desk, baseURL ?? '', await newOperator(db));
  await desk.goto(planPaths('ar').consoleTransfers());
  await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(held.number), expanded: true }));
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('60');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type(`FT${held.number}`);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(t('consoleTransfers.outcomes.part'))).toBeVisible();

  await page.goto(paths('ar').reservations());
  const card = page.getByRole('article').filter({ hasText: held.number });
  await expect(card).toContainText(/وصل من تحويلك .*60.S\.R.*، وبقي .*240.S\.R/);
  await page.goto(paths('ar').reservation(held.number));
  await expect(page.getByText(/وصل .*60.S\.R.* وبقي .*240.S\.R/)).toBeVisible();

  await page.goto(paths('ar').payment(held.number));
  await expect(page.locator('summary')).toContainText('240');
  const way = (name: string) => page.getByText(name, { exact: true });
  await way(t('transfers.card')).click();
  const beside = page.getByText(/الدفع هنا يكون بالمبلغ كاملًا .*300.S\.R.*ونعيد .*60.S\.R.*240.S\.R/);
  await expect(beside).toBeVisible();
  const number = page.getByLabel(t('payment.number'));
  await number.fill('4111 1111');
  await way(t('transfers.bank')).click();
  await expect(beside).toBeHidden();
  await way(t('transfers.card')).click();
  await expect(number).toHaveValue('4111 1111');

  await page.goto(paths('ar').reservation(held.number));
  await expect(page.getByText(/وصل منه .*60.S\.R/)).toBeVisible();
  await page
    .getByRole('button', { name: t('bookingLife.buttons.cancel') })
    .first()
    .click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(/ما وصل منك بالتحويل \(.*60.S\.R.*\) يعود كاملًا/);
  await expect(asked).not.toContainText(t('bookingLife.nothingPaid'));
});
