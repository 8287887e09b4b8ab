/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../api/src/testing/factories.ts';
import { startMeasured } from './measured.ts';
import { percentile } from './one-client.ts';

const UNITS = 1_000;
const VISITS = 3;
const KEYS = 60;
/** A key that is held comes thirty times a second: pressed faster, each waits for those before it. */
const REPEAT_MS = 33;
/** What the issue of prices promises: until the grid is seen, and from a key to the picture that shows it. */
const PROMISED = { paintMs: 1_500, keyMs: 50 };

async function buildOffice(databaseUrl: string): Promise<BuiltPerson> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    const host = await buildPerson(db, { kind: 'business' });
    for (let made = 0; made < UNITS; made += 1)
      await buildListing(db, { host, unit: { name_ar: `وحدة ${made + 1}` } });
    return host;
  } finally {
    await close();
  }
}

/** Milliseconds from the beginning of a visit until a cell of the grid is drawn. */
async function firstPaint(page: Page): Promise<number> {
  await page.goto('/dashboard/prices/main', { waitUntil: 'commit' });
  // By its place: looking for roles takes the page's own time.
  await page.locator('td[data-row]').first().waitFor();
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
}

/** Milliseconds from each press of a key until the frame after it was drawn. */
async function keyTimes(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    const drawn = (began: number) =>
      requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - began), 0));
    addEventListener('keydown', ({ timeStamp }) => drawn(timeStamp), { capture: true });
  });
  for (const key of keys) await Promise.all([page.keyboard.press(key), sleep(REPEAT_MS)]);
  await page.waitForFunction(
    (all) => (window as never as { took: number[] }).took.length >= all,
    keys.length,
  );
  return page.evaluate(() => (window as never as { took: number[] }).took);
}

/** Measures the grid of an office with very many units: until it is seen, moving in it, and typing prices. */
export async function benchPriceGrid(databaseUrl: string, chromePath: string): Promise<void> {
  const host = await buildOffice(databaseUrl);
  const measured = await startMeasured(databaseUrl);
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  try {
    const stored = [
      { name: 'user_token', value: host.token },
      { name: 'user_type', value: 'bussines' },
    ];
    const context = await browser.newContext({
      baseURL: measured.url,
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(measured.url).origin, localStorage: stored }],
      },
    });
    const page = await context.newPage();
    const paints: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) paints.push(await firstPaint(page));
    await page.getByRole('gridcell').nth(2).click();
    const moves = await keyTimes(
      page,
      Array.from({ length: KEYS }, (_, nth) => (nth % 12 === 11 ? 'PageDown' : 'ArrowDown')),
    );
    const typed = await keyTimes(page, [
      '4',
      '5',
      '0',
      'Enter',
      '4',
      '6',
      '0',
      'Enter',
      'Control+z',
      'Control+End',
    ]);
    const ms = (time: number) => `${time.toFixed(0)} ms`;
    console.log(
      `grid of ${UNITS} units: seen after ${paints.map(ms).join(', ')} (promised ${PROMISED.paintMs} ms)`,
    );
    for (const [name, took] of [
      ['moving', moves],
      ['typing', typed],
    ] as const)
      console.log(
        `  ${name}: p50 ${ms(percentile(took, 0.5))}, slowest ${ms(Math.max(...took))} (promised ${PROMISED.keyMs} ms)`,
      );
  } finally {
    await browser.close();
    await measured.stop();
  }
}
