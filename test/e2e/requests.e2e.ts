import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

const DISTRICT = 'al-yasmin-riyadh';

test('a request is made, found by an office, answered with a unit, and its answer seen by who asked', async ({
  visit,
  db,
}) => {
  const [ar, en] = [wordsOf('ar'), wordsOf('en')];
  const guest = await buildPerson(db);
  const { host } = await buildListing(db, {
    property: { district: DISTRICT },
    unit: { prices: { yearly: 6_000_000 }, photos: 1 },
    ad: { title_ar: 'شقة هادئة في الياسمين', title_en: 'A quiet apartment' },
  });

  const phone = await visit({ as: guest, width: 390 });
  await phone.goto(at('ar', '/add-request'));
  await phone.getByRole('button', { name: ar('ownRequests.form.submit') }).click();
  await expect(phone.getByText(ar('rules.title_required'))).toBeVisible();
  await expect(phone.getByText(ar('rules.category_required'))).toBeVisible();
  await phone.getByLabel(ar('ownRequests.form.name'), { exact: true }).fill('شقة لعائلة صغيرة');
  await phone.getByLabel(ar('requests.category'), { exact: true }).selectOption('apartment');
  await phone.getByLabel(ar('requests.city'), { exact: true }).selectOption('riyadh');
  await phone.getByLabel(ar('ownRequests.form.districts'), { exact: true }).selectOption(DISTRICT);
  await phone.getByLabel(ar('ownRequests.form.priceMax'), { exact: true }).fill('70,000');
  // Nothing typed is lost by a reload.
  await phone.reload();
  await expect(phone.getByLabel(ar('ownRequests.form.name'), { exact: true })).toHaveValue(
    'شقة لعائلة صغيرة',
  );
  expect(await accessFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: ar('ownRequests.form.submit') }).click();
  await expect(phone.getByRole('heading', { name: 'شقة لعائلة صغيرة' })).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);

  const office = await visit({ as: host });
  await office.goto(at('en', '/requests?city=riyadh'));
  await office.getByRole('link', { name: 'شقة لعائلة صغيرة' }).click();
  await office.getByRole('link', { name: en('requests.answer') }).click();
  const card = office.getByRole('listitem').filter({ hasText: 'شقة لعائلة صغيرة' });
  await expect(card.getByText(en('marketing.reasons.district'))).toBeVisible();
  await card.getByLabel(en('marketing.note')).fill('أهلًا بك');
  expect(await accessFaults(office)).toEqual([]);
  await card.getByRole('button', { name: en('marketing.offer') }).click();
  await expect(card.getByText(en('marketing.offered'), { exact: true })).toBeVisible();

  await phone.goto(at('ar', '/dashboard/requests'));
  await phone.getByRole('link', { name: ar('requests.answers', { count: 1 }) }).click();
  await expect(phone.getByText('شقة هادئة في الياسمين')).toBeVisible();
  await expect(phone.getByText('أهلًا بك')).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  for (const [button, url] of [
    ['call', `tel:${host.phone}`],
    ['whatsappButton', `wa.me/${host.phone.slice(1)}`],
  ] as const) {
    await phone.getByRole('button', { name: ar(`requests.${button}`), exact: true }).click();
    await expect(phone.getByRole('status').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(url.replace('+', '\\+')),
    );
  }
  await phone.goto(at('ar', '/dashboard/requests'));
  await phone.getByRole('button', { name: ar('ownRequests.hide') }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: ar('ownRequests.hide') }).click();
  await expect(dialog.getByText(ar('rules.confirm_data'))).toBeVisible();
  await dialog.getByLabel(ar('ownRequests.confirmData')).check();
  await dialog.getByRole('button', { name: ar('ownRequests.hide') }).click();
  await expect(phone.getByText(ar('requests.states.hidden'))).toBeVisible();
});
