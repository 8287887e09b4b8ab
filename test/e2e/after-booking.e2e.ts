import { EVALUATION_PARTS } from '@diyar/contract/words/evaluation-words';
import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { localPhone } from '../../api/src/accounts/written-phone.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { receiptPicture } from '../../api/src/testing/transfer-world.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, pay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const inDaysAt = (days: number) => new Date(Date.now() + days * 86_400_000);

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`after paying both sides reach each other, and a message arrives within a second (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const property = { directions_ar: 'المدخل من الشارع الخلفي', street: 'شارع الأمير محمد' };
    const { host, unitId } = await buildListing(db, { property });
    const guest = await buildPerson(db, { name: 'سارة القحطاني' });
    const stay = { period: 2, start: inDays(1), end: inDays(3) } as const;
    const held = await hold(baseURL ?? '', guest, unitId, stay);
    const [atGuest, atHost] = [await visit({ as: guest, width: 390 }), await visit({ as: host })];
    const address = paths(lang).reservation(held.number);
    await atGuest.goto(address);
    await expect(atGuest.getByText(t('bookingAfter.handover.later'))).toBeVisible();
    await expect(atGuest.getByText('الشارع الخلفي')).toHaveCount(0);
    await pay(baseURL ?? '', guest, held, 'approve');
    await expect(atGuest.getByText('المدخل من الشارع الخلفي')).toBeVisible();
    await expect(atGuest.getByRole('link', { name: t('bookingAfter.handover.call') })).toHaveAttribute(
      'href',
      `tel:${host.phone}`,
    );

    const followed = atHost.waitForResponse((answer) => answer.url().includes('/api/v1/live?ticket='));
    await atHost.goto(`${address}?side=host`);
    await followed;
    await atHost.getByLabel(t('bookingAfter.handover.code'), { exact: true }).fill('4821#');
    await atHost.getByRole('button', { name: t('bookingAfter.handover.codeSave') }).click();
    await expect(atHost.getByText(t('bookingAfter.handover.codeSaved'))).toBeVisible();

    await atGuest.getByLabel(t('bookingAfter.messages.label')).fill('نصل الساعة 16:30، هل الموقف مظلل؟');
    const arrived = atHost.getByRole('listitem').getByText('هل الموقف مظلل؟');
    const sentAt = Date.now();
    await atGuest.getByRole('button', { name: t('bookingAfter.messages.send'), exact: true }).click();
    await expect(arrived).toBeVisible({ timeout: 5000 });
    expect(Date.now() - sentAt).toBeLessThan(1000);

    await atGuest.reload();
    await expect(atGuest.getByText('4821#')).toBeVisible();
    const file = atGuest.waitForEvent('download');
    await atGuest.getByRole('button', { name: t('bookingAfter.handover.calendar') }).click();
    expect((await file).suggestedFilename()).toBe(`diyar-${held.number}.ics`);
    expect(await accessFaults(atGuest)).toEqual([]);
    expect(await accessFaults(atHost)).toEqual([]);
  });
}

test('both sides evaluate a stay without reading each other, and an advertiser finds its booking', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const { host, unitId } = await buildListing(db, { unit: { name_ar: 'شقة الإطلالة', code: 'MLQ-7' } });
  const guest = await buildPerson(db, { name: 'سارة القحطاني' });
  const held = await hold(baseURL ?? '', guest, unitId);
  await pay(baseURL ?? '', guest, held, 'approve');
  await db
    .updateTable('reservation')
    .set({ state: 'finished', starts_at: inDaysAt(-3), ends_at: inDaysAt(-1) })
    .where('number', '=', Number(held.number))
    .execute();

  const atGuest = await visit({ as: guest, width: 390 });
  await atGuest.goto(paths('ar').reservation(held.number));
  await atGuest.getByRole('link', { name: t('evaluations.after.open') }).click();
  for (const group of [
    t('evaluations.rate'),
    ...EVALUATION_PARTS.map((part) => t(`evaluations.parts.${part}`)),
  ])
    await atGuest
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: t('evaluations.star', { rate: 5 }) })
      .press('Space');
  await atGuest.getByLabel(t('evaluations.comment')).fill('مكان هادئ ونظيف، والمضيف متعاون.');
  await atGuest
    .getByLabel(t('evaluations.addPhoto'))
    .setInputFiles({ name: 'stay.png', mimeType: 'image/png', buffer: await receiptPicture(7) });
  await expect(
    atGuest.getByRole('button', { name: t('evaluations.removePhoto', { number: 1 }) }),
  ).toBeVisible();
  expect(await accessFaults(atGuest)).toEqual([]);
  await atGuest.getByRole('button', { name: t('evaluations.send') }).click();
  await expect(atGuest.getByText(t('evaluations.notPublic'))).toBeVisible();

  const atHost = await visit({ as: host });
  await atHost.goto(`${paths('ar').reservations({ side: 'host' })}`);
  await atHost.getByLabel(t('bookingLists.search')).fill('ساره');
  await atHost.getByRole('button', { name: t('bookingLists.find'), exact: true }).click();
  await expect(atHost.getByRole('article')).toHaveCount(1);
  expect(await accessFaults(atHost)).toEqual([]);
  await atHost
    .getByRole('navigation')
    .getByRole('link', { name: t('dashboard.entries.evaluations') })
    .click();
  await expect(atHost.getByText('مكان هادئ')).toHaveCount(0);
  await atHost.getByRole('button', { name: t('evaluations.rateGuest') }).click();
  await atHost.getByRole('radio', { name: t('evaluations.star', { rate: 4 }) }).press('Space');
  await atHost.getByRole('button', { name: t('evaluations.send') }).click();
  await expect(atHost.getByText('مكان هادئ ونظيف')).toBeVisible();
  await atHost.getByRole('button', { name: t('evaluations.showPhotos', { count: 1 }) }).click();
  await expect(atHost.getByRole('img', { name: t('evaluations.photo', { number: 1 }) })).toBeVisible();
  await expect(atGuest.getByText(t('evaluations.notPublic'))).toHaveCount(0);
  await atHost.getByRole('button', { name: t('evaluations.reply') }).click();
  await atHost.getByLabel(t('evaluations.replyLabel')).fill('شكرًا لك، ننتظرك مرة أخرى.');
  await atHost.getByRole('button', { name: t('evaluations.replySend') }).click();
  await expect(atGuest.getByText('ننتظرك مرة أخرى')).toBeVisible();

  const support = await visit();
  await enterConsole(support, baseURL ?? '', await newOperator(db, undefined, ['support']));
  await support.goto('/admin/bookings');
  await support.getByLabel(t('consoleThreads.search')).fill(held.number);
  await support.getByRole('button', { name: t('consoleBookings.find'), exact: true }).click();
  await support.getByRole('link', { name: 'شقة الإطلالة' }).click();
  await expect(support.getByText('سارة القحطاني').first()).toBeVisible();
  await expect(support.getByText(localPhone(guest.phone))).toBeVisible();
  expect(await accessFaults(support)).toEqual([]);
});
