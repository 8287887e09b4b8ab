import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { totpAt } from '../../api/src/operators/totp.ts';
import { DEMO_OPERATOR } from '../../demo/src/operator/demo-operator.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { enterConsole, newOperator, typedPhone } from '../helpers/operators.ts';
import { askForCode, codeFor, newPhone } from '../helpers/signing-in.ts';
import { test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

interface Scene {
  page: Page;
  lang: Lang;
  t: Words;
}

/** At the door: the number, and the code of the message. */
async function provePhone({ page, lang, t }: Scene, phone: string): Promise<void> {
  await page.goto(deskPaths(lang).console());
  await expect(page.getByRole('heading', { level: 1, name: t('console.door.title') })).toBeVisible();
  await askForCode(page, t, phone);
  await page.getByLabel(t('signIn.code')).fill(await codeFor(page.request, phone));
}

/** The app's code; its sixth digit sends it. */
async function giveTotp({ page, t }: Scene, totp: string): Promise<void> {
  await expect(page.getByRole('heading', { name: t('console.door.totpTitle') })).toBeVisible();
  await page.getByLabel(t('console.door.totp')).fill(totp);
}

async function expectDesk({ page, t }: Scene): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('console.desk') })).toBeVisible();
  // The demo world has ads that wait.
  await expect(page.getByRole('main').getByRole('link', { name: t('console.ads.title') })).toBeVisible();
}

/** In the settings: opens one, sets a value from a day on and says why. */
async function setValue({ page, t }: Scene, value: string, from: string, reason: string): Promise<void> {
  await page.getByLabel(t('console.settings.newValue')).fill(value);
  await page.getByLabel(t('console.settings.from')).fill(from);
  await page.getByLabel(t('console.settings.reason')).fill(reason);
  await page.getByRole('button', { name: t('console.settings.save') }).click();
}

