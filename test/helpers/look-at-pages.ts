import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { BuiltPerson } from '../../api/src/testing/factories.ts';
import { accessFaults, drawAll } from './accessible.ts';
import { at } from './site.ts';
import { unreadableText } from './text-fit.ts';
import { smallTargets } from './touch-targets.ts';

/** Where pictures of the pages are kept, for people to look at; none are taken unless DIYAR_PICTURES is 1. */
const PICTURES =
  process.env.DIYAR_PICTURES === '1'
    ? fileURLToPath(new URL('../../build/e2e/pictures', import.meta.url))
    : undefined;
if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });

const WIDTHS = [360, 768, 1440];
/** Also the narrowest window with the dashboard's navigation beside its pages, and a large screen. */
export const ALL_WIDTHS = [360, 768, 1024, 1440, 1920];
/** Each page, language and scheme once: phones in light, wide screens in dark. */
const AXE_AT = { light: 360, dark: 1440 };

/** A page to look at, and as whom. */
export interface Scene {
  path: string;
  as?: BuiltPerson;
  /** The page itself answers this status; 200 unless told. */
  status?: number;
}

/** Loaded, and what stands in the window drawn; photos further down wait for someone to come there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('main [aria-busy="true"]:not(button)') !== null) return false;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const isLoaded = document.readyState === 'complete' && document.fonts.status === 'loaded';
    return isLoaded && seen.every((image) => image.complete);
  });
}

async function expectToFit(page: Page, where: string): Promise<void> {
  const { wide, room, firstHeadings } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
    firstHeadings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }));
  expect.soft(firstHeadings, `${where} has one first heading`).toBe(1);
  expect.soft(wide, `${where} is wider than its window`).toBeLessThanOrEqual(room);
}

/**
 * One page at every width in light and dark: fits, has one heading of the first level, is accessible, and where pictures are
 * meant, is kept as one. It is loaded once; window and scheme change under it, as they do for people.
 */
export async function look(
  page: Page,
  name: string,
  scene: Scene,
  lang: Lang,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  const answer = await page.goto(at(lang, scene.path));
  expect.soft(answer?.status(), `${name} ${lang}`).toBe(scene.status ?? 200);
  // Pages of the signed in fetch what they show.
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // Where notices stand comes after the first paint: from then on the page does what it does by itself, as a map that wakes.
  await page.locator('[popover=manual]').first().waitFor({ state: 'attached' });
  await drawAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
    for (const scheme of ['light', 'dark'] as const) {
      // Dark changes colours alone.
      if (scheme === 'dark' && width !== AXE_AT.dark && PICTURES === undefined) continue;
      const where = `${name}.${lang}.${scheme}.${width}`;
      await page.emulateMedia({ colorScheme: scheme });
      await settle(page);
      await expectToFit(page, where);
      if (scheme === 'light') {
        expect.soft(await unreadableText(page), `${where} has text that cannot be read`).toEqual([]);
      }
      if (width === AXE_AT[scheme])
        expect.soft(await accessFaults(page), `${where} is not accessible`).toEqual([]);
      if (width === 360 && scheme === 'light' && lang === 'ar')
        expect.soft(await smallTargets(page), `${where} has what a finger misses`).toEqual([]);
      // The whole page once; dark is looked at above the fold.
      const fullPage = scheme === 'light';
      const path = PICTURES && `${PICTURES}/${where}.jpg`;
      if (path !== undefined) await page.screenshot({ path, fullPage, quality: 60, type: 'jpeg' });
    }
  }
}

/** Everything a page said on its console but what a 404 of its own must say. */
export function listen(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (/status of 404/.test(message.text())) return;
    // Machines without a graphics card draw the map slowly, and their driver says so.
    if (/GL Driver Message/.test(message.text())) return;
    said.push(`${page.url()}: ${message.text()}`);
  });
}
