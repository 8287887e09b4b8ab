import { readFile } from 'node:fs/promises';
import { addDays } from '@diyar/contract/values/riyadh';
import { expect } from '@playwright/test';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');

test('an advertiser reads the figures of all ads and of one, beside the time before, and keeps them as a file', async ({
  visit,
  db,
}) => {
  const { host, adId } = await buildListing(db, { ad: { title_ar: 'شقة على البحر' } });
  await buildListing(db, { host, ad: { title_ar: 'استوديو هادئ' } });
  const today = inDays(0);
  const views = [40, 30, 20, 10].map((each, place) => ({
    ad_id: adId,
    day: addDays(today, -1 - place * 11),
    views: each,
    visitors: 5,
    shares: 3,
  }));
  await db.insertInto('ad_day').values(views).execute();
  const page = await visit({ as: host, width: 390 });
  await page.goto(at('ar', '/dashboard/statistics'));
  // 40, 30 and 20 in the last thirty days, 10 in those before.
  await expect(page.getByRole('radio', { name: t('statistics.measures.views') })).toBeChecked();
  await expect(page.getByText(t('statistics.change.more', { percent: '800' }))).toBeVisible();
  await page.getByText(t('statistics.measures.occupancy'), { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: t('statistics.measures.occupancy') })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByText(t('statistics.table')).first().click();
  // On a phone each row is a card, and nothing scrolls sideways.
  const rows = page.getByRole('list', { name: t('statistics.table') }).getByRole('listitem');
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(2)).toContainText(addDays(today, -1));
  await expect(page.getByRole('table')).toHaveCount(0);
  const wider = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (one) =>
        one.clientWidth > 0 &&
        one.scrollWidth > one.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowX),
    ),
  );
  expect(wider).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('statistics.download'), exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(32);
  expect(file).toContain(`${addDays(today, -1)},${addDays(today, -1)},40,5,0,0,0,3`);
  await page.getByRole('link', { name: 'استوديو هادئ' }).click();
  await expect(page.getByLabel(t('statistics.ad'), { exact: true })).not.toHaveValue('');
  await expect(page.getByText(t('statistics.lead', { count: 0 }))).toBeVisible();
});
