import { expect } from '@playwright/test';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

test('an operator adds a minimum price, raises it by keys and ends it, and the audit log says so', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const say = 'console.minimumPrices';
  const page = await visit();
  await enterConsole(page, baseURL ?? '', await newOperator(db));
  await page.goto(deskPaths('ar').console());
  await page
    .getByRole('navigation', { name: t('console.nav') })
    .getByRole('link', { name: t(`${say}.title`) })
    .click();
  const rows = page.getByRole('table', { name: t(`${say}.list`) }).getByRole('row');
  // The demo world has five.
  await expect(rows).toHaveCount(6);
  await page.getByRole('button', { name: t(`${say}.add`) }).click();
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: t(`${say}.add`) }) });
  await panel.getByRole('button', { name: t(`${say}.save`) }).click();
  await expect(panel.getByText(t('rules.number'))).toBeVisible();
  await panel.getByLabel(t(`${say}.price`)).fill('٥٠');
  await panel.getByRole('button', { name: t(`${say}.save`) }).click();
  await expect(panel.getByText(t('rules.category_required'))).toBeVisible();
  await expect(panel.getByText(t('rules.reason_required'))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await panel.getByLabel(t(`${say}.category`)).selectOption('warehouse');
  await panel.getByLabel(t(`${say}.kind`)).selectOption('monthly');
  await panel.getByLabel(t(`${say}.reason`)).fill('أسعار رمزية تجذب الاتصال');
  await panel.getByRole('button', { name: t(`${say}.save`) }).click();
  await expect(page.getByText(t(`${say}.saved`))).toBeVisible();
  await expect(page).toHaveURL(/of=warehouse%2Fmonthly/);
  await expect(page.getByRole('row', { name: /(^|\s)50 S\.R/ })).toBeVisible();
  const kind = t(`${say}.kinds.monthly`);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(kind) })).toBeVisible();

  // From tomorrow on it ends; by keys alone.
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('radio', { name: t(`${say}.end`) });
  await expect(page.getByLabel(t(`${say}.price`))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toBeChecked();
  await page.getByLabel(t(`${say}.from`)).fill(inDays(1));
  await page.getByLabel(t(`${say}.reason`)).fill('لم يعد لازمًا بعد المراجعة');
  await page.getByLabel(t(`${say}.reason`)).press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t(`${say}.ended`))).toBeVisible();
  const history = page.getByRole('list').filter({ hasText: t(`${say}.state.upcoming`) });
  await expect(history.getByRole('listitem').first()).toContainText(t(`${say}.none`));
  expect(await accessFaults(page)).toEqual([]);
  await page.goto(deskPaths('ar').consoleAudit({ act: 'minimum_price_set' }));
  await expect(page.getByRole('link', { name: 'warehouse/monthly' })).toHaveCount(2);
});
