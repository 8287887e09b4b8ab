import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 390 : 1440;

  test(`a stranger writes with a picture, an operator answers by keys, the stranger reads it (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const page = await visit({ width });
    await page.goto(at(lang, '/contact-us'));
    await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
    for (const rule of [
      'ticket_kind_required',
      'subject_required',
      'message_required',
      'name_required',
    ] as const)
      await expect(page.getByText(t(`rules.${rule}`), { exact: true })).toBeVisible();
    const subject = `لم يصلني الاسترداد ${Date.now()}`;
    await page.getByLabel(t('contact.kind'), { exact: true }).selectOption('payment');
    await page.getByLabel(t('contact.subject'), { exact: true }).fill(subject);
    await page.getByLabel(t('contact.text'), { exact: true }).fill('ألغيت الحجز قبل أسبوع ولم يصل المبلغ');
    await page.getByLabel(t('contact.name'), { exact: true }).fill('سارة');
    await page.getByLabel(t('contact.phone'), { exact: true }).fill('123');
    const file = page.getByLabel(t('contact.attachment'), { exact: true });
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(t('rules.attachment_kind'))).toBeVisible();
    await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByText('receipt.png')).toBeVisible();
    // A reload loses nothing, and a wrong phone neither.
    await page.reload();
    await expect(page.getByLabel(t('contact.subject'), { exact: true })).toHaveValue(subject);
    await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
    await expect(page.getByText(t('rules.phone_invalid'))).toBeVisible();
    await page.getByLabel(t('contact.phone'), { exact: true }).fill('٠٥٥١٢٣٤٥٦٧');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
    await expect(page.getByText(t('contact.sentTitle'))).toBeVisible();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByText(t('contact.attachments.picture'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    const made = new Date();
    const template = { title_ar: subject.slice(0, 60), title_en: `Greeting ${Date.now()}` };
    const texts = { text_ar: 'أهلًا {name}', text_en: 'Hello {name}' };
    await db
      .insertInto('ticket_template')
      .values({ kind: 'payment', ...template, ...texts, created_at: made, changed_at: made })
      .execute();
    const desk = await visit();
    await enterConsole(desk, baseURL ?? '', await newOperator(db));
    await desk.goto(at(lang, '/admin/tickets'));
    const items = desk.getByRole('list', { name: t('consoleTickets.list') }).getByRole('link');
    await expect(items.filter({ hasText: subject })).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('heading', { level: 2, name: subject }));
    await desk.getByRole('button', { name: t('consoleTickets.showPicture').split('(')[0] ?? '' }).click();
    await expect(desk.getByRole('img', { name: t('consoleTickets.picture') })).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.locator('body').focus();
    await desk.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('Control+/');
    await desk.getByLabel(t('consoleTickets.findTemplate')).fill(template.title_en);
    expect(await accessFaults(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel(t('consoleTickets.answer'))).toHaveValue(
      lang === 'ar' ? 'أهلًا سارة' : 'Hello سارة',
    );
    await desk.keyboard.type('، وصل المبلغ إلى بطاقتك اليوم');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText(t('consoleTickets.answered'))).toBeVisible();
    await expect(items.filter({ hasText: subject })).toHaveCount(0);

    await page.reload();
    await expect(page.getByText('وصل المبلغ إلى بطاقتك اليوم')).toBeVisible();
    await expect(page.getByText(t('contact.states.answered'), { exact: true })).toBeVisible();
    await page.getByLabel(t('contact.reply'), { exact: true }).fill('وصل، شكرًا');
    await page.getByRole('button', { name: t('contact.replySend'), exact: true }).click();
    await expect(page.getByText('وصل، شكرًا')).toBeVisible();
    await expect(page.getByText(t('contact.states.open'), { exact: true })).toBeVisible();
    // Without the key nobody reads it.
    await page.goto(at(lang, page.url().replace(/.*ticket=(\d+).*/, '/contact-us?ticket=$1')));
    await expect(page.getByText(t('contact.notFound'))).toBeVisible();
  });

  if (triesMechanicsIn(lang)) {
    test(`somebody signed in writes without saying who they are, and finds it in their list (${lang})`, async ({
      visit,
      db,
    }) => {
      const page = await visit({ as: await buildPerson(db), width });
      await page.goto(at(lang, '/contact-us'));
      await expect(page.getByText(t('contact.mineNone'))).toBeVisible();
      await expect(page.getByLabel(t('contact.phone'), { exact: true })).toHaveCount(0);
      await page.getByLabel(t('contact.kind'), { exact: true }).selectOption('question');
      await page.getByLabel(t('contact.subject'), { exact: true }).fill('سؤال عن العربون');
      await page.getByLabel(t('contact.text'), { exact: true }).fill('متى يعود؟');
      await page.getByRole('button', { name: t('contact.send'), exact: true }).click();
      await expect(page.getByText(t('contact.sentTitle'))).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('contact.back') })
        .click();
      await page.getByRole('link', { name: 'سؤال عن العربون' }).click();
      await expect(page.getByText('متى يعود؟')).toBeVisible();
    });
  }
}
