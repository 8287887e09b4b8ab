import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** The server is asked every few seconds whether it can be reached again. */
const SOON = { timeout: 15_000 };

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const to = paths(lang);

  test(`without a network a page never opened before says so in place, and opens by itself later (${lang})`, async ({
    visit,
  }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(to.home());
    const title = page.getByRole('heading', { level: 1, name: t('shell.errors.offlineTitle') });
    const ad = page.locator('main [data-ad]').first().getByRole('heading').getByRole('link');
    const [address, name] = [await ad.getAttribute('href'), (await ad.textContent()) ?? ''];
    await page.context().setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.verified') })
      .tap();
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(to.verified());
    await page.goBack();
    await expect(page).toHaveURL(to.home());
    await expect(title).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: t('home.heading') })).toBeVisible(SOON);
    await page.context().setOffline(true);
    await ad.tap();
    await expect(title).toBeVisible();
    await expect(page.getByText(t('shell.errors.offlineText'))).toBeVisible();
    // Its heading says it once.
    const said = await page.getByRole('main').textContent();
    expect(said?.split(t('shell.errors.offlineTitle'))).toHaveLength(2);
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect(page.getByRole('button', { name: t('common.retry') })).not.toHaveAttribute('aria-busy');
    await expect(title).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(SOON);
    expect(new URL(page.url()).pathname).toBe(address?.split('?')[0]);
  });

  test(`a link pressed again when the network is back opens its page (${lang})`, async ({ visit }) => {
    const page = await visit({ width: 360, touch: true });
    await page.goto(to.home());
    const link = page.getByRole('contentinfo').getByRole('link', { name: t('shell.verified') });
    await page.context().setOffline(true);
    await link.tap();
    await expect(page.getByText(t('shell.errors.offlineText'))).toBeVisible();
    await page.context().setOffline(false);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.homeLink') })
      .tap();
    await link.tap();
    await expect(page.getByText(t('advertisers.verifiedLead'))).toBeVisible(SOON);
  });
}
