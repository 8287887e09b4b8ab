import { expect, type Page } from '@playwright/test';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { transact } from '../../api/src/platform/db/database.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { openPushDouble } from '../../api/src/testing/push-double.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { CHROMIUM_ARGS } from '../helpers/chromium-args.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

// The shell of Chromium shows no notifications.
const whole = process.env.DIYAR_WHOLE_CHROMIUM;
test.use({ launchOptions: { ...(whole && { executablePath: whole }), args: CHROMIUM_ARGS } });

/** The browser's own push service is not reached from here: it subscribes with the double's address and keys. */
async function subscribeAtDouble(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((made) => {
    const kept = { toJSON: () => made, unsubscribe: async () => true, options: {} };
    Object.assign(PushManager.prototype, { subscribe: async () => kept, getSubscription: async () => null });
  }, subscription);
}

/** Hands a message to the page's service worker, as the browser does with one that its push service brought. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await promise, data });
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
      getNotifications: () => ready.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });

test('a browser is told once its person turns it on: the text comes encrypted, and stands once however often it comes', async ({
  visit,
  db,
}) => {
  const ar = wordsOf('ar');
  const double = await openPushDouble();
  const person = await buildPerson(db);
  const page = await visit({ as: person, width: 390, serviceWorker: true });
  await page.context().grantPermissions(['notifications']);
  await subscribeAtDouble(page, double.subscribe('phone'));
  await page.goto(at('ar', '/dashboard/notifications'));
  await expect(page.getByText(ar('channels.push.text'))).toBeVisible();
  await page.getByRole('button', { name: ar('channels.push.turnOn') }).click();
  await expect(page.getByText(ar('channels.push.isOn'))).toBeVisible();
  await expect(page.getByRole('checkbox', { name: ar('channels.ways.push') }).first()).toBeChecked();
  expect(await accessFaults(page)).toEqual([]);

  const event = {
    key: 'phone_changed' as const,
    accountId: person.accountId,
    personId: null,
    at: new Date(),
  };
  await transact(db, (tx) => recordEvent(tx, { ...event, params: { last: '4567' } }));
  await expect.poll(() => double.read.length).toBe(1);
  for (let times = 0; times < 2; times += 1) await deliver(page, double.read[0]?.text ?? '');
  await expect
    .poll(() => shownIn(page))
    .toEqual([{ title: 'ديار', body: 'تغيّر رقم جوالك إلى رقم ينتهي بـ 4567', lang: 'ar', dir: 'rtl' }]);

  // A tap leads to its page, which says what was told: that is read, as it is from the bell.
  const { notification } = JSON.parse(double.read[0]?.text ?? '{}') as { notification: string };
  const unread = () =>
    db
      .selectFrom('notification')
      .select('id')
      .where('id', '=', notification)
      .where('read_at', 'is', null)
      .execute();
  expect(await unread()).toHaveLength(1);
  await page.goto(at('ar', `/dashboard/my_info#told=${notification}`));
  await expect.poll(unread).toHaveLength(0);
  await expect(page).toHaveURL(/\/dashboard\/my_info$/);
  await page.goto(at('ar', '/dashboard/notifications'));

  await page.getByRole('button', { name: ar('channels.push.turnOff') }).click();
  await expect(page.getByText(ar('channels.push.text'))).toBeVisible();
  await double.close();
});

test('a browser that blocks notifications, or cannot show any, says so', async ({ visit, db }) => {
  const en = wordsOf('en');
  const person = await buildPerson(db);
  const page = await visit({ as: person });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto(at('en', '/dashboard/notifications'));
  await expect(page.getByText(en('channels.push.unsupported'))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});
