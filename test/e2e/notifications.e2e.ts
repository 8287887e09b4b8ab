import { expect } from '@playwright/test';
import type { EventKey } from '../../api/src/events/event.ts';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { transact } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

test('news light the bell at once, are read where they stand or by going to their thing, and are chosen by phone', async ({
  visit,
  db,
}) => {
  const [ar, en] = [wordsOf('ar'), wordsOf('en')];
  const person = await buildPerson(db);
  const happen = (key: EventKey, params: Record<string, string | number>) => {
    const event = { key, accountId: person.accountId, personId: null, params, at: new Date() };
    return transact(db, (tx) => recordEvent(tx, event));
  };

  const phone = await visit({ as: person, width: 390 });
  await phone.goto(at('ar', '/dashboard/notifications'));
  await expect(phone.getByText(ar('notifications.empty'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await happen('membership_ends_soon', { days: 3, name_ar: 'فضية', name_en: 'Silver' });
  await happen('request_held', { request: '777' });
  await expect(phone.getByRole('link', { name: ar('notifications.bellNew', { shown: '2' }) })).toBeVisible();
  await expect(phone.getByText('تنتهي باقتك «فضية» بعد 3 أيام')).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  const held = phone.getByRole('listitem').filter({ hasText: '777' });
  await held.getByRole('button', { name: ar('notifications.readOne') }).click();
  await expect(phone.getByRole('link', { name: ar('notifications.bellNew', { shown: '1' }) })).toBeVisible();

  // The bell stands on the public pages too, and another device's reading reaches it.
  const desk = await visit({ as: person });
  await desk.goto(at('en', '/'));
  await desk.getByRole('link', { name: en('notifications.bellNew', { shown: '1' }) }).click();
  await desk.getByText(en('notifications.unreadOnly'), { exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '777' })).toHaveCount(0);
  await desk.getByRole('link', { name: /Your plan “Silver” ends in 3 days/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: en('memberships.title') })).toBeVisible();
  await expect(phone.getByRole('link', { name: ar('notifications.bell'), exact: true })).toBeVisible();

  await desk.goto(at('en', '/dashboard/notifications'));
  const choice = desk
    .getByRole('group', { name: en('notifications.kinds.requests') })
    .getByRole('checkbox', { name: en('channels.ways.sms') });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await desk.reload();
  await expect(choice).toBeChecked();
  expect(await accessFaults(desk)).toEqual([]);
});

test('an advertiser chooses a summary a day of the requests that fit, and it stays chosen', async ({
  visit,
  db,
}) => {
  const [ar, en] = [wordsOf('ar'), wordsOf('en')];
  const { host } = await buildListing(db);
  const phone = await visit({ as: host, width: 390 });
  await phone.goto(at('ar', '/dashboard/notifications'));
  const choice = (page: typeof phone, words: typeof ar, every: 'at_once' | 'daily') =>
    page
      .getByRole('group', { name: words('notifications.requests.title') })
      .getByRole('radio', { name: words(`notifications.requests.every.${every}`) });
  await expect(choice(phone, ar, 'at_once')).toBeChecked();
  await choice(phone, ar, 'daily').click();
  await expect(choice(phone, ar, 'daily')).toBeChecked();
  expect(await accessFaults(phone)).toEqual([]);

  const desk = await visit({ as: host });
  await desk.goto(at('en', '/dashboard/notifications'));
  await expect(choice(desk, en, 'daily')).toBeChecked();
  expect(await accessFaults(desk)).toEqual([]);
});
