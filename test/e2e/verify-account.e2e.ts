import { expect } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

test('a person asks the national sign-on, refuses once, picks the number and has the badge', async ({
  visit,
  db,
}) => {
  const ar = wordsOf('ar');
  const person = await buildPerson(db);
  const phone = await visit({ as: person, width: 390 });
  await phone.goto(at('ar', '/dashboard/verify-account'));
  const start = phone.getByRole('button', { name: ar('verification.start') });
  await start.click();
  await expect(phone.getByText(ar('rules.required'))).toBeVisible();
  const number = phone.getByLabel(ar('verification.number'));
  await number.fill('١٠٠٠٠٠٠٠٠٩');
  await start.click();
  await expect(phone.getByText(ar('rules.identity_invalid'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await number.fill('٢٠٠٠٠٠٠٠٠٦');
  await start.click();
  await expect(phone.getByText(ar('verification.choose'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);

  // The same person's national app, on another device.
  const app = await visit({ as: person, width: 390 });
  await app.goto('/_dev/nafath');
  const asked = app.getByRole('article').filter({ hasText: '0006' });
  await asked.getByRole('button', { name: /رفض/ }).click();
  await expect(phone.getByText(ar('verification.ends.rejected'))).toBeVisible();

  await number.fill('2000000006');
  await start.click();
  const digits = await phone.getByText(/^\d{2}$/).textContent();
  await app.goto('/_dev/nafath');
  await asked.getByRole('button', { name: digits ?? '', exact: true }).click();
  await expect(phone.getByText(ar('verification.states.verified'), { exact: true })).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);

  const desk = await visit({ as: person });
  const en = wordsOf('en');
  await desk.goto(at('en', '/dashboard/verify-account'));
  await expect(desk.getByText('Your iqama ending in ⁦0006⁩ is verified through Nafath.')).toBeVisible();
  await expect(desk.getByRole('link', { name: en('notifications.bellNew', { shown: '1' }) })).toBeVisible();
});
