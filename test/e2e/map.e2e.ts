import { LANGS } from '@diyar/messages/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../web/app/site/paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { bboxOf, buildSpot, cardOf, mapOf, openSpot, pinOf, polygonOf } from '../helpers/map-spots.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** Pulls the map by so many pixels, from where nothing stands. */
async function pull(page: Page, map: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not there');
  const from = { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(from.x + by.x * part, from.y + by.y * part);
  await page.mouse.up();
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const to = paths(lang);

  test(`on a phone the list is a tap from the map, which is live at once with cards over its end (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(to.results({ city: 'riyadh', period: 4 }));
    await expect(mapOf(page, t)).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('results.toMap'), exact: true })
      .tap();
    await expect(page).toHaveURL(to.map({ city: 'riyadh', period: 4 }));
    const map = mapOf(page, t);
    await expect(map.locator('canvas')).toBeVisible({ timeout: 40_000 });
    await expect(map.getByText(t('liveMap.prices.yearly'))).toBeVisible();
    const cards = map.getByRole('list', { name: t('liveMap.strip') }).getByRole('listitem');
    await expect(cards.first()).toBeInViewport();
    const [card, bar] = [
      await cards.first().boundingBox(),
      await page.getByRole('navigation').last().boundingBox(),
    ];
    expect(card?.height).toBe(112);
    expect((card?.y ?? 0) + 112).toBeLessThanOrEqual(bar?.y ?? 0);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('results.toList'), exact: true })
      .tap();
    await expect(page).toHaveURL(to.results({ city: 'riyadh', period: 4 }));
    await page.goto(to.map({ polygon: '46.5,24.6;46.8,24.6;46.8,24.9' }));
    await map.getByRole('button', { name: t('liveMap.clearAreas', { count: 1 }) }).tap({ timeout: 40_000 });
    await expect.poll(() => polygonOf(page)).toBeNull();
  });

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`without JavaScript the still map leads to smaller pieces of itself, and the list is there (${lang})`, async ({
        visit,
        db,
      }, { workerIndex }) => {
        const spot = await buildSpot(db, workerIndex);
        const page = await visit({ width: 360, noScript: true });
        await page.goto(to.map());
        const cluster = mapOf(page, t).getByRole('link').first();
        await expect(cluster).toBeVisible();
        expect(await page.getByRole('article').count()).toBeGreaterThan(3);
        await cluster.click();
        expect(bboxOf(page)).toMatch(/^\d/);
        await expect(async () => {
          await page.goto(to.map({ bbox: spot.bbox }));
          await expect(page.getByRole('article')).toHaveCount(2, { timeout: 1000 });
        }).toPass();
        await mapOf(page, t).getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(at(lang, '/details/').replaceAll('/', '\\/')));
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`the list follows the map at once, or when asked to; back restores both (${lang})`, async ({
        visit,
        db,
      }, { workerIndex }) => {
        const spot = await buildSpot(db, workerIndex);
        const page = await visit({ width: 1440 });
        await openSpot(page, lang, spot);
        const map = mapOf(page, t);
        const size = (await map.boundingBox()) ?? { width: 0 };
        await map.getByRole('checkbox', { name: t('liveMap.asMove') }).uncheck();
        // Moved to the right, the eastern ad leaves the map.
        await pull(page, map, { x: size.width * 0.45, y: 0 });
        const here = map.getByRole('button', { name: t('liveMap.searchHere') });
        await expect(here).toBeVisible();
        expect(bboxOf(page)).toBe(spot.bbox);
        await here.click();
        await expect.poll(() => bboxOf(page)).not.toBe(spot.bbox);
        await expect(cardOf(page, spot.east)).toHaveCount(0);
        await expect(cardOf(page, spot.west)).toBeVisible();
        await expect(pinOf(page, spot.east)).toHaveCount(0);
        await page.goBack();
        await expect.poll(() => bboxOf(page)).toBe(spot.bbox);
        await expect(pinOf(page, spot.east)).toBeVisible();
        await expect(cardOf(page, spot.east)).toBeVisible();
        await map.getByRole('checkbox', { name: t('liveMap.asMove') }).check();
        await pull(page, map, { x: size.width * 0.45, y: 0 });
        await expect(cardOf(page, spot.east)).toHaveCount(0);
        await expect(cardOf(page, spot.west)).toBeVisible();
        expect(bboxOf(page)).not.toBe(spot.bbox);
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`a card and its pin know of each other; a pin opens its ad (${lang})`, async ({ visit, db }, {
        workerIndex,
      }) => {
        const spot = await buildSpot(db, workerIndex);
        const page = await visit({ width: 1440 });
        await openSpot(page, lang, spot);
        await cardOf(page, spot.east).hover();
        await expect(pinOf(page, spot.east)).toHaveClass(/is-raised/);
        await expect(pinOf(page, spot.west)).not.toHaveClass(/is-raised/);
        await pinOf(page, spot.west).hover();
        await expect(cardOf(page, spot.west)).toHaveAttribute('data-raised', '');
        // By keys: one stop for all prices, arrows between them, Enter opens, Escape comes back.
        const pins = mapOf(page, t).locator('[data-pin]');
        await expect(pins.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
        await pinOf(page, spot.west).focus();
        await page.keyboard.press('ArrowRight');
        await expect(pinOf(page, spot.east)).toBeFocused();
        await page.keyboard.press('Enter');
        const cards = mapOf(page, t).getByRole('dialog', { name: t('liveMap.cards') });
        await expect(cards.getByText('720 S.R')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(cards).toBeHidden();
        await expect(pinOf(page, spot.east)).toBeFocused();
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`on a phone whoever opens an ad from the map comes back to its open card (${lang})`, async ({
        visit,
        db,
      }, { workerIndex }) => {
        const spot = await buildSpot(db, workerIndex);
        const page = await visit({ width: 360, touch: true });
        await expect(async () => {
          await page.goto(to.map({ bbox: spot.bbox }));
          await expect(page.locator('[data-ad]')).toHaveCount(2, { timeout: 1000 });
        }).toPass();
        const map = mapOf(page, t);
        const card = map.getByRole('list', { name: t('liveMap.strip') }).locator('[aria-current]');
        await expect(pinOf(page, spot.east)).toBeVisible({ timeout: 40_000 });
        await pinOf(page, spot.east).tap();
        await card.getByRole('heading').getByRole('link').tap();
        await expect(page).toHaveURL(/\/details\/\d+/);
        await page.goBack();
        await expect(card.getByText('720 S.R')).toBeVisible({ timeout: 40_000 });
        await expect(pinOf(page, spot.east)).toHaveAttribute('aria-expanded', 'true');
        await expect(pinOf(page, spot.west)).toHaveAttribute('aria-expanded', 'false');
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`back and forward between searches of one map find the card that was open in each (${lang})`, async ({
        visit,
        db,
      }, { workerIndex }) => {
        const spot = await buildSpot(db, workerIndex);
        const page = await visit({ width: 1440 });
        await openSpot(page, lang, spot);
        const map = mapOf(page, t);
        const size = (await map.boundingBox()) ?? { width: 0 };
        const card = map.getByRole('dialog', { name: t('liveMap.cards') });
        await map.getByRole('checkbox', { name: t('liveMap.asMove') }).uncheck();
        await pull(page, map, { x: size.width * 0.05, y: 0 });
        const here = map.getByRole('button', { name: t('liveMap.searchHere') });
        await expect(here).toBeVisible();
        await pinOf(page, spot.west).click();
        await expect(card.getByText('350 S.R')).toBeVisible();
        // The next search takes the open card along; there it is closed.
        await here.click();
        await expect.poll(() => bboxOf(page)).not.toBe(spot.bbox);
        await expect(card.getByText('350 S.R')).toBeVisible();
        await card.getByRole('button', { name: t('liveMap.closeCards') }).click();
        await expect(card).toBeHidden();
        await page.goBack();
        await expect.poll(() => bboxOf(page)).toBe(spot.bbox);
        await expect(card.getByText('350 S.R')).toBeVisible();
        await page.goForward();
        await expect.poll(() => bboxOf(page)).not.toBe(spot.bbox);
        await expect(card).toBeHidden();
        // Another card that is opened there stays there.
        await pinOf(page, spot.east).click();
        await expect(card.getByText('720 S.R')).toBeVisible();
        await page.goBack();
        await expect(card.getByText('350 S.R')).toBeVisible();
        await expect(pinOf(page, spot.west)).toHaveAttribute('aria-expanded', 'true');
        await expect(pinOf(page, spot.east)).toHaveAttribute('aria-expanded', 'false');
        await page.goForward();
        await expect(card.getByText('720 S.R')).toBeVisible();
      });
    }

  test(`districts are named where one looks closely enough, and not from afar (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 1440 });
    // No ad is as cheap: no price covers a name.
    await page.goto(to.map({ bbox: '46.45,24.78,46.75,24.92', price_max: 1 }));
    const map = mapOf(page, t);
    const malqa = map.getByText(lang === 'ar' ? 'الملقا' : 'Al Malqa', { exact: true });
    await expect(malqa).toBeVisible();
    await expect(map.locator('canvas')).toBeVisible();
    const away = map.getByRole('button', { name: t('liveMap.zoomOut') });
    // A step that begins before the last one ended is a smaller one.
    await expect(async () => {
      await away.click();
      await expect(malqa).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  });

  if (lang === 'ar')
    test(`my location is found, or the reason is said (${lang})`, async ({ visit }) => {
      const page = await visit({ width: 360, touch: true });
      await page.goto(to.map());
      await expect(mapOf(page, t).locator('canvas')).toBeVisible({ timeout: 40_000 });
      const mine = mapOf(page, t).getByRole('button', { name: t('liveMap.location.mine') });
      await mine.tap();
      await expect(page.getByText(t('liveMap.location.geoDisabled'))).toBeVisible();
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 26.2235, longitude: 50.5876 });
      await mine.tap();
      await expect(page.getByText(t('liveMap.location.outsideCountry'))).toBeVisible();
      await page.context().setGeolocation({ latitude: 24.7136, longitude: 46.6753 });
      await page.reload();
      await expect(mapOf(page, t).locator('canvas')).toBeVisible({ timeout: 40_000 });
      await mine.tap();
      await expect(page.getByRole('img', { name: t('liveMap.location.here') })).toBeVisible();
      await expect.poll(() => bboxOf(page)).toMatch(/^46\./);
    });
}

