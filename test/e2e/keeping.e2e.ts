import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { cardField } from '../helpers/booking-steps.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { callAs, hold } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  const tOther = wordsOf(other);

  if (triesMechanicsIn(lang)) {
    test(`photos are looked at closer, and the back button closes them (${lang})`, async ({
      visit,
      baseURL,
    }) => {
      const { items } = await callAs<{ items: { id: string }[] }>(
        baseURL ?? '',
        undefined,
        'GET',
        '/ads?per_page=1',
      );
      const page = await visit();
      const address = paths(lang).details(items[0]?.id ?? '');
      await page.goto(address);
      const opener = page
        .getByRole('button', { name: t('details.gallery.open', { number: 2, count: 9 }).slice(0, 12) })
        .first();
      await opener.click();
      const viewer = page.getByRole('dialog', { name: t('details.gallery.label') });
      await viewer.getByRole('button', { name: t('details.gallery.zoomIn') }).click();
      const whole = viewer.getByRole('button', { name: t('details.gallery.zoomOut') });
      await expect(whole).toBeVisible();
      await page.keyboard.press('0');
      await expect(whole).toHaveCount(0);
      await page.keyboard.press('+');
      await expect(whole).toBeVisible();
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(page).toHaveURL(address);
    });

    test(`the other language keeps a half-filled form, and nothing of the card (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const { unitId } = await buildListing(db);
      const guest = await buildPerson(db);
      const { number } = await hold(baseURL ?? '', guest, unitId);
      const signingIn = await visit();
      await signingIn.goto(paths(lang).signIn());
      await signingIn.getByLabel(t('signIn.phone'), { exact: true }).fill('0501');
      await signingIn.getByRole('link', { name: t('shell.switchLang') }).click();
      await expect(signingIn.getByLabel(tOther('signIn.phone'), { exact: true })).toHaveValue('0501');

      const page = await visit({ as: guest });
      await page.goto(paths(lang).payment(number));
      await cardField({ page, lang, t }, 'number').fill('4111 1111 1111 1111');
      await cardField({ page, lang, t }, 'name').fill('NOURA ALOTAIBI');
      await page.getByRole('link', { name: t('shell.switchLang') }).click();
      const after = { page, lang: other, t: tOther };
      await expect(cardField(after, 'name')).toHaveValue('NOURA ALOTAIBI');
      await expect(cardField(after, 'number')).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        '4111',
      );
    });

    test(`my reservations stay readable without a network, and print without the site around them (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const { unitId } = await buildListing(db);
      const guest = await buildPerson(db);
      const { number } = await hold(baseURL ?? '', guest, unitId);
      const page = await visit({ as: guest });
      await page.goto(at(lang, `/dashboard/reservations/${number}`));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(number);
      await page.context().setOffline(true);
      await expect(page.getByText(t('reservations.away'))).toBeVisible({ timeout: 20_000 });
      await expect(heading).toContainText(number);
      await page.context().setOffline(false);
      await expect(page.getByText(t('reservations.away'))).toHaveCount(0, { timeout: 20_000 });
      await page.emulateMedia({ media: 'print' });
      await expect(heading).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('link', { name: t('shell.switchLang') })).toBeHidden();
      await expect(page.getByRole('button', { name: t('reservations.print') })).toBeHidden();
    });
  }

  test(`signing in says what is missing where it is missing (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 390, touch: true });
    await page.goto(paths(lang).signIn());
    const phone = page.getByLabel(t('signIn.phone'), { exact: true });
    await phone.fill('0501234567');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: t('signIn.sendSms') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('common.offline') })).toBeVisible();
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await page.context().setOffline(false);
  });
}
