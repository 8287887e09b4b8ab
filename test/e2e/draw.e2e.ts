import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { paths } from '../../web/app/site/paths.ts';
import { enterOn } from '../helpers/keyboard.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { bboxOf, buildSpot, cardOf, mapOf, openSpot, pinOf, polygonOf } from '../helpers/map-spots.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS.filter(triesMechanicsIn)) {
  const t = wordsOf(lang);

  if (lang === 'en')
    test(`an area is drawn by hand and taken away by its chip (${lang})`, async ({ visit, db }, {
      workerIndex,
    }) => {
      const spot = await buildSpot(db, workerIndex);
      const page = await visit({ width: 1440 });
      await openSpot(page, lang, spot);
      const map = mapOf(page, t);
      const pin = (await pinOf(page, spot.west).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2];
      await map.getByRole('button', { name: t('liveMap.draw.start') }).click();
      await page.mouse.move(x - 80, y - 80);
      await page.mouse.down();
      for (const [dx, dy] of [
        [0, -85],
        [80, -80],
        [85, 0],
        [80, 80],
        [0, 85],
        [-80, 80],
        [-85, 0],
        [-80, -70],
      ] as const)
        await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => polygonOf(page)).toMatch(/^\d.*;.*;/);
      expect(bboxOf(page)).toBeNull();
      await expect(cardOf(page, spot.west)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(map.getByRole('checkbox')).toHaveCount(0);
      const chip = t('filters.chips.remove', { what: t('filters.chips.polygon', { number: 1 }) });
      await page.getByRole('link', { name: chip }).click();
      await expect.poll(() => polygonOf(page)).toBeNull();
    });

  if (lang === 'ar')
    test(`while an area is drawn prices stay in sight, and a tap on one sets a corner (${lang})`, async ({
      visit,
      db,
    }, { workerIndex }) => {
      const spot = await buildSpot(db, workerIndex);
      const page = await visit({ width: 1440 });
      await openSpot(page, lang, spot);
      const map = mapOf(page, t);
      await map.getByRole('button', { name: t('liveMap.draw.start') }).click();
      await expect(pinOf(page, spot.west)).toBeVisible();
      const pin = (await pinOf(page, spot.west).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(pin.x + pin.width / 2, pin.y + pin.height / 2);
      await expect(
        map.getByRole('status').filter({ hasText: t('liveMap.draw.corners', { count: 1 }) }),
      ).toHaveCount(1);
      await pinOf(page, spot.east).evaluate((element) => element.focus());
      await expect(pinOf(page, spot.east)).not.toBeFocused();
      await map.getByRole('button', { name: t('common.cancel') }).click();
      await pinOf(page, spot.west).click();
      await expect(map.getByRole('dialog', { name: t('liveMap.cards') })).toBeVisible();
    });

  test(`whoever draws around a city sees the names of its districts (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 1440 });
    // No ad is as cheap: no price covers a name.
    await page.goto(paths(lang).map({ bbox: '46.45,24.78,46.75,24.92', price_max: 1 }));
    const map = mapOf(page, t);
    const malqa = map.getByText(lang === 'ar' ? 'الملقا' : 'Al Malqa', { exact: true });
    await expect(malqa).toBeVisible({ timeout: 40_000 });
    // No further than where the names end: drawing shows them a little farther away.
    await expect(async () => {
      await map.getByRole('button', { name: t('liveMap.zoomOut') }).click();
      await expect(malqa).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await map.getByRole('button', { name: t('liveMap.draw.start') }).click();
    await expect(malqa).toBeVisible();
    await map.getByRole('button', { name: t('common.cancel') }).click();
    await expect(malqa).toHaveCount(0);
  });

  if (lang === 'ar')
    test(`an area is drawn by keys alone (${lang})`, async ({ visit, db }, { workerIndex }) => {
      const spot = await buildSpot(db, workerIndex);
      const page = await visit({ width: 1440 });
      await openSpot(page, lang, spot);
      const map = mapOf(page, t);
      await enterOn(page, map.getByRole('button', { name: t('liveMap.draw.start') }));
      await expect(map.locator('canvas')).toBeFocused();
      await expect(map.getByText(t('liveMap.draw.keysGuide'))).toBeVisible();
      const finish = map.getByRole('button', { name: t('liveMap.draw.finish') });
      await expect(finish).toHaveAttribute('aria-disabled', 'true');
      const walk = async (key: string, times: number) => {
        for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
      };
      // The western half: from the middle up, down, and far to the left.
      await walk('Shift+ArrowUp', 2);
      await page.keyboard.press('Enter');
      await walk('ArrowLeft', 1);
      await page.keyboard.press('Enter');
      await expect(
        map.getByRole('status').filter({ hasText: t('liveMap.draw.corners', { count: 2 }) }),
      ).toHaveCount(1);
      await page.keyboard.press('Backspace');
      await expect(
        map.getByRole('status').filter({ hasText: t('liveMap.draw.corners', { count: 1 }) }),
      ).toHaveCount(1);
      await walk('ArrowRight', 1);
      await walk('Shift+ArrowDown', 4);
      await page.keyboard.press('Enter');
      await walk('Shift+ArrowUp', 2);
      await walk('Shift+ArrowLeft', 9);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(() => polygonOf(page)).toMatch(/^\d.*;.*;/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(cardOf(page, spot.west)).toBeVisible();
      await expect(map.getByRole('status').filter({ hasText: t('liveMap.draw.done') })).toHaveCount(1);
    });
}