test('whoever comes back to the list beside the map finds it where they left it', async ({ visit }) => {
  const page = await visit({ width: 1440 });
  await page.goto(paths('ar').map({ city: 'riyadh' }));
  // Cards out of sight are not laid out: coming back, those above are as high as guessed, not as they were when seen.
  const far = page.locator('[data-ad]').nth(17);
  await far.scrollIntoViewIfNeeded();
  for (let up = 0; up < 18; up += 1) await page.locator('[data-ad]').nth(up).scrollIntoViewIfNeeded();
  const card = cardOf(page, (await far.getAttribute('data-ad')) ?? '');
  const placeOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const title = card.getByRole('heading').getByRole('link');
  // What is laid out while one scrolls moves the rest by a little; the pointer comes to rest where the title rests.
  await title.hover();
  const before = await placeOf();
  await title.click();
  await expect(page).toHaveURL(/\/details\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(paths('ar').map({ city: 'riyadh' }));
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(3);
});

test('a map that could not be loaded, or not be searched, says so and tries again', async ({ visit }) => {
  const t = wordsOf('ar');
  const page = await visit({ width: 1440 });
  const library = /\/assets\/live-search-map-[\w-]+\.js/;
  await page.route(library, (route) => route.abort());
  await page.goto('/map?city=riyadh');
  const map = mapOf(page, t);
  const retry = map.getByRole('button', { name: t('common.retry') });
  await expect(map.getByText(t('map.failed'))).toBeVisible();
  await expect(map.getByRole('link').first()).toBeVisible();
  await page.unroute(library);
  await page.route('**/api/v1/ads/map?*', (route) => route.abort());
  await page.reload();
  await expect(map.getByRole('alert')).toContainText(t('common.offline'));
  await page.unroute('**/api/v1/ads/map?*');
  await retry.click();
  await expect(map.getByRole('alert')).toHaveCount(0);
  await expect(map.locator('.map-cluster').first()).toBeVisible();
});
