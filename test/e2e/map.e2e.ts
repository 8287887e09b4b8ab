import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/paths.ts';
import { enterOn } from '../helpers/keyboard.ts';
import { at, test } from '../helpers/site.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

/** Two ads of their own in the Empty Quarter, where there are no others; each test has another corner of it. */
interface Spot {
  west: string;
  east: string;
  /** Both ads and some sand around them. */
  bbox: string;
}

let corners = 0;

async function buildSpot(db: Database, worker: number): Promise<Spot> {
  corners += 1;
  const [lng, lat] = [46 + worker * 0.5, 19.2 + corners * 0.2];
  const sell = (east: number, daily: number) =>
    buildListing(db, {
      property: { lat, lng: lng + east },
      unit: { photos: 1, prices: { daily } },
    });
  const [west, east] = [await sell(0, 35_000), await sell(0.06, 72_000)];
  const bbox = [lng - 0.03, lat - 0.03, lng + 0.09, lat + 0.03]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
  return { west: west.adNumber, east: east.adNumber, bbox };
}

const mapOf = (page: Page, t: Words) => page.getByRole('region', { name: t('map.label') });
const cardOf = (page: Page, ad: string) => page.locator(`[data-ad="${ad}"]`);
const pinOf = (page: Page, ad: string) => page.locator(`[data-pin="${ad}"]`);
const bboxOf = (page: Page) => new URL(page.url()).searchParams.get('bbox');
const polygonOf = (page: Page) => new URL(page.url()).searchParams.get('polygon');

/** The live map with both ads on it, and both in the list. */
async function openSpot(page: Page, lang: Lang, spot: Spot): Promise<void> {
  // The search hears of new ads a moment later.
  await expect(async () => {
    await page.goto(paths(lang).map({ bbox: spot.bbox }));
    await expect(page.locator('[data-ad]')).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  // The live map waits for an idle moment, and is drawn without a graphics card here.
  await expect(pinOf(page, spot.west)).toBeVisible({ timeout: 40_000 });
  await expect(pinOf(page, spot.east)).toBeVisible();
  await expect(cardOf(page, spot.west)).toBeVisible();
  await expect(cardOf(page, spot.east)).toBeVisible();
}

/** Touches the page beside its links until it is listening, which brings the map to life. */
async function touch(page: Page, map: Locator): Promise<void> {
  await expect(async () => {
    await page.touchscreen.tap(4, 150);
    await expect(map.locator('canvas')).toBeVisible({ timeout: 3000 });
  }).toPass();
}

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

  test(`on a phone the list is a tap from the map, which is still until it is touched (${lang})`, async ({
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
    await expect(map.getByRole('link').first()).toBeVisible();
    await page.reload();
    await expect(map.getByRole('link').first()).toBeVisible();
    await expect(map.locator('canvas')).toHaveCount(0);
    await touch(page, map);
    await expect(map.getByText(t('liveMap.prices.yearly'))).toBeVisible();
    await expect(map.getByRole('link')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('results.toList'), exact: true })
      .tap();
    await expect(page).toHaveURL(to.results({ city: 'riyadh', period: 4 }));
  });

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
    for (let steps = 0; steps < 3; steps += 1) await away.click();
    await expect(malqa).toHaveCount(0);
  });

  test(`my location is found, or the reason is said (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(to.map());
    await touch(page, mapOf(page, t));
    const mine = mapOf(page, t).getByRole('button', { name: t('liveMap.location.mine') });
    await mine.tap();
    await expect(page.getByText(t('liveMap.location.geoDisabled'))).toBeVisible();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 26.2235, longitude: 50.5876 });
    await mine.tap();
    await expect(page.getByText(t('liveMap.location.outsideCountry'))).toBeVisible();
    await page.context().setGeolocation({ latitude: 24.7136, longitude: 46.6753 });
    await page.reload();
    await touch(page, mapOf(page, t));
    await mine.tap();
    await expect(page.getByRole('img', { name: t('liveMap.location.here') })).toBeVisible();
    await expect.poll(() => bboxOf(page)).toMatch(/^46\./);
  });
}

test('a map that could not be loaded, or not be searched, says so and tries again', async ({ visit }) => {
  const t = wordsOf('ar');
  const page = await visit({ width: 1440 });
  const library = /\/assets\/arabic-live-map-[\w-]+\.js/;
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