/** The first of the settings, as the list has them. */
const ORDER = ['card_hold_seconds', 'hold_cooldown_seconds', 'max_open_holds'] as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an operator links an app at the first sign-in and keeps the recovery codes (${lang})`, async ({
    visit,
    db,
  }) => {
    const page = await visit({ width: 390 });
    const scene = { page, lang, t };
    const operator = await newOperator(db);
    await db
      .updateTable('operator')
      .set({ enrolled_at: null, name: null })
      .where('id', '=', operator.operatorId)
      .execute();
    await provePhone(scene, typedPhone(operator.phone));
    await expect(page.getByRole('heading', { level: 1, name: t('console.door.enrolTitle') })).toBeVisible();
    await expect(page.getByRole('img', { name: t('console.door.qr') })).toBeVisible();
    const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const secret = (shown ?? '').replaceAll(' ', '');
    await page.getByLabel(t('console.door.totp')).fill(totpAt(secret, new Date()));
    await page.getByRole('button', { name: t('console.door.enrol') }).click();
    await expect(page.getByText(t('rules.name_required'))).toBeVisible();
    await page.getByLabel(t('console.door.name')).fill('سلمان العتيبي');
    await page.getByRole('button', { name: t('console.door.enrol') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('console.door.codesTitle') })).toBeVisible();
    const codes = await page.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(8);
    await page.getByRole('button', { name: t('console.door.codesKept') }).click();
    await expectDesk(scene);

    await page.getByRole('button', { name: t('console.signOut') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('console.door.title') })).toBeVisible();
    await db
      .updateTable('sign_in_challenge')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('phone', '=', operator.phone)
      .execute();
    await askForCode(page, t, typedPhone(operator.phone));
    await page.getByLabel(t('signIn.code')).fill(await codeFor(page.request, typedPhone(operator.phone), 2));
    await page.getByRole('button', { name: t('console.door.lost') }).click();
    await page.getByLabel(t('console.door.recovery')).fill('AAAAA-AAAAA');
    await page.getByRole('button', { name: t('console.door.open'), exact: true }).click();
    await expect(page.getByText(t('errors.recovery_code_wrong'))).toBeVisible();
    await page.getByLabel(t('console.door.recovery')).fill(codes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: t('console.door.open'), exact: true }).click();
    await expectDesk(scene);
  });

  test(`each failure at the console's door has its own message (${lang})`, async ({ visit, db }) => {
    const page = await visit();
    const scene = { page, lang, t };
    await provePhone(scene, newPhone());
    await expect(page.getByText(t('errors.not_operator'))).toBeVisible();

    const operator = await newOperator(db);
    const phone = typedPhone(operator.phone);
    await askForCode(page, t, phone);
    const code = await codeFor(page.request, phone);
    await page.getByLabel(t('signIn.code')).fill(code === '111111' ? '222222' : '111111');
    await expect(page.getByText(t('errors.code_wrong'))).toBeVisible();
    await page.getByLabel(t('signIn.code')).fill(code);
    const right = totpAt(operator.totpSecret, new Date());
    await giveTotp(scene, right === '333333' ? '444444' : '333333');
    await expect(page.getByText(t('errors.totp_wrong'))).toBeVisible();
    const step = Math.floor(Date.now() / 30_000);
    const used = [-1, 0, 1, 2].map((more) => ({
      operator_id: operator.operatorId,
      step: step + more,
      used_at: new Date(),
    }));
    await db.insertInto('totp_use').values(used).execute();
    await page.getByLabel(t('console.door.totp')).fill(totpAt(operator.totpSecret, new Date()));
    await expect(page.getByText(t('errors.totp_used'))).toBeVisible();
    await db.deleteFrom('totp_use').where('operator_id', '=', operator.operatorId).execute();
    await page.getByLabel(t('console.door.totp')).fill('');
    await page.getByLabel(t('console.door.totp')).fill(totpAt(operator.totpSecret, new Date()));
    await expectDesk(scene);
  });

  if (triesMechanicsIn(lang)) {
    test(`a setting is found, changed and read back by keyboard alone (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const page = await visit();
      const scene = { page, lang, t };
      const operator = await newOperator(db, lang === 'ar' ? 'ريم المشغّلة' : 'Reem the operator');
      await enterConsole(page, baseURL ?? '', operator);
      await page.goto(deskPaths(lang).consoleSettings());
      const key = lang === 'ar' ? 'hold_cooldown_seconds' : 'max_open_holds';
      const name = t(`console.settings.names.${key}`);
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      for (const passed of ORDER.slice(0, ORDER.indexOf(key) + 1)) {
        await page.keyboard.press('j');
        const heading = page.getByRole('heading', { level: 2, name: t(`console.settings.names.${passed}`) });
        await expect(heading).toBeVisible();
      }
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(t('console.settings.newValue'))).toBeFocused();
      // Escape leaves the field, j and k mean nothing inside it.
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('jk');
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('rules.reason_required'))).toBeVisible();
      await setValue(scene, 'jk', inDays(30), 'تجربة لوحة التشغيل');
      await expect(page.getByText(t('rules.number'))).toBeVisible();

      await setValue(scene, '٩٩٩٬٩٩٩', inDays(30), 'تجربة لوحة التشغيل');
      await expect(page.getByText(outOfRange(t, key))).toBeVisible();
      // Typed text survives a reload.
      await page.reload();
      await expect(page.getByLabel(t('console.settings.newValue'))).toHaveValue('٩٩٩٬٩٩٩');
      await setValue(scene, '٧', inDays(30), 'تجربة لوحة التشغيل');
      await expect(page.getByText(t('console.settings.saved'))).toBeVisible();
      await expect(page.getByText(t('console.settings.state.upcoming'), { exact: true })).toBeVisible();
      await expect(page.getByText(operator.name).last()).toBeVisible();

      await page.getByRole('link', { name: t('console.auditTitle') }).click();
      const row = page.getByRole('listitem').filter({ hasText: operator.name });
      await expect(row).toContainText(t('console.audit.acts.setting_set'));
      await expect(row).toContainText('تجربة لوحة التشغيل');
      const chosen = page.getByLabel(t('console.audit.operator'));
      await chosen.selectOption({ label: operator.name });
      await expect(page).toHaveURL(new RegExp(`operator=${operator.operatorId}`));
      // The address is there before the page follows it.
      await expect(chosen).toHaveValue(operator.operatorId);
      await page
        .getByLabel(t('console.audit.act'))
        .selectOption({ label: t('console.audit.acts.signed_out') });
      await expect(page.getByText(t('console.audit.none'))).toBeVisible();
    });

    test(`a session that ended closes the console in place and loses nothing typed (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const page = await visit();
      const operator = await newOperator(db);
      await enterConsole(page, baseURL ?? '', operator);
      await page.goto(deskPaths(lang).consoleSettings({ key: 'token_idle_seconds' }));
      await page.getByLabel(t('console.settings.newValue')).fill('86400');
      await db
        .updateTable('operator_session')
        .set({ last_used_at: new Date(Date.now() - 9 * 3_600_000) })
        .where('operator_id', '=', operator.operatorId)
        .execute();
      await page.getByLabel(t('console.settings.reason')).fill('جلسة انتهت في أثناء الكتابة');
      await page.getByRole('button', { name: t('console.settings.save') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('console.door.title') })).toBeVisible();
      const phone = typedPhone(operator.phone);
      await askForCode(page, t, phone);
      await page.getByLabel(t('signIn.code')).fill(await codeFor(page.request, phone));
      await giveTotp({ page, lang, t }, totpAt(operator.totpSecret, new Date()));
      await expect(page.getByLabel(t('console.settings.newValue'))).toHaveValue('86400');
      await expect(page.getByLabel(t('console.settings.reason'))).toHaveValue('جلسة انتهت في أثناء الكتابة');
    });
  }
}

