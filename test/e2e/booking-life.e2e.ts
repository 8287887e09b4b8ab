import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { planPaths } from '../../web/app/site/plan-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { answerBank, cardOf, fillCard, payWith, pressPay, saying } from '../helpers/booking-steps.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { CARDS, callAs, hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { around, wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(4), end: inDays(6) };

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`a tenant who leaves early is told of the rent through Ejar, and of no cancelling (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const first = Temporal.PlainDate.from(inDays(40)).with({ day: 1 });
    const month: Stay = { period: 3, start: first.toString(), end: first.add({ months: 1 }).toString() };
    const held = await hold(baseURL ?? '', guest, unitId, month);
    await pay(baseURL ?? '', guest, held, 'approve');
    await db
      .updateTable('reservation')
      .set({ starts_at: new Date(Date.now() - 86_400_000) })
      .where('number', '=', Number(held.number))
      .execute();
    const page = await visit({ as: guest, ...(lang === 'ar' ? { width: 390, touch: true } : {}) });
    await page.goto(paths(lang).reservation(held.number));
    await page.getByRole('button', { name: t('bookingLife.buttons.leave') }).click();
    await expect(page.getByRole('dialog').getByText(saying(t, 'bookingLife.leaveEjar'))).toBeVisible();
    await expect(page.getByText(t('booking.quote.refunds'), { exact: true })).toHaveCount(0);
  });

  test(`a booking on approval is paid, accepted, its rest paid, and cancelled for what the page said (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { unitId, host } = await buildListing(db, {
      unit: { policy: { instant: false, cancellation: 'moderate' } },
    });
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const page = await visit({
      as: guest,
      ...(lang === 'ar' ? { width: 390, touch: true } : { width: 1440 }),
    });
    const scene = { page, lang, t } as const;
    await page.goto(paths(lang).payment(held.number));
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'approve');
    await expect(page.getByRole('heading', { name: t('payment.askedTitle') })).toBeVisible();

    const atHost = await visit({ as: host });
    await atHost.goto(`${paths(lang).reservation(held.number)}?side=host`);
    await atHost.getByRole('button', { name: t('bookingLife.buttons.accept') }).click();
    await atHost.getByRole('button', { name: t('bookingLife.confirm.accept'), exact: true }).click();
    await expect(atHost.getByText(t('bookingLife.events.accept'))).toBeVisible();

    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(around(t('bookingLife.explain.active')))).toBeVisible();
    await page.getByRole('link', { name: t('bookingLife.payRest') }).click();
    // The box says what was paid and what is paid now, not the down payment.
    await expect(page.getByText(t('bookingChange.paid'), { exact: true }).first()).toBeAttached();
    await expect(page.getByText(t('payment.payNow.rest'), { exact: true }).first()).toBeAttached();
    await expect(page.getByText(t('booking.quote.downPayment'), { exact: true })).toHaveCount(0);
    await fillCard(scene, cardOf(CARDS.approved));
    await pressPay(scene);
    await answerBank(scene, 'approve');
    await expect(page.getByRole('heading', { name: t('payment.restPaidTitle') })).toBeVisible();

    await page.goto(paths(lang).reservation(held.number));
    await page.getByRole('button', { name: t('bookingLife.buttons.guest_cancel') }).click();
    const dialog = page.getByRole('dialog');
    const back = dialog.getByRole('definition').first();
    const amount = (await back.textContent()) ?? '';
    expect(amount).toMatch(/S\.R/);
    expect(await accessFaults(page)).toEqual([]);
    await dialog.getByLabel(t('bookingLife.reasonOptional')).fill('تغيّرت خطة السفر');
    await dialog.getByRole('button', { name: t('bookingLife.confirm.guest_cancel') }).click();
    await expect(page.getByText(t('bookingLife.events.guest_cancel'))).toBeVisible();
    const settled = page
      .locator('dt', { hasText: t('bookingLife.settled.refundMine') })
      .locator('xpath=following-sibling::dd');
    await expect(settled).toHaveText(amount);
    // By whom and when, in one sentence.
    await expect(
      page.getByText(lang === 'ar' ? /^ألغيت هذا الحجز في .*\.$/ : /^You cancelled this booking at .*\.$/),
    ).toHaveCount(1);
    await expect(atHost.getByText('تغيّرت خطة السفر')).toBeVisible();
    expect(await accessFaults(atHost)).toEqual([]);
  });
}

test('an operator finds a paid booking by its number and cancels it, and its guest reads why (ar)', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const site = baseURL ?? '';
  const { unitId } = await buildListing(db);
  const guest = await buildPerson(db);
  const held = await hold(site, guest, unitId, NIGHTS);
  await pay(site, guest, held, 'approve');
  const page = await visit({ width: 1440 });
  await enterConsole(page, site, await newOperator(db));
  await page.goto(planPaths('ar').consoleBookings());
  await page.getByLabel(t('consoleThreads.search')).fill(held.number);
  await page.getByRole('button', { name: t('consoleBookings.find') }).click();
  await page.getByRole('link', { name: held.number }).click();
  await expect(page.getByText('الملقا، الرياض')).toBeVisible();
  await page.getByLabel(t('consoleBookings.reason')).fill('ثبت أن الوحدة غير صالحة للسكن');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: t('consoleBookings.confirm') }).click();
  await expect(page.getByText(t('bookingLife.events.operator_cancel'))).toBeVisible();
  const atGuest = await visit({ as: guest, width: 390, touch: true });
  await atGuest.goto(paths('ar').reservation(held.number));
  await expect(atGuest.getByText('ثبت أن الوحدة غير صالحة للسكن')).toBeVisible();
});

test('a booking that its advertiser cancelled leads to what is free on its dates, and once they pass to a search (ar)', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const site = baseURL ?? '';
  const { unitId, host } = await buildListing(db);
  const guest = await buildPerson(db);
  const held = await hold(site, guest, unitId, NIGHTS);
  await pay(site, guest, held, 'approve');
  const { id, refund } = await db
    .selectFrom('reservation')
    .select(['id', 'down_payment as refund'])
    .where('number', '=', Number(held.number))
    .executeTakeFirstOrThrow();
  const step = { event: 'host_cancel', refund, reason: 'عطل في التكييف' };
  await callAs(site, host, 'POST', `/host/reservations/${held.number}/steps`, step);
  const page = await visit({ as: guest, width: 390, touch: true });
  await page.goto(paths('ar').reservation(held.number));
  await expect(page.getByText(/^ألغى المعلن هذا الحجز في .*\.$/)).toBeVisible();
  // The list of payments says of the money what the sentence does.
  await expect(page.getByText(t('reservations.paymentEnds.stays'), { exact: true })).toHaveCount(0);
  await expect(
    page
      .getByText(t('reservations.paymentEnds.returning'), { exact: true })
      .or(page.getByText(t('reservations.paymentEnds.returned'), { exact: true })),
  ).toBeVisible();
  const search = page.getByRole('link', { name: t('bookingChange.otherSearchDates') });
  await expect(search).toHaveAttribute('href', new RegExp(`from=${NIGHTS.start}&to=${NIGHTS.end}`));
  expect(await accessFaults(page)).toEqual([]);
  await db
    .updateTable('reservation')
    .set({ starts_at: new Date(Date.now() - 60_000) })
    .where('id', '=', id)
    .execute();
  await page.reload();
  await expect(page.getByText(t('bookingChange.otherPast'))).toBeVisible();
  await page.getByRole('link', { name: t('bookingChange.otherSearch'), exact: true }).tap();
  await expect(page).toHaveURL(/all_deals\?/);
});
