import { expect, type Page } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { OUTBOX, OWN_COPY } from '../../web/app/session/session.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, pay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const t = wordsOf('ar');
const to = paths('ar');
const DIRECTIONS = 'المدخل من الشارع الخلفي';
const NEW_DIRECTIONS = 'المدخل من الشارع الأمامي';
const TEXTS = Array.from({ length: 10 }, (_, index) => `رسالة بلا اتصال رقم ${index + 1}`);

/** The service worker is in charge, and the next bookings stand on the device. */
async function expectKept(page: Page, text: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const kept = () =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const copies = await Promise.all(
        (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
      );
      return copies.join();
    }, OWN_COPY);
  await expect.poll(kept, { timeout: 20_000 }).toContain(text);
}

const waiting = (page: Page) =>
  page.evaluate((begin) => Object.keys(localStorage).filter((key) => key.startsWith(begin)).length, OUTBOX);

test('a booking never opened before opens from a cold start without a network, and ten messages are sent once later', async ({
  visit,
  db,
  baseURL,
}) => {
  const property = { directions_ar: DIRECTIONS, street: 'شارع الأمير محمد' };
  const { unitId, propertyId } = await buildListing(db, { property });
  const guest = await buildPerson(db, { name: 'سارة القحطاني' });
  const stay = { period: 2, start: inDays(1), end: inDays(3) } as const;
  const held = await hold(baseURL ?? '', guest, unitId, stay);
  await pay(baseURL ?? '', guest, held, 'approve');

  const first = await visit({ as: guest, width: 390, touch: true, serviceWorker: true });
  await first.goto('/dashboard/home');
  await expectKept(first, DIRECTIONS);
  // What was kept a moment ago does not stand for what the site says now.
  await db
    .updateTable('property')
    .set({ directions_ar: NEW_DIRECTIONS })
    .where('id', '=', propertyId)
    .execute();
  await first.goto(to.reservation(held.number));
  await expect(first.getByText(NEW_DIRECTIONS)).toBeVisible();
  await expectKept(first, NEW_DIRECTIONS);
  const context = first.context();
  await first.close();
  await context.setOffline(true);

  const page = await context.newPage();
  await page.goto(to.reservation(held.number));
  await expect(page.getByText(NEW_DIRECTIONS)).toBeVisible();
  await expect(page.getByText(t('reservations.away'))).toBeVisible();
  for (const text of TEXTS) {
    await page.getByLabel(t('bookingAfter.messages.label')).fill(text);
    await page.getByRole('button', { name: t('bookingAfter.messages.send'), exact: true }).tap();
    await expect(page.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(t('bookingAfter.messages.waits'))).toHaveCount(TEXTS.length);
  expect(await accessFaults(page)).toEqual([]);
  // The list, and a page that nobody kept.
  await page.goto(to.reservations());
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/en/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsOf('en')('shell.errors.offlineTitle'),
  );
  expect(await accessFaults(page)).toEqual([]);
  expect(await waiting(page)).toBe(TEXTS.length);
  await page.close();

  // Two tabs come back at once, and one of them is killed while it sends.
  await context.setOffline(false);
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto(to.reservation(held.number), { waitUntil: 'commit' })));
  const [killed, kept] = tabs;
  await killed?.close();
  if (kept === undefined) throw new Error('no tab is left');
  await expect.poll(() => waiting(kept), { timeout: 20_000 }).toBe(0);
  for (const text of TEXTS)
    await expect(kept.getByRole('listitem').getByText(text, { exact: true })).toHaveCount(1);
  const sent = await db
    .selectFrom('message')
    .innerJoin('reservation', 'reservation.id', 'message.reservation_id')
    .where('reservation.number', '=', Number(held.number))
    .orderBy('message.position')
    .select('message.text')
    .execute();
  expect(sent.map((message) => message.text)).toEqual(TEXTS);

  // Nothing of a person stays on a device they left.
  await kept.evaluate(() => localStorage.setItem('outbox:left', '{}'));
  await kept.goto(to.myInfo());
  await kept
    .getByRole('button', { name: t('dashboard.more') })
    .first()
    .tap();
  await kept.getByRole('button', { name: t('shell.signOut'), exact: true }).tap();
  await expect.poll(() => kept.evaluate((name) => caches.has(name), OWN_COPY)).toBe(false);
  expect(await waiting(kept)).toBe(0);
});

test('the site can be installed in both languages', async ({ visit, request }) => {
  const page = await visit();
  for (const [lang, name, root] of [
    ['ar', 'ديار', ''],
    ['en', 'Diyar', '/en'],
  ] as const) {
    await page.goto(paths(lang).home());
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(address).toBe(`${root}/manifest.webmanifest`);
    const manifest = await (await request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ short_name: name, lang, display: 'standalone', scope: '/' });
    for (const icon of manifest.icons) expect((await request.get(icon.src)).ok()).toBe(true);
    for (const shortcut of manifest.shortcuts) expect((await request.get(shortcut.url)).status()).toBe(200);
  }
});
