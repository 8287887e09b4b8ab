import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** Registrations and identities of its own for each language: each is verified once. */
const KNOWN = {
  ar: {
    identity: '1000000008',
    registration: '١٠١٠٠٠٠٠٠١',
    name: 'مؤسسة أركان الشمال للعقارات',
    ends: '0008',
  },
  en: { identity: '2000000055', registration: '4030000001', name: 'شركة ضفاف جدة العقارية', ends: '0055' },
} as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 390 : 1440;

  test(`an office proves its owner, registration and licence; an operator refuses, then verifies it (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const { identity, registration, name, ends } = KNOWN[lang];
    const host = await buildPerson(db, { kind: 'business', name });
    const page = await visit({ as: host, width });
    await page.goto(at(lang, '/dashboard/verify-office'));
    await page.getByLabel(t('verification.number')).fill(identity);
    await page.getByRole('button', { name: t('verification.start') }).click();
    const digits = await page.getByText(/^\d{2}$/).textContent();
    const app = await visit({ as: host, width: 390 });
    await app.goto('/_dev/nafath');
    await app
      .getByRole('article')
      .filter({ hasText: ends })
      .getByRole('button', { name: digits ?? '', exact: true })
      .click();

    const number = page.getByLabel(t('offices.registration'));
    await number.fill('1010000002');
    await page.getByRole('button', { name: t('offices.check') }).click();
    await expect(page.getByText(t('rules.registration_inactive'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await number.fill(registration);
    await page.getByRole('button', { name: t('offices.check') }).click();
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible();

    await page.getByRole('checkbox', { name: t('offices.hasBroker') }).check();
    await page.getByLabel(t('offices.brokerNumber')).fill(lang === 'ar' ? '1200000077' : '1200000078');
    await page.getByLabel(t('offices.brokerEnds')).fill('2099-01-01');
    const send = page.getByRole('button', { name: t('offices.send') });
    await send.click();
    await expect(page.getByText(t('rules.document_required')).first()).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    // The hint of the field speaks of such files too.
    const fileOf = (kind: 'picture' | 'pdf') =>
      new RegExp(`^${t(`offices.file.${kind}`).split('{')[0] ?? ''}`);
    const attach = (purpose: 'registration' | 'broker_licence' | 'authorisation', file: Buffer) =>
      page
        .getByLabel(t('offices.add', { purpose: t(`offices.purposes.${purpose}`) }))
        .setInputFiles({ name: 'a', mimeType: 'application/octet-stream', buffer: file });
    await attach('registration', PNG);
    await expect(page.getByText(fileOf('picture'))).toBeVisible();
    await attach('broker_licence', PDF);
    await expect(page.getByText(fileOf('pdf'))).toBeVisible();
    // The register names the owner of the first alone.
    if (lang === 'en') {
      await attach('authorisation', PDF);
      await expect(page.getByText(fileOf('pdf'))).toHaveCount(2);
    }
    await send.click();
    await expect(page.getByText(t('offices.sentTitle'))).toBeVisible();

    const desk = await visit({ width: 1440 });
    await enterConsole(desk, baseURL ?? '', await newOperator(db));
    await desk.goto(at(lang, '/admin/verifications'));
    const waiting = desk.getByRole('list', { name: t('consoleOffices.list') }).getByRole('link', { name });
    await waiting.click();
    await desk.getByRole('button', { name: t('consoleOffices.show').split('(')[0] ?? '' }).click();
    await expect(desk.getByRole('img', { name: t('consoleOffices.picture.registration') })).toBeVisible();
    const saved = desk.waitForEvent('download');
    await desk
      .getByRole('button', { name: t('consoleOffices.download').split('(')[0] ?? '' })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toBe('diyar-document.pdf');
    expect(await accessFaults(desk)).toEqual([]);
    await desk.getByRole('radio', { name: t('consoleOffices.decisions.refused') }).check();
    await desk.getByRole('button', { name: t('consoleOffices.decide') }).click();
    await expect(desk.getByText(t('rules.reason_required'))).toBeVisible();
    await desk.getByLabel(t('consoleOffices.reason')).fill('صورة السجل غير واضحة');
    await desk.getByRole('button', { name: t('consoleOffices.decide') }).click();
    await expect(desk.getByText(t('consoleOffices.decided.refused'))).toBeVisible();

    // The office reads why, as it happens, and sends again.
    await expect(page.getByText('صورة السجل غير واضحة')).toBeVisible();
    await number.fill(registration);
    await page.getByRole('button', { name: t('offices.check') }).click();
    await attach('registration', PNG);
    await expect(page.getByText(fileOf('picture'))).toBeVisible();
    if (lang === 'en') {
      await attach('authorisation', PDF);
      await expect(page.getByText(fileOf('pdf'))).toBeVisible();
    }
    await page.getByRole('button', { name: t('offices.send') }).click();
    await expect(page.getByText(t('offices.sentTitle'))).toBeVisible();
    await desk.goto(at(lang, '/admin/verifications'));
    await waiting.click();
    await desk.getByRole('radio', { name: t('consoleOffices.decisions.approved') }).check();
    await desk.getByRole('button', { name: t('consoleOffices.decide') }).click();
    await expect(desk.getByText(t('consoleOffices.decided.approved'))).toBeVisible();
    await expect(page.getByText(t('offices.states.approved'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t('offices.renew') })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}
