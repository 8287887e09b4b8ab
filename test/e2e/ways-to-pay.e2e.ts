import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { expectConfirmed, pressPay, type Scene } from '../helpers/booking-steps.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };
const WIDTHS = { ar: 390, en: 1440 } as const;

/** Chooses STC Pay, has a code sent to a number and types one. */
async function payByWallet({ page, t }: Scene, code: string): Promise<void> {
  await page.getByText(t('transfers.stc'), { exact: true }).click();
  await page.getByLabel(t('payment.stc.mobile')).fill('+966 51 234 5678');
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
    await payByWallet(scene, '123456');
    await expectConfirmed(scene);
    await expect(page.getByText('STC Pay •••• 5678')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}
