import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import {
  answerBank,
  expectConfirmed,
  payWith,
  pressPay,
  type Scene,
  saying,
} from '../helpers/booking-steps.ts';
import { test } from '../helpers/site.ts';
import { CARDS, hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };
const LATER: Stay = { period: 2, start: inDays(20), end: inDays(22) };
const WIDTHS = { ar: 390, en: 1440 } as const;

/** Runs in the page: Apple Pay as Safari has it, its sheet agreed to at once, or left where the test says so. */
function haveApplePay(): void {
  class ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static supportsVersion = () => true;
    static canMakePayments = () => true;
    onvalidatemerchant: (event: { validationURL: string }) => void = () => {};
    onpaymentauthorized: (event: { payment: { token: unknown } }) => void = () => {};
    oncancel = () => {};
    constructor(_version: number, request: object) {
      sessionStorage.setItem('apple sheet', JSON.stringify(request));
    }
    begin() {
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
      if (sessionStorage.getItem('steps back') === null) this.onvalidatemerchant({ validationURL });
      else this.oncancel();
    }
    completeMerchantValidation() {
      this.onpaymentauthorized({ payment: { token: { paymentData: { version: 'EC_v1' } } } });
    }
    completePayment() {}
    abort() {}
  }
  Object.assign(globalThis, { ApplePaySession });
}

/** Chooses STC Pay, has a code sent to a number and types one. */
async function payByWallet({ page, t }: Scene, code: string): Promise<void> {
  await page.getByText(t('transfers.stc'), { exact: true }).click();
  await page.getByLabel(t('payment.stc.mobile')).fill('+966 51 234 5678');
  await sendCode({ page, t }, code);
}

/** Has a code sent to the number that stands there and types one. */
async function sendCode({ page, t }: Omit<Scene, 'lang'>, code: string): Promise<void> {
  await page.getByRole('button', { name: t('payment.stc.send') }).click();
  await page.getByLabel(t('payment.stc.code'), { exact: true }).fill(code);
  await pressPay({ page, t, lang: 'ar' });
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`a guest pays by STC Pay: a wrong code is said, the right one confirms (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const page = await visit({ as: guest, width: WIDTHS[lang], touch: lang === 'ar' });
    const scene = { page, lang, t };
    await page.goto(paths(lang).payment(held.number));
    await page.getByText(t('transfers.stc'), { exact: true }).click();
    await page.getByRole('button', { name: t('payment.stc.send') }).click();
    await expect(page.getByText(t('rules.phone_invalid'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await payByWallet(scene, '999999');
    await expect(page.getByText(t('payment.failures.otp_wrong'))).toBeVisible();
    await page.getByRole('link', { name: t('payment.tryAgain') }).click();
    // The wallet is shown again, with its number.
    await expect(page.getByRole('radio', { name: t('transfers.stc') })).toBeChecked();
    await expect(page.getByLabel(t('payment.stc.mobile'))).toHaveValue(/512345678$/);
    await sendCode(scene, '123456');
    await expectConfirmed(scene);
    await expect(page.getByText('STC Pay •••• 5678')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });

  test(`a guest with Apple Pay pays in one press; stepping back from its sheet leaves the page as it was (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const page = await visit({ as: guest, width: WIDTHS[lang], touch: lang === 'ar' });
    await page.addInitScript(haveApplePay);
    const scene = { page, lang, t };
    await page.goto(paths(lang).payment(held.number));
    const button = page.getByRole('button', { name: t('payment.applePay.pay') });
    await expect(button).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await page.evaluate(() => sessionStorage.setItem('steps back', 'yes'));
    await button.click();
    await expect(button).toBeEnabled();
    await page.evaluate(() => sessionStorage.removeItem('steps back'));
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\/payments$/, async (route) => {
      await isSeen;
      await route.continue();
    });
    await button.click();
    // One attempt at a time: meanwhile no other way can be chosen.
    await expect(page.getByRole('radio', { name: t('transfers.stc') })).toBeDisabled();
    goOn();
    await expectConfirmed(scene);
    await expect(page.getByText('Apple Pay •••• 1010')).toBeVisible();
    const sheet = await page.evaluate(() => JSON.parse(sessionStorage.getItem('apple sheet') ?? '{}'));
    expect(sheet).toMatchObject({
      countryCode: 'SA',
      currencyCode: 'SAR',
      total: { label: t('common.appName') },
    });
  });

  test(`a card is kept when its box is ticked, pays the next stay in one tap, and is removed (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const guest = await buildPerson(db);
    const stays: Awaited<ReturnType<typeof hold>>[] = [];
    for (const nights of [NIGHTS, LATER])
      stays.push(await hold(baseURL ?? '', guest, (await buildListing(db)).unitId, nights));
    const page = await visit({ as: guest, width: WIDTHS[lang], touch: lang === 'ar' });
    const scene = { page, lang, t };
    await page.goto(paths(lang).payment(stays[0]?.number ?? ''));
    const box = page.getByRole('checkbox', { name: t('payment.kept.keep') });
    await expect(box).not.toBeChecked();
    await box.check();
    await payWith(scene, CARDS.approved);
    await answerBank(scene, 'approve');
    await expectConfirmed(scene);
    const card = page.getByText('•••• 1010');
    await expect(async () => {
      await page.goto(paths(lang).payment(stays[1]?.number ?? ''));
      await expect(page.getByRole('heading', { name: t('payment.kept.title') })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: saying(t, 'payment.kept.payWith') }).click();
    await answerBank(scene, 'approve');
    await expectConfirmed(scene);
    await page.goto(paths(lang).myInfo());
    const section = page.getByRole('region', { name: t('payment.kept.sectionTitle') });
    await expect(section.getByText('•••• 1010')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await section.getByRole('button', { name: saying(t, 'payment.kept.removeOf') }).click();
    await expect(section.getByText(t('payment.kept.none'))).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}
