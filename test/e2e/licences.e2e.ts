import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { hashIdentity } from '../../api/src/accounts/identity.ts';
import { DEVELOPMENT_SECRET } from '../../api/src/config-variables.ts';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { fullWizard } from '../../api/src/testing/supply.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const IDENTITY = '1012345672';

/** An individual who saved an identity number. */
async function buildKnownPerson(db: Database): Promise<BuiltPerson> {
  const person = await buildPerson(db);
  await db
    .updateTable('person')
    .set({
      identity_kind: 'citizen',
      identity_hmac: hashIdentity(DEVELOPMENT_SECRET, IDENTITY),
      identity_last4: IDENTITY.slice(-4),
    })
    .where('id', '=', person.personId)
    .execute();
  return person;
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an advertiser checks a licence and sees each difference explained (${lang})`, async ({
    visit,
    db,
  }) => {
    const host = await buildKnownPerson(db);
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

const t = wordsOf('ar');

test('before anything is sent, the wizard shows the licence beside what was typed, and takes its values over', async ({
  visit,
  db,
}) => {
  const host = await buildKnownPerson(db);
  const { personId: person_id, accountId: account_id } = host;
  const now = new Date();
  const content = JSON.stringify({ ...fullWizard(), licence: { number: '72' } });
  await db
    .insertInto('wizard')
    .values({ person_id, account_id, content, started_at: now, saved_at: now })
    .execute();
  const page = await visit({ as: host, width: 390 });
  await page.goto('/add-real-estate?step=licence');
  const ask = page.getByRole('button', { name: t('licences.inquiry.ask') });
  await ask.click();
  await page.getByLabel(t('licences.identity'), { exact: true }).fill(IDENTITY);
  await ask.click();
  await expect(page.getByRole('alert').getByText(t('rules.licence_6_13'))).toBeVisible();

  await page.getByLabel(t('supplyForm.fields.licence.number'), { exact: true }).fill('7200000001');
  await ask.click();
  await expect(page.getByText(t('licences.inForce'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('licences.mismatch', { count: 1 }))).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  const takeArea = t('licences.inquiry.takeField', { field: t('licences.field.area') });
  await page.getByRole('button', { name: takeArea }).click();
  await expect(page.getByText(t('licences.fits'))).toBeVisible();
  const kept = async () =>
    (await db.selectFrom('wizard').select('content').where('account_id', '=', account_id).executeTakeFirst())
      ?.content;
  await expect.poll(kept).toMatchObject({ property: { area: 120 }, licence: { number: '7200000001' } });
  expect(JSON.stringify(await kept())).not.toContain(IDENTITY);
});

test('an ad whose licence has ended says so on its page, on its owner’s, and among what waits at home', async ({
  visit,
  db,
}) => {
  const licence = { issued_on: '2025-01-01', expires_on: '2025-12-31' };
  const { adNumber, host } = await buildListing(db, { ad: { state: 'licence_expired', licence } });
  const page = await visit({ as: host, width: 390 });
  expect((await page.goto(`/details/${adNumber}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.errors.goneTitle') })).toBeVisible();
  await expect(page.getByText(t('shell.errors.goneText'))).toBeVisible();
  await page.goto(deskPaths('ar').home());
  await page
    .getByRole('link', { name: t('dashboard.home.needsAct') })
    .first()
    .click();
  await expect(page.getByText(t('ownAds.states.licence_expired'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('licences.ended'), { exact: true })).toBeVisible();
});

test('an operator sees Riyadh’s rents frozen and freezes another city’s, each mistake told beside its field', async ({
  visit,
  db,
  baseURL,
}) => {
  const page = await visit({ width: 1440 });
  await enterConsole(page, baseURL ?? '', await newOperator(db));
  await page.goto(deskPaths('ar').consoleRentFreezes());
  await expect(page.getByRole('heading', { level: 2, name: /^الرياض/ })).toContainText(
    t('consoleRentFreezes.frozen'),
  );
  const save = page.getByRole('button', { name: t('consoleRentFreezes.save') });
  await save.click();
  await expect(page.getByText(t('rules.add_city'))).toBeVisible();
  await page.getByLabel(t('consoleRentFreezes.city'), { exact: true }).selectOption('abha');
  await page.getByLabel(t('consoleRentFreezes.reason'), { exact: true }).fill('قرار لمدينة أبها بعد دراسة');
  expect(await accessFaults(page)).toEqual([]);
  await save.click();
  await expect(page.getByRole('heading', { level: 2, name: /^أبها/ })).toContainText(
    t('consoleRentFreezes.frozen'),
  );
});
