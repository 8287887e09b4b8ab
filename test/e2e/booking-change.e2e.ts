import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { answerBank, payWith, pickDay, saying } from '../helpers/booking-steps.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { test } from '../helpers/site.ts';
import { CARDS, callAs, hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

interface Quoted {
  quote: { id: string };
  pay: { amount: number };
}

const monthsAfter = (date: string, months: number) =>
  Temporal.PlainDate.from(date).add({ months }).toString();

const SERVICE = { name_ar: 'فطور', name_en: 'Breakfast', price: 5_000, charge: 'per_night' as const };

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`a stay is extended: the new price beside the old, the difference paid, and its advertiser accepts (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const { unitId, host } = await buildListing(db, {
      unit: { policy: { instant: false }, services: [{ ...SERVICE, mandatory: false }] },
    });
    const guest = await buildPerson(db);
    const held = await hold(site, guest, unitId);
    await pay(site, guest, held, 'approve');
    await callAs(site, host, 'POST', `/host/reservations/${held.number}/steps`, { event: 'accept' });

    const page = await visit({
      as: guest,
      ...(lang === 'ar' ? { width: 390, touch: true } : { width: 1440 }),
    });
    await page.goto(paths(lang).reservation(held.number));
    const opener = page.getByRole('button', { name: t('bookingChange.button') });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await expect(dialog).toBeVisible();
    // A step back closes the dialog alone.
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(paths(lang).reservation(held.number));
    await opener.click();
    const scene = { page, lang, t } as const;
    // Its own nights can be chosen again; half a choice has no price.
    await pickDay(scene, inDays(10));
    await expect(dialog.getByRole('button', { name: t('bookingChange.ask') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog.getByRole('button', { name: t('bookingChange.asBooked') }).click();
    await expect(dialog.getByRole('button', { name: t('bookingChange.ask') })).not.toHaveAttribute(
      'aria-disabled',
    );
    await pickDay(scene, inDays(10));
    await pickDay(scene, inDays(14));
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('bookingChange.ask') }).click();
    await expect(dialog.getByRole('heading', { name: t('bookingChange.after') })).toBeInViewport();
    expect(await accessFaults(page)).toEqual([]);
    // Another wish makes the price an old one, which cannot be confirmed.
    await pickDay(scene, inDays(10));
    await pickDay(scene, inDays(13));
    await expect(dialog.getByText(t('bookingChange.stale'))).toBeVisible();
    await dialog.getByRole('button', { name: t('bookingChange.askAgain') }).click();
    await dialog.getByLabel(t('bookingChange.reason')).fill('نمدد الإجازة يومًا');
    await dialog.getByRole('button', { name: saying(t, 'bookingChange.confirmPay') }).click();
    await expect(page.getByRole('heading', { name: t('bookingChange.headingPay') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths(lang).reservation(held.number));
    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: t('bookingChange.payDifference') }).click();
    await expect(page.getByRole('heading', { name: t('bookingChange.headingPay') })).toBeVisible();
    if (lang === 'ar') await page.locator('summary').click();
    const shown = page.locator('[data-paying]').getByText(inDays(13)).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    for (const row of ['paid', 'pay'] as const)
      await expect(
        page.getByRole('term').filter({ hasText: t(`bookingChange.${row}`), visible: true }),
      ).toBeVisible();
    await expect(page.getByText(t('booking.quote.downPayment'))).toHaveCount(0);
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'approve');
    await expect(page.getByRole('heading', { name: t('bookingChange.doneAsked') })).toBeVisible();
    await expect(page.getByText(t('bookingChange.askedNext'))).toBeVisible();

    const atHost = await visit({ as: host });
    await atHost.goto(`${paths(lang).reservation(held.number)}?side=host`);
    await expect(atHost.getByText('نمدد الإجازة يومًا').first()).toBeVisible();
    expect(await accessFaults(atHost)).toEqual([]);
    await atHost.getByRole('button', { name: t('bookingLife.buttons.change_accept') }).click();
    const accepting = atHost.getByRole('dialog');
    await accepting.getByRole('button', { name: t('bookingLife.confirm.change_accept') }).click();
    await expect(atHost.getByText(t('bookingLife.events.change_accept'))).toBeVisible();
    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(t('bookingChange.states.made'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: t('bookingLife.buttons.guest_cancel') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('bookingLife.confirm.guest_cancel') })
      .click();
    await expect(page.getByText(t('bookingChange.states.wasMade'), { exact: true })).toBeVisible();
    await expect(page.getByText(saying(t, 'reservations.backOnCard')).first()).toBeVisible();
  });

  if (triesMechanicsIn(lang))
    test(`a difference that is not paid in time leaves the booking as it was, and its page says so (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const { unitId } = await buildListing(db);
      const guest = await buildPerson(db);
      const held = await hold(site, guest, unitId);
      await pay(site, guest, held, 'approve');
      const address = `/reservations/${held.number}`;
      const stay = { start: inDays(10), end: inDays(13), guests: 1, services: [] };
      const quoted = await callAs<Quoted>(site, guest, 'POST', `${address}/change_quotes`, stay);
      const asked = { quote_id: quoted.quote.id, pay: quoted.pay.amount, back: 0, reason: '' };
      await callAs(site, guest, 'POST', `${address}/changes`, asked);
      const page = await visit({ as: guest });
      await page.clock.install();
      await page.goto(paths(lang).payment(held.number));
      await expect(page.getByRole('timer')).toHaveText(/\d/);
      await page.clock.fastForward('16:00');
      await expect(page.getByRole('heading', { name: t('payment.changeLapsedTitle') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('payment.bookAgain') })).toHaveCount(0);
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('link', { name: t('payment.toReservation') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(held.number);
    });

  if (triesMechanicsIn(lang)) {
    test(`hours keep their start and end later, and months grow by one (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const { unitId } = await buildListing(db, {
        unit: { prices: { hourly: 20_000, monthly: 300_000 } },
      });
      const guest = await buildPerson(db);
      const page = await visit({ as: guest, width: 390, touch: true });
      const dialog = page.getByRole('dialog');
      const change = async (stay: Stay) => {
        const held = await hold(site, guest, unitId, stay);
        await pay(site, guest, held, 'approve');
        await page.goto(paths(lang).reservation(held.number));
        await page.getByRole('button', { name: t('bookingChange.button') }).click();
      };
      const ask = async () => {
        await dialog.getByRole('button', { name: t('bookingChange.ask') }).click();
        await expect(dialog.getByRole('heading', { name: t('bookingChange.after') })).toBeInViewport();
        expect(await accessFaults(page)).toEqual([]);
      };
      const day = inDays(10);
      await change({ period: 1, start: `${day}T16:00`, end: `${day}T18:00` });
      const starts = dialog.getByRole('group', { name: t('booking.when.startTime') });
      await expect(starts.getByRole('radio', { name: '16:00' })).toBeChecked();
      await dialog
        .getByRole('group', { name: t('booking.when.endTime') })
        .getByText('20:00')
        .click();
      await ask();

      await change({ period: 3, start: inDays(40), end: monthsAfter(inDays(40), 1) });
      const months = dialog.getByRole('combobox', { name: t('booking.when.months') });
      await expect(months).toHaveValue('1');
      await months.selectOption('2');
      await ask();
    });
  }
}
