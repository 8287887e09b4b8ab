import { EVALUATION_PARTS } from '@diyar/contract/words/evaluation-words';
import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { localPhone } from '../../api/src/phones/written-phone.ts';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { receiptPicture } from '../../api/src/testing/transfer-world.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

const inDaysAt = (days: number) => new Date(Date.now() + days * 86_400_000);

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`after paying both sides reach each other, and a message arrives within a second (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const property = { directions_ar: 'المدخل من الشارع الخلفي', street: 'شارع الأمير محمد' };
    const { host, unitId } = await buildListing(db, { property });
    const guest = await buildPerson(db, { name: 'سارة القحطاني' });
    const stay = { period: 2, start: inDays(1), end: inDays(3) } as const;
    const held = await hold(baseURL ?? '', guest, unitId, stay);
    const [atGuest, atHost] = [await visit({ as: guest, width: 390 }), await visit({ as: host })];
    const address = paths(lang).reservation(held.number);
    await atGuest.goto(address);
    await expect(atGuest.getByText(t('bookingAfter.handover.later'))).toBeVisible();
    await expect(atGuest.getByText('الشارع الخلفي')).toHaveCount(0);
    await pay(baseURL ?? '', guest, held, 'approve');
    await expect(atGuest.getByText('المدخل من الشارع الخلفي')).toBeVisible();
    await expect(atGuest.getByRole('link', { name: t('bookingAfter.handover.call') })).toHaveAttribute(
      'href',
      `tel:${host.phone}`,
    );

    const followed = atHost.waitForResponse((answer) => answer.url().includes('/api/v1/live?ticket='));
    await atHost.goto(`${address}?side=host`);
    await followed;
    await atHost.getByLabel(t('bookingAfter.handover.code'), { exact: true }).fill('4821#');
    await atHost.getByRole('button', { name: t('bookingAfter.handover.codeSave') }).click();
    await expect(atHost.getByText(t('bookingAfter.handover.codeSaved'))).toBeVisible();

    await atGuest.getByLabel(t('bookingAfter.messages.label')).fill('نصل الساعة 16:30، هل الموقف مظلل؟');
    const arrived = atHost.getByRole('listitem').getByText('هل الموقف مظلل؟');
    const sentAt = Date.now();
    await atGuest.getByRole('button', { name: t('bookingAfter.messages.send'), exact: true }).click();
    await expect(arrived).toBeVisible({ timeout: 5000 });
    expect(Date.now() - sentAt).toBeLessThan(1000);

    await atGuest.reload();
    await expect(atGuest.getByText('4821#')).toBeVisible();
    const file = atGuest.waitForEvent('download');
    await atGuest.getByRole('button', { name: t('bookingAfter.handover.calendar') }).click();
    expect((await file).suggestedFilename()).toBe(`diyar-${held.number}.ics`);
    expect(await accessFaults(atGuest)).toEqual([]);
    expect(await accessFaults(atHost)).toEqual([]);
  });
}

/** A paid stay of a guest that is over, by the number of its booking. */
async function pastStay(
  { site, db }: { site: string; db: Database },
  { guest, unitId, stay }: { guest: BuiltPerson; unitId: string; stay?: Stay },
): Promise<string> {
  const held = await hold(site, guest, unitId, stay);
  await pay(site, guest, held, 'approve');
  await db
    .updateTable('reservation')
    .set({ state: 'finished', starts_at: inDaysAt(-3), ends_at: inDaysAt(-1) })
    .where('number', '=', Number(held.number))
    .execute();
  return held.number;
}

/** Gives so many stars for the whole, and for each part where the form asks for them. */
async function rate(form: Page, t: Words, stars: number, isGuest: boolean): Promise<void> {
  const parts = isGuest ? EVALUATION_PARTS.map((part) => t(`evaluations.parts.${part}`)) : [];
  for (const group of [t('evaluations.rate'), ...parts])
    await form
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: t('evaluations.star', { rate: stars }) })
      .press('Space');
}

test('both sides evaluate a stay without reading each other, and an advertiser finds its booking', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const { host, unitId } = await buildListing(db, { unit: { name_ar: 'شقة الإطلالة', code: 'MLQ-7' } });
  const guest = await buildPerson(db, { name: 'سارة القحطاني' });
  const number = await pastStay({ site: baseURL ?? '', db }, { guest, unitId });

  const atGuest = await visit({ as: guest, width: 390 });
  await atGuest.goto(paths('ar').reservation(number));
  await atGuest.getByRole('link', { name: t('evaluations.after.open') }).click();
  // Sending without stars leads to the first that are missing; what is asked for was said before.
  await expect(atGuest.getByText(t('evaluations.asked'))).toBeVisible();
  await atGuest.getByRole('button', { name: t('evaluations.send') }).click();
  const missing = atGuest.getByRole('group', { name: t('evaluations.rate'), exact: true });
  await expect(missing.getByRole('radio').first()).toBeFocused();
  await expect(missing).toBeInViewport({ ratio: 1 });
  expect(await accessFaults(atGuest)).toEqual([]);
  await rate(atGuest, t, 5, true);
  await atGuest.getByLabel(t('evaluations.comment')).fill('مكان هادئ ونظيف، والمضيف متعاون.');
  // A half-written evaluation outlives the way to another page and back.
  await atGuest.goto(paths('ar').reservation(number));
  await atGuest.goto(at('ar', '/dashboard/evaluations'));
  await expect(atGuest.getByLabel(t('evaluations.comment'))).toHaveValue(/مكان هادئ ونظيف/);
  const addPhoto = async (nth: number) => {
    const buffer = await receiptPicture(nth);
    const file = { name: 'stay.png', mimeType: 'image/png', buffer };
    await atGuest.getByLabel(t('evaluations.addPhoto')).setInputFiles(file);
  };
  const removing = (nth: number) =>
    atGuest.getByRole('button', { name: t('evaluations.removePhoto', { number: nth }) });
  await addPhoto(7);
  await expect(removing(1)).toBeVisible();
  expect(await accessFaults(atGuest)).toEqual([]);
  await atGuest.getByRole('button', { name: t('evaluations.send') }).click();
  await expect(atGuest.getByText(t('evaluations.notPublic'))).toBeVisible();
  // The page leads to the evaluation that was sent.
  await expect(atGuest.getByText(t('evaluations.notPublic'))).toBeInViewport();
  await expect(atGuest.locator(':focus')).toContainText('شقة الإطلالة');

  // The first gives way to two others.
  await atGuest.getByRole('button', { name: t('evaluations.edit'), exact: true }).click();
  await expect(atGuest.getByRole('img', { name: t('evaluations.photo', { number: 1 }) })).toBeVisible();
  for (const nth of [8, 9]) {
    await addPhoto(nth);
    await expect(removing(nth - 6)).toBeVisible();
  }
  await removing(1).click();
  await atGuest.getByRole('button', { name: t('evaluations.save') }).click();
  await expect(
    atGuest.getByRole('button', { name: t('evaluations.showPhotos', { count: 2 }) }),
  ).toBeVisible();

  const atHost = await visit({ as: host });
  await atHost.goto(`${paths('ar').reservations({ side: 'host' })}`);
  await atHost.getByLabel(t('bookingLists.search')).fill('ساره');
  await atHost.getByRole('button', { name: t('bookingLists.find'), exact: true }).click();
  await expect(atHost.getByRole('article')).toHaveCount(1);
  expect(await accessFaults(atHost)).toEqual([]);
  await atHost
    .getByRole('navigation')
    .getByRole('link', { name: t('dashboard.entries.evaluations') })
    .click();
  await expect(atHost.getByText('مكان هادئ')).toHaveCount(0);
  await atHost.getByRole('button', { name: t('evaluations.rateGuest') }).click();
  await rate(atHost, t, 4, false);
  await atHost.getByRole('button', { name: t('evaluations.send') }).click();
  await expect(atHost.getByText('مكان هادئ ونظيف')).toBeVisible();
  await atHost.getByRole('button', { name: t('evaluations.showPhotos', { count: 2 }) }).click();
  await expect(atHost.getByRole('img', { name: t('evaluations.photo', { number: 1 }) })).toBeVisible();
  await expect(atGuest.getByText(t('evaluations.notPublic'))).toHaveCount(0);
  await atHost.getByRole('button', { name: t('evaluations.reply') }).click();
  await atHost.getByLabel(t('evaluations.replyLabel')).fill('شكرًا لك، ننتظرك مرة أخرى.');
  await atHost.getByRole('button', { name: t('evaluations.replySend') }).click();
  await expect(atGuest.getByText('ننتظرك مرة أخرى')).toBeVisible();

  const support = await visit();
  await enterConsole(support, baseURL ?? '', await newOperator(db, undefined, ['support']));
  await support.goto('/admin/bookings');
  await support.getByLabel(t('consoleThreads.search')).fill(number);
  await support.getByRole('button', { name: t('consoleBookings.find'), exact: true }).click();
  await support.getByRole('link', { name: 'شقة الإطلالة' }).click();
  await expect(support.getByText('سارة القحطاني').first()).toBeVisible();
  await expect(support.getByText(localPhone(guest.phone))).toBeVisible();
  expect(await accessFaults(support)).toEqual([]);
});

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`stays by the hour, night, month and year are evaluated by both sides (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { host, unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const first = Temporal.PlainDate.from(inDays(70)).with({ day: 1 });
    const stays: Stay[] = [
      { period: 1, start: `${inDays(5)}T10:00`, end: `${inDays(5)}T12:00` },
      { period: 2, start: inDays(10), end: inDays(12) },
      { period: 3, start: first.toString(), end: first.add({ months: 1 }).toString() },
      { period: 4, start: first.add({ months: 2 }).toString(), end: first.add({ months: 14 }).toString() },
    ];
    for (const stay of stays) await pastStay({ site: baseURL ?? '', db }, { guest, unitId, stay });
    const [atGuest, atHost] = [
      await visit({ as: guest, width: lang === 'ar' ? 390 : 1440 }),
      await visit({ as: host }),
    ];
    for (const [page, side] of [
      [atGuest, 'guest'],
      [atHost, 'host'],
    ] as const) {
      await page.goto(deskPaths(lang).evaluations());
      for (const left of [3, 2, 1, 0]) {
        const open = page.getByRole('button', {
          name: t(side === 'guest' ? 'evaluations.rateStay' : 'evaluations.rateGuest'),
        });
        await open.first().click();
        await rate(page, t, 5, side === 'guest');
        const send = page.getByRole('button', { name: t('evaluations.send') });
        await send.click();
        await expect(send).toHaveCount(0);
        await expect(open).toHaveCount(left);
      }
    }
    await expect(atGuest.getByText(t('evaluations.notPublic'))).toHaveCount(0);
    await expect(atHost.getByRole('button', { name: t('evaluations.reply') })).toHaveCount(4);
  });
}

