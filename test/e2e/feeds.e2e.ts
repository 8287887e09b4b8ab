import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { boardPaths } from '../../web/app/site/board-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const WIDTHS = { ar: 390, en: 1440 } as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const say = 'calendarFeeds';
  test(`a calendar of another site is connected, meets a booking on the board, and ours is given to it (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const guest = await buildPerson(db);
    const { host, unitId } = await buildListing(db, {
      unit: { name_ar: 'شقة التقويم', prices: { daily: 40_000 } },
    });
    const { number } = await hold(baseURL ?? '', guest, unitId);
    await db
      .updateTable('reservation')
      .set({ state: 'active', hold_until: null })
      .where('number', '=', Number(number))
      .execute();
    const page = await visit({ as: host, width: WIDTHS[lang] });
    await page.goto(boardPaths(lang).settings(unitId));
    await page.getByRole('button', { name: t(`${say}.add`), exact: true }).click();
    const sheet = page.getByRole('dialog');
    const url = sheet.getByLabel(t(`${say}.url`), { exact: true });
    await sheet.getByLabel(t(`${say}.name`), { exact: true }).fill('Airbnb');
    await url.fill('https://calendars.example/nothing.ics');
    await sheet.getByRole('button', { name: t(`${say}.save`), exact: true }).click();
    await expect(sheet.getByText(t('rules.feed_answered_error'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await url.fill(`https://calendars.example/stays/${inDays(11)}/${inDays(14)}.ics`);
    await sheet.getByRole('button', { name: t(`${say}.save`), exact: true }).click();
    await expect(page.getByText(t(`${say}.good`), { exact: true })).toBeVisible();
    await expect(page.getByText(t(`${say}.conflicts`, { count: 1 }))).toBeVisible();

    await page.getByRole('button', { name: t(`${say}.open`), exact: true }).click();
    const link = await page.getByLabel(t(`${say}.out`), { exact: true }).inputValue();
    const calendar = await (await page.request.get(new URL(link).pathname)).text();
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(10).replaceAll('-', '')}`);
    expect(await accessFaults(page)).toEqual([]);

    await page.goto(boardPaths(lang).board());
    await expect(page.getByText(t(`${say}.board.title`, { count: 1 }))).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}