function outOfRange(t: Words, key: 'hold_cooldown_seconds' | 'max_open_holds'): string {
  const [min, max] = key === 'hold_cooldown_seconds' ? [0, 86_400] : [1, 50];
  return t('errors.setting_out_of_range', { min, max });
}

test('the demo operator signs in, changes a setting, and reads it in the audit log in both languages', async ({
  visit,
}) => {
  const page = await visit();
  const scene: Scene = { page, lang: 'ar', t: wordsOf('ar') };
  await provePhone(scene, DEMO_OPERATOR.typed);
  const answer = await page.request.get('/_dev/totp', { headers: { accept: 'application/json' } });
  await giveTotp(scene, ((await answer.json()) as { code: string }).code);
  await expectDesk(scene);
  const { t } = scene;
  await page.getByRole('link', { name: t('console.settingsTitle') }).click();
  await page.getByRole('link', { name: t('console.settings.names.contacts_per_address_hour') }).click();
  await setValue(scene, '45', inDays(40), 'قرار فريق العرض التجريبي');
  await expect(page.getByText(t('console.settings.saved'))).toBeVisible();
  await page.getByRole('link', { name: t('console.auditTitle') }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'قرار فريق العرض التجريبي' });
  await expect(row).toContainText(DEMO_OPERATOR.name);
  await expect(row).toContainText(t('console.settings.names.contacts_per_address_hour'));
  await page.getByRole('link', { name: t('shell.switchLang') }).click();
  const en = wordsOf('en');
  await expect(page.getByRole('heading', { level: 1, name: en('console.auditTitle') })).toBeVisible();
  await expect(row).toContainText(en('console.audit.acts.setting_set'));
  await expect(row).toContainText('45');
});

test('the console is known to no cache, no search engine and no page of the site', async ({ request }) => {
  for (const path of ['/admin', '/en/admin/settings', '/admin/audit']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  for (const path of ['/', '/en', '/all_deals', '/sign-in'])
    expect(await (await request.get(path)).text()).not.toMatch(/href="[^"]*\/admin/);
});
