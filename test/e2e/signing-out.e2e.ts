import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { storedKeys } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

async function openAccount(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  if (lang === 'en')
    test(`sign out here, and everywhere (${lang})`, async ({ visit, db }) => {
      const person = await buildPerson(db);
      const [here, there] = [
        await visit({ as: person }),
        await visit({ as: person, width: 390, touch: true }),
      ];
      await here.goto(at(lang, '/terms_of_use'));
      await there.goto(at(lang, '/terms_of_use'));
      await expect.poll(async () => (await storedKeys(there)).userData).not.toBeNull();
      await openAccount(here, t('shell.account'));
      await here.getByRole('button', { name: t('accountPanel.signOutEverywhere') }).click();
      const dialog = here.getByRole('dialog', { name: t('accountPanel.signOutEverywhere') });
      await expect(dialog.getByText(t('accountPanel.signOutEverywhereAsk'))).toBeVisible();
      await dialog.getByRole('button', { name: t('common.cancel') }).click();
      await expect(dialog).toHaveCount(0);
      await here.getByRole('button', { name: t('accountPanel.signOutEverywhere') }).click();
      await dialog.getByRole('button', { name: t('accountPanel.signOutEverywhere') }).click();
      await expect(here.getByText(t('shell.signedOut'))).toBeVisible();
      await expect(here).toHaveURL(at(lang, '/'));
      expect(await storedKeys(here)).toEqual({ user_token: null, user_type: null, userData: null });
      // The other device follows its news: it hears at once that its token holds no longer.
      await expect(there.getByText(t('errors.invalid_token'))).toBeVisible();

      const again = await buildPerson(db);
      const phone = await visit({ as: again, width: 390, touch: true });
      await phone.goto(at(lang, '/terms_of_use'));
      await openAccount(phone, t('shell.account'));
      await phone.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
      await expect(phone.getByText(t('shell.signedOut'))).toBeVisible();
      const refused = await phone.request.get('/api/v1/user/current', {
        headers: { apikey: 'diyar-development', authorization: `Bearer ${again.token}` },
      });
      expect([refused.status(), (await refused.json()).code]).toEqual([401, 'invalid_token']);
    });

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`signing out here forgets at once and goes home, also when the API is never reached (${lang})`, async ({
        visit,
        db,
      }) => {
        const ways = { width: [1440, 390], network: ['lost', 'silent'] } as const;
        for (const width of ways.width)
          for (const network of ways.network) {
            const page = await visit({ as: await buildPerson(db), width });
            await page.goto(at(lang, '/terms_of_use'));
            await expect.poll(async () => (await storedKeys(page)).userData).not.toBeNull();
            // A request that is never answered stays open until the page is closed.
            await page.route('**/api/v1/auth/tokens/current', (route) =>
              network === 'lost' ? route.abort() : undefined,
            );
            await openAccount(page, t('shell.account'));
            await page.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
            await expect(page).toHaveURL(at(lang, '/'));
            expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
            if (network === 'lost') await expect(page.getByText(t('shell.signedOut'))).toBeVisible();
            await page.goBack();
            await expect(page).toHaveURL(at(lang, '/terms_of_use'));
          }
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`signing out on a page of one's own leaves one step home, and no word of signing in (${lang})`, async ({
        visit,
        db,
      }) => {
        for (const width of [1440, 390]) {
          const page = await visit({ as: await buildPerson(db), width });
          await page.goto(at(lang, '/terms_of_use'));
          await page.goto(at(lang, '/dashboard/reservations'));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // On a phone the account lies under the dashboard's last tab.
          await openAccount(page, width === 390 ? t('dashboard.more') : t('shell.account'));
          await page.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
          await expect(page).toHaveURL(at(lang, '/'));
          await expect(page.getByText(t('shell.signedOut'))).toBeVisible();
          await page.goBack();
          await expect(page).toHaveURL(at(lang, '/terms_of_use'));
          await expect(page.getByText(t('errors.login_required'))).toHaveCount(0);
        }
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`signing out everywhere asks again when it could not be done (${lang})`, async ({ visit, db }) => {
        const page = await visit({ as: await buildPerson(db), width: 390 });
        await page.goto(at(lang, '/terms_of_use'));
        await openAccount(page, t('shell.account'));
        await page.getByRole('button', { name: t('accountPanel.signOutEverywhere') }).click();
        const dialog = page.getByRole('dialog', { name: t('accountPanel.signOutEverywhere') });
        const confirm = dialog.getByRole('button', { name: t('accountPanel.signOutEverywhere') });
        await page.route('**/api/v1/auth/tokens', (route) => route.abort());
        await confirm.click();
        await expect(page.getByText(t('common.offline'))).toBeVisible();
        await expect(dialog).toBeVisible();
        expect((await storedKeys(page)).user_token).not.toBeNull();
        await page.unroute('**/api/v1/auth/tokens');
        await confirm.click();
        await expect(page.getByText(t('shell.signedOut'))).toBeVisible();
        await expect(page).toHaveURL(at(lang, '/'));
        expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
      });
    }
}

test('a page of one’s own that a step back brings as it was shows nothing after signing out', async ({
  visit,
  db,
}) => {
  const person = await buildPerson(db);
  const page = await visit({ as: person });
  await page.goto('/terms_of_use');
  await page.goto('/dashboard/my_info');
  await expect.poll(async () => (await storedKeys(page)).userData).not.toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the browser keeps frozen hears nothing; the tests' browser keeps no page, so it is told what others tell.
  const comeBack = () =>
    page.evaluate(() => {
      for (const key of ['user_token', 'user_type', 'userData']) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return new Promise<string>((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelector('main')?.textContent ?? '')),
      );
    });
  expect(await comeBack()).toBe('');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/terms_of_use');
});

test('another tab signs in and out together', async ({ visit, db }) => {
  const t = wordsOf('ar');
  const page = await visit({ as: await buildPerson(db) });
  await page.goto('/terms_of_use');
  const tab = await page.context().newPage();
  // Also where a question stands open.
  await tab.goto('/dashboard/my_info');
  await tab.getByRole('button', { name: t('myInfo.privacy.close'), exact: true }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await openAccount(page, t('shell.account'));
  await page.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
  await expect(tab).toHaveURL('/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});