test('an ad and its advertiser with more evaluations than a page brings show the older ones, to the last (ar)', async ({
  visit,
  db,
}) => {
  const t = wordsOf('ar');
  const { host, unitId, adNumber } = await buildListing(db);
  const guest = await buildPerson(db, { name: 'ريان الحربي' });
  const [starts_at, ends_at] = [inDaysAt(-3), inDaysAt(-1)];
  const stay = {
    unit_id: unitId,
    guest_account_id: guest.accountId,
    host_account_id: host.accountId,
    period: 2,
    start_date: inDays(-3),
    end_date: inDays(-1),
    starts_at,
    ends_at,
    state: 'finished',
    method: 'card',
    total: 50_000,
    tax: 0,
    down_payment: 50_000,
    security_deposit: 0,
    terms: '{}',
    created_at: starts_at,
    updated_at: ends_at,
  } as const;
  const said = { side: 'guest', author_account_id: guest.accountId, unit_id: unitId, rate: 5 } as const;
  const evaluate = async (length: number) => {
    const stays = Array.from({ length }, () => stay);
    const made = await db.insertInto('reservation').values(stays).returning('id').execute();
    const since = { created_at: ends_at, published_at: ends_at };
    const written = made.map(({ id }) => ({ ...said, ...since, reservation_id: id }));
    await db.insertInto('evaluation').values(written).execute();
  };
  await evaluate(23);
  const page = await visit({ width: 390, touch: true });
  await page.goto(`${paths('ar').details(adNumber)}#evaluations`);
  const all = page.locator('#evaluations').getByRole('listitem');
  const older = page.getByRole('button', { name: t('adMore.evaluations.older') });
  for (const count of [4, 20]) {
    await expect(all).toHaveCount(count);
    await older.tap();
  }
  await expect(all).toHaveCount(23);
  await expect(older).toHaveCount(0);

  // The advertiser's own page is given a hundred, and asks for the others by the last of them.
  await evaluate(90);
  const own = await visit({ as: host, width: 390, touch: true });
  await own.goto(at('ar', '/dashboard/evaluations'));
  const received = own
    .locator('section')
    .filter({ has: own.getByRole('heading', { name: t('evaluations.received') }) });
  for (let count = 10; count <= 110; count += 10) {
    await expect(received.getByRole('listitem')).toHaveCount(count);
    await received.getByRole('button').last().tap();
  }
  await expect(received.getByRole('listitem')).toHaveCount(113);
  await expect(own.getByText(t('evaluations.more', { count: 3 }))).toHaveCount(0);
});
