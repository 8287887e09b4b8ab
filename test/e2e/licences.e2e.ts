import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { hashIdentity } from '../../api/src/accounts/identity.ts';
import { DEVELOPMENT_SECRET } from '../../api/src/config-variables.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const IDENTITY = '1012345672';

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an advertiser checks a licence and sees each difference explained (${lang})`, async ({
    visit,
    db,
  }) => {
    const host = await buildPerson(db);
    await db
      .updateTable('person')
      .set({
        identity_kind: 'citizen',
        identity_hmac: hashIdentity(DEVELOPMENT_SECRET, IDENTITY),
        identity_last4: IDENTITY.slice(-4),
      })
      .where('id', '=', host.personId)
      .execute();
    const { adNumber } = await buildListing(db, {
      host,
      property: { street_width: 20, facing: 'sw' },
      ad: { state: 'not_published', licence: null, published_at: null },
    });
    const page = await visit({ as: host, width: lang === 'ar' ? 390 : 1440 });
    await page.goto(at(lang, `/host/ads/${adNumber}`));
    const number = page.getByLabel(t('licences.number'), { exact: true });
    const check = page.getByRole('button', { name: t('licences.check'), exact: true });

    await number.fill('7200');
    await check.click();
    await expect(page.getByText(t('rules.licence_6_13'))).toBeVisible();
    await number.fill(`732${adNumber}`);
    await check.click();
    await expect(page.getByText(t('rules.identity_required'))).toBeVisible();
    await page.getByLabel(t('licences.identity'), { exact: true }).fill('1098765439');
    await check.click();
    await expect(page.getByText(t('rules.identity_matches_profile'))).toBeVisible();
    await page.getByLabel(t('licences.identity'), { exact: true }).fill(IDENTITY);
    await check.click();
    await expect(page.getByText(t('errors.licence_not_yours'))).toBeVisible();
    await expect(number).toHaveValue(`732${adNumber}`);

    await number.fill(`734${adNumber}`);
    await check.click();
    await expect(page.getByText(t('licences.mismatch', { count: 1 }))).toBeVisible();
    await expect(page.getByText(t('licences.differs'), { exact: true })).toHaveCount(1);
    expect(await accessFaults(page)).toEqual([]);

    await page.getByRole('button', { name: t('licences.checkAgain') }).click();
    await number.fill(`730${adNumber}`);
    await page.getByLabel(t('licences.identity'), { exact: true }).fill(IDENTITY);
    await check.click();
    await expect(page.getByText(t('licences.fits'))).toBeVisible();
    await expect(page.getByText(t('licences.inForce'), { exact: true })).toBeVisible();

    await page.getByRole('button', { name: t('licences.checkAgain') }).click();
    await number.fill(`739${adNumber}`);
    await page.getByLabel(t('licences.identity'), { exact: true }).fill(IDENTITY);
    await check.click();
    await expect(page.getByText(t('ownAds.states.waiting_for_verification'), { exact: true })).toBeVisible();
    await expect(page.getByText(`739${adNumber}`).first()).toBeVisible();
  });
}
