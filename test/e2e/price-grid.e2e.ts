import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { buildMember } from '../../api/src/testing/team.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const cellOf = (page: Page, unit: string, column: number) =>
  page.getByRole('row', { name: unit }).getByRole('gridcell').nth(column);
/** Places of the columns of units to rent. */
const [DAILY, MONTHLY, PERCENT] = [2, 3, 6];

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 1440 : 1024;

  test(`prices are typed, pasted, undone and seen by a second editor (${lang})`, async ({ visit, db }) => {
    const prices = { daily: 40_000, monthly: 900_000 };
    const { host } = await buildListing(db, { unit: { prices, name_ar: 'شقة أولى' } });
    await buildListing(db, { host, unit: { prices, name_ar: 'شقة ثانية' } });
    const manager = await buildMember(db, host, 'manager', 'ماجد الحربي');
    const page = await visit({ as: host, width });
    const other = await visit({ as: manager, width });
    for (const one of [page, other]) await one.goto(at(lang, '/dashboard/prices/main'));
    const daily = cellOf(page, 'شقة أولى', DAILY);

    await daily.click();
    await page.keyboard.type('450');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('priceGrid.allSaved'))).toBeVisible();
    await expect(cellOf(other, 'شقة أولى', DAILY)).toContainText('450');

    // Both write into one cell: the second one is told, sees both values and chooses.
    await daily.click();
    await page.keyboard.press('F2');
    await cellOf(other, 'شقة أولى', DAILY).click();
    await other.keyboard.type('470');
    await other.keyboard.press('Enter');
    await expect(other.getByText(t('priceGrid.allSaved'))).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await daily.click();
    await expect(page.getByText('ماجد الحربي', { exact: false })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '500' }).click();
    await expect(daily).toContainText('500');
    await expect(cellOf(other, 'شقة أولى', DAILY)).toContainText('500');

    // What breaks a rule says it in the cell and stays there; undo takes it back.
    await cellOf(page, 'شقة أولى', PERCENT).click();
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await expect(cellOf(page, 'شقة أولى', PERCENT)).toContainText(t('rules.down_payment_1_100'));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cellOf(page, 'شقة أولى', PERCENT)).toContainText('30%');

    // A table from Excel goes in from the chosen cell on.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('410\t8,500\n420\t٨٦٠٠\n'));
    await cellOf(page, 'شقة ثانية', DAILY).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cellOf(page, 'شقة أولى', MONTHLY)).toContainText('8,600');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: t('priceGrid.raise') }).click();
    await page.getByLabel(t('priceGrid.raising.percent'), { exact: true }).fill('10');
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(cellOf(other, 'شقة أولى', DAILY)).toContainText('462');
    await expect(page.getByText(t('priceGrid.allSaved'))).toBeVisible();

    await page.getByRole('button', { name: t('priceGrid.history') }).click();
    await expect(page.getByRole('dialog').getByText('ماجد الحربي')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });

  test(`on a phone each unit’s prices stand on a card, and the table is a press away (${lang})`, async ({
    visit,
    db,
  }) => {
    const prices = { daily: 40_000, monthly: 900_000 };
    const { host } = await buildListing(db, { unit: { prices, name_ar: 'شقة أولى', name_en: 'First flat' } });
    const page = await visit({ as: host, width: 390, touch: true });
    await page.goto(at(lang, '/dashboard/prices/main'));
    const field = (column: 'daily' | 'monthly' | 'down_payment_percent') =>
      page.getByRole('textbox', { name: t(`priceGrid.columns.${column}`) });
    await field('daily').fill('٤٥٥');
    await field('daily').press('Enter');
    await expect(page.getByText(t('priceGrid.allSaved'))).toBeVisible();
    await expect(field('daily')).toHaveValue('455');
    await page.getByRole('checkbox', { name: t('priceGrid.columns.daily') }).uncheck();
    await expect(page.getByText(t('priceGrid.allSaved'))).toBeVisible();
    await field('down_payment_percent').fill('120');
    await field('daily').focus();
    await expect(page.getByText(t('rules.down_payment_1_100')).first()).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('priceGrid.undo') }).click();
    await expect(field('down_payment_percent')).toHaveValue('30%');
    await page.reload();
    await expect(field('daily')).toHaveValue('455');
    await expect(page.getByRole('checkbox', { name: t('priceGrid.columns.daily') })).not.toBeChecked();
    await page.getByRole('button', { name: t('priceGrid.raise') }).click();
    await page.getByLabel(t('priceGrid.raising.column')).selectOption({ value: 'monthly' });
    await page.getByLabel(t('priceGrid.raising.percent'), { exact: true }).fill('10');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('priceGrid.raising.apply', { count: 1 }) }).click();
    await expect(field('monthly')).toHaveValue('9,900');
    await expect(field('daily')).toHaveValue('455');
    await page.getByRole('button', { name: t('priceGrid.asGrid') }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    // A unit without any price says so once.
    await buildListing(db, { host, unit: { prices: {}, name_ar: 'شقة ثانية', name_en: 'Second flat' } });
    await page.goto(at(lang, '/dashboard/prices/main'));
    await expect(page.getByText(t('priceGrid.none'), { exact: true })).toHaveCount(1);
    await expect(page.getByText(t('priceGrid.on'), { exact: true })).toHaveCount(2);
    // Days of a unit let by the year alone have no price: the way leads to the field of the price they need.
    const yearly = { prices: { yearly: 6_000_000 }, name_ar: 'شقة ثالثة', name_en: 'Third flat' };
    const { unitId } = await buildListing(db, { host, unit: yearly });
    await page.goto(at(lang, `/dashboard/prices/units/${unitId}`));
    await page.getByRole('link', { name: t('hostPrices.days.noneAct') }).click();
    await expect(page.getByRole('textbox', { name: t('priceGrid.columns.yearly') })).toHaveValue('60,000');
    await expect(field('daily')).toHaveCount(1);
  });
}
