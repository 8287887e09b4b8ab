import type { Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import type { Words } from './words.ts';

/** Two ads of their own in the Empty Quarter, where there are no others; each test has another corner of it. */
export interface Spot {
  west: string;
  east: string;
  /** Both ads and some sand around them. */
  bbox: string;
}

let corners = 0;

/** Puts both up; `worker` is Playwright's number of the process. */
export async function buildSpot(db: Database, worker: number): Promise<Spot> {
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

export const mapOf = (page: Page, t: Words) => page.getByRole('region', { name: t('map.label') });
export const cardOf = (page: Page, ad: string) => page.locator(`[data-ad="${ad}"]`);
export const pinOf = (page: Page, ad: string) => page.locator(`[data-pin="${ad}"]`);
export const bboxOf = (page: Page) => new URL(page.url()).searchParams.get('bbox');
export const polygonOf = (page: Page) => new URL(page.url()).searchParams.get('polygon');

/** The live map with both ads on it, and both in the list. */
export async function openSpot(page: Page, lang: Lang, spot: Spot): Promise<void> {
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
