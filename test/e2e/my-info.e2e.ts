import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { codeFor, newPhone, storedKeys } from '../helpers/signing-in.ts';
import { at, test, tokenFor } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const MY_INFO = '/dashboard/my_info';
const SUNDAY = { ar: 'الأحد', en: 'Sunday' };
/** One green pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const save = (page: Page, words: string, place = 0) =>
  page.getByRole('button', { name: words, exact: true }).nth(place).click();

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an office fills in its info, each mistake told beside its field (${lang})`, async ({ visit, db }) => {
    const office = await buildPerson(db, { kind: 'business' });
    const page = await visit({ as: office, width: 390 });
    await page.goto(at(lang, '/'));
    await page.getByRole('button', { name: t('shell.account') }).click();
    await page.getByRole('link', { name: t('accountPanel.myInfo') }).click();
    await expect(page).toHaveURL(at(lang, MY_INFO));
    const mistakes = {
      'myInfo.businessName': ['نور', 'rules.name_min'],
      'myInfo.email': ['noura@', 'rules.email_invalid'],
      'myInfo.commercialRegistration': ['123', 'rules.cr_10'],
      'myInfo.fal': ['12', 'rules.fal_10'],
      'myInfo.vat': ['410122393500003', 'rules.vat_15'],
      'myInfo.viewerPhone': ['051234567', 'rules.viewer_phone'],
    } as const;
    for (const [label, [text]] of Object.entries(mistakes))
      await page.getByRole('textbox', { name: t(label as keyof typeof mistakes), exact: true }).fill(text);
    await save(page, t('common.save'));
    for (const [, rule] of Object.values(mistakes)) await expect(page.getByText(t(rule))).toBeVisible();
    const right = {
      'myInfo.businessName': 'مكتب النخيل العقاري',
      'myInfo.email': 'info@nakheel.sa',
      'myInfo.commercialRegistration': '١٠١٠١٢٣٤٥٦',
      'myInfo.fal': '1200000001',
      'myInfo.vat': '310122393500003',
      'myInfo.viewerPhone': '0512345678',
    } as const;
    for (const [label, text] of Object.entries(right))
      await page.getByRole('textbox', { name: t(label as keyof typeof right), exact: true }).fill(text);
    await page.getByRole('checkbox', { name: SUNDAY[lang] }).check();
    await save(page, t('common.save'));
    await expect(page.getByText(t('rules.legal_name_required'))).toBeVisible();
    await page.getByLabel(t('myInfo.legalName'), { exact: true }).fill('شركة النخيل العقارية');
    await save(page, t('common.save'));
    await expect(page.getByText(t('myInfo.saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t('myInfo.commercialRegistration'))).toHaveValue('1010123456');
    await expect(page.getByLabel(t('myInfo.hours.opensOf', { day: SUNDAY[lang] }))).toHaveValue('09:00');
    await expect.poll(async () => (await storedKeys(page)).userData).toContain('مكتب النخيل العقاري');
  });

  test(`identity, payout and pictures keep no more than they must (${lang})`, async ({ visit, db }) => {
    const office = await buildPerson(db, { kind: 'business' });
    const page = await visit({ as: office });
    await page.goto(at(lang, MY_INFO));
    const number = page.getByRole('textbox', { name: t('myInfo.identity.number'), exact: true });
    await number.fill('1012345673');
    await save(page, t('common.save'), 1);
    await expect(page.getByText(t('rules.identity_invalid'))).toBeVisible();
    await number.fill('1012345672');
    const iban = page.getByLabel(t('myInfo.payout.iban'), { exact: true });
    await iban.fill('SA03 8000 0000 6080 1016 7518');
    await expect(page.getByLabel(t('myInfo.payout.bankName'))).toHaveValue(/الراجحي|Rajhi/);
    await page.getByLabel(t('myInfo.payout.holder')).fill('شركة النخيل');
    await page.reload();
    await expect(page.getByLabel(t('myInfo.payout.holder'))).toHaveValue('شركة النخيل');
    await expect(iban).toHaveValue('');
    await expect(number).toHaveValue('');
    await number.fill('1012345672');
    await save(page, t('common.save'), 1);
    await expect(page.getByText('5672')).toBeVisible();
    await iban.fill('SA0380000000608010167518');
    await save(page, t('common.save'), 1);
    await expect(page.getByText(t('rules.iban_invalid'))).toBeVisible();
    await iban.fill('SA0380000000608010167519');
    await save(page, t('common.save'), 1);
    await expect(page.getByText('7519')).toBeVisible();
    const logo = page.getByLabel(t('myInfo.picture.logo'), { exact: true });
    await logo.setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    });
    await expect(page.getByText(t('rules.logo_2mb'))).toBeVisible();
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByText(t('myInfo.picture.uploaded'))).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(stored).not.toContain('1012345672');
    expect(stored).not.toContain('0380000000608010167519');
  });

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`two tabs do not overwrite each other, and nothing typed is lost (${lang})`, async ({
        visit,
        db,
      }) => {
        const person = await buildPerson(db);
        const [first, second] = [await visit({ as: person }), await visit({ as: person })];
        for (const page of [first, second]) await page.goto(at(lang, MY_INFO));
        const nameIn = (page: Page) => page.getByLabel(t('myInfo.name'), { exact: true });
        await nameIn(first).fill('نورة من الأولى');
        await nameIn(second).fill('نورة من الثانية');
        await second.getByRole('textbox', { name: t('myInfo.email') }).fill('noura@example.sa');
        await second.reload();
        await expect(nameIn(second)).toHaveValue('نورة من الثانية');
        await save(first, t('common.save'));
        await expect(first.getByText(t('myInfo.saved'))).toBeVisible();
        await save(second, t('common.save'));
        await expect(second.getByText(t('myInfo.conflict.title'))).toBeVisible();
        await expect(nameIn(second)).toHaveValue('نورة من الثانية');
        await expect(second.getByText('نورة من الأولى')).toBeVisible();
        await second
          .getByRole('button', { name: t('myInfo.conflict.useOf', { field: t('myInfo.name') }) })
          .click();
        await save(second, t('common.save'));
        await expect(second.getByText(t('myInfo.saved'))).toBeVisible();
        await second.reload();
        await expect(nameIn(second)).toHaveValue('نورة من الأولى');
        await expect(second.getByRole('textbox', { name: t('myInfo.email') })).toHaveValue(
          'noura@example.sa',
        );
      });
    }

  test(`consent, one's own data, and closing the account by a code (${lang})`, async ({ visit, db }) => {
    const phone = newPhone();
    const person = await buildPerson(db, { phone: `+966${phone.slice(1)}` });
    const page = await visit({ as: person });
    // Signed in on another device too.
    const other = await visit({ as: await tokenFor(db, person.phone) });
    await other.goto(at(lang, MY_INFO));
    await page.goto(at(lang, MY_INFO));
    const devices = page.getByRole('region', { name: t('myInfo.devices.title') }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText(t('myInfo.devices.current'));
    await devices.nth(1).getByRole('button').click();
    await expect(devices).toHaveCount(1);
    await other.reload();
    await expect(other).not.toHaveURL(at(lang, MY_INFO));
    const email = page.getByRole('checkbox', { name: t('myInfo.privacy.channel.email') });
    await email.check();
    await expect(page.getByText(t('myInfo.privacy.consentSaved'))).toBeVisible();
    await page.reload();
    await expect(email).toBeChecked();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: t('myInfo.privacy.exportButton') }).click();
    expect((await downloading).suggestedFilename()).toBe('diyar-personal-data.json');
    await page.getByRole('button', { name: t('myInfo.privacy.close'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('myInfo.privacy.sendCode') }).click();
    const code = await codeFor(page.request, phone);
    await dialog.getByLabel(t('signIn.code')).fill(code === '111111' ? '222222' : '111111');
    await dialog.getByRole('button', { name: t('myInfo.privacy.closeForGood') }).click();
    await expect(dialog.getByText(t('errors.code_wrong'))).toBeVisible();
    await dialog.getByLabel(t('signIn.code')).fill(code);
    await dialog.getByRole('button', { name: t('myInfo.privacy.closeForGood') }).click();
    await expect(page).toHaveURL(at(lang, '/'));
    expect(await storedKeys(page)).toEqual({ user_token: null, user_type: null, userData: null });
    const gone = await db.selectFrom('person').select('id').where('phone', '=', person.phone).execute();
    expect(gone).toEqual([]);
  });
}

test('a place is picked under the pin of the map, once it is close enough', async ({ visit, db }) => {
  const t = wordsOf('ar');
  const page = await visit({ as: await buildPerson(db) });
  await page.goto(MY_INFO);
  await page.getByRole('button', { name: t('myInfo.location.choose') }).click();
  const dialog = page.getByRole('dialog');
  const use = dialog.getByRole('button', { name: t('myInfo.location.use') });
  const mine = dialog.getByRole('button', { name: t('myInfo.location.mine') });
  await mine.click();
  await expect(dialog.getByText(t('myInfo.location.noDetection'))).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  if (await use.isVisible()) {
    await use.click();
    await expect(dialog.getByText(t('rules.zoom_in'))).toBeVisible();
  }
  // A place outside the Kingdom is refused by the server.
  await page.context().setGeolocation({ latitude: 26.2235, longitude: 50.5876 });
  await mine.click();
  if (await use.isVisible()) await use.click();
  await expect(dialog).toBeHidden();
  await save(page, t('common.save'));
  await expect(page.getByText(t('rules.outside_kingdom'))).toBeVisible();
});
