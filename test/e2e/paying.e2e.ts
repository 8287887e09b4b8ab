import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import {
  answerBank,
  bookAddress,
  cardField,
  cardOf,
  confirmBooking,
  expectConfirmed,
  fillCard,
  payWith,
  pressPay,
} from '../helpers/booking-steps.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { CARDS, hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`the card form says each rule of the brief (${lang})`, async ({ visit, db, baseURL }) => {
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const page = await visit({ as: guest, width: 390, touch: true });
    const scene = { page, lang, t };
    await page.goto(paths(lang).payment(held.number));
    const good = cardOf(CARDS.approved);
    const broken = [
      ['number', '420132011111101', t('rules.card_16')],
      ['number', '4201320111111011', t('rules.card_invalid')],
      ['name', ' ', t('rules.card_name_required')],
      ['expiry', '01/20', t('rules.card_expired')],
      ['cvv', '12', t('rules.cvv_3')],
      ['zip', '1234', t('rules.zip_5')],
    ] as const;
    for (const [field, value, says] of broken) {
      await fillCard(scene, { ...good, [field]: value });
      await pressPay(scene);
      await expect(page.getByText(says)).toBeVisible();
      await expect(cardField(scene, field)).toHaveAttribute('aria-invalid', 'true');
      await expect(cardField(scene, field)).toBeFocused();
    }
    await fillCard(scene, good);
    await pressPay(scene);
    await answerBank(scene, 'approve');
    await expectConfirmed(scene);
  });

  test(`a refused payment says why and can be tried again (${lang})`, async ({ visit, db }) => {
    const { adNumber } = await buildListing(db);
    const page = await visit({ as: await buildPerson(db), width: 390, touch: true });
    const scene = { page, lang, t };
    await page.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
    await confirmBooking(scene);
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'decline');
    await expect(page.getByRole('heading', { name: t('payment.failedTitle') })).toBeVisible();
    await expect(page.getByText(t('payment.failures.three_d_secure_failed'))).toBeVisible();
    await expect(page.getByText(t('payment.failedHeld'))).toBeVisible();
    await page.getByRole('link', { name: t('payment.tryAgain') }).click();
    await payWith(scene, CARDS.insufficient);
    await answerBank(scene, 'approve');
    await expect(page.getByText(t('payment.failures.insufficient_funds'))).toBeVisible();
    await page.getByRole('link', { name: t('payment.tryAgain') }).click();
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'approve');
    await expectConfirmed(scene);
  });

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`a lost webhook is found by the page one comes back to (${lang})`, async ({ visit, db }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ as: await buildPerson(db) });
        const scene = { page, lang, t };
        await page.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
        const number = await confirmBooking(scene);
        await payWith(scene, CARDS.approved);
        await answerBank(scene, 'lost');
        await expectConfirmed(scene);
        await page.reload();
        await expectConfirmed(scene);
        await page.getByRole('link', { name: t('payment.toReservation') }).click();
        await expect(page).toHaveURL(at(lang, `/dashboard/reservations/${number}`));
        await expect(page.getByText(t('reservations.states.active'), { exact: true }).first()).toBeVisible();
        await expect(page.getByText(t('bookingLife.events.pay'))).toBeVisible();
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`a slow approval is waited for in words (${lang})`, async ({ visit, db }) => {
        const { adNumber } = await buildListing(db);
        const page = await visit({ as: await buildPerson(db) });
        const scene = { page, lang, t };
        await page.goto(bookAddress(lang, adNumber, NIGHTS, 'pay'));
        await confirmBooking(scene);
        await payWith(scene, CARDS.approved);
        await answerBank(scene, 'slow');
        await expect(page.getByRole('heading', { name: t('payment.checking') })).toBeVisible();
        await expect(page.getByText(t('payment.checkingText'))).toBeVisible();
        // The bank makes up its mind sooner than after its 20 seconds.
        const id = new URL(page.url()).searchParams.get('payment') ?? '';
        await db
          .updateTable('sandbox_gateway.payment')
          .set({ paid_at: new Date() })
          .where('id', '=', id)
          .execute();
        await expectConfirmed(scene);
      });
    }
}

test('a hold outlives a reload and the way back, and is found again', async ({ visit, db }) => {
  const t = wordsOf('ar');
  const { adNumber } = await buildListing(db);
  const page = await visit({ as: await buildPerson(db), width: 390, touch: true });
  const scene = { page, lang: 'ar' as const, t };
  await page.goto(bookAddress('ar', adNumber, NIGHTS, 'pay'));
  const number = await confirmBooking(scene);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/\d/);
  await page.goBack();
  // The own hold stands in the way of the same dates: said, not a dead button.
  await expect(page.getByRole('alert')).toHaveText(/./);
  await page.goto('/dashboard/reservations');
  await page
    .getByRole('article')
    .getByRole('link', { name: t('reservations.pay') })
    .click();
  await expect(page).toHaveURL(`/dashboard/reservations/${number}/payment`);
  await payWith(scene, CARDS.approved);
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('payment.heading') })).toBeVisible();
  await payWith(scene, CARDS.approved);
  await answerBank(scene, 'approve');
  await expectConfirmed(scene);
  await page.goto(`/dashboard/reservations/${number}/payment`);
  await expect(page.getByRole('heading', { name: t('payment.headingRest') })).toBeVisible();
});

test('two tabs paying one hold charge once: the second payment is given back', async ({ visit, db }) => {
  const t = wordsOf('en');
  const { adNumber } = await buildListing(db);
  const page = await visit({ as: await buildPerson(db) });
  const scene = { page, lang: 'en' as const, t };
  await page.goto(bookAddress('en', adNumber, NIGHTS, 'pay'));
  const number = await confirmBooking(scene);
  const tab = await page.context().newPage();
  await tab.goto(`/en/dashboard/reservations/${number}/payment`);
  const second = { page: tab, lang: 'en' as const, t };
  await payWith(scene, CARDS.approved);
  await payWith(second, CARDS.approved);
  await answerBank(scene, 'approve');
  await expectConfirmed(scene);
  await answerBank(second, 'approve');
  await expect(tab.getByRole('heading', { name: t('payment.surplusTitle') })).toBeVisible();
  await expect(tab.getByText(t('payment.surplusPaid'))).toBeVisible();
  const payments = await db
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .innerJoin('reservation', 'reservation.id', 'due.reservation_id')
    .select(['payment.state', 'payment.amount'])
    .where('reservation.number', '=', Number(number) as never)
    .execute();
  expect(payments.map(({ state }) => state).sort()).toEqual(['settled', 'surplus']);
});
