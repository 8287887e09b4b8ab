import { type APIRequestContext, expect } from '@playwright/test';
import { recordEvent } from '../../api/src/events/record-event.ts';
import { transact } from '../../api/src/platform/db/database.ts';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator, typedPhone } from '../helpers/operators.ts';
import { codeFor, newPhone } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** The newest e-mail to an address, as the outbox keeps it. */
async function mailTo(request: APIRequestContext, address: string, says: RegExp): Promise<string> {
  let text = '';
  const arrived = async () => {
    const answer = await request.get('/_dev/outbox', { headers: { accept: 'application/json' } });
    const { items } = (await answer.json()) as { items: { to: string; text: string }[] };
    text = items.find((item) => item.to === address && says.test(item.text))?.text ?? '';
    return text;
  };
  await expect.poll(arrived, { intervals: [100] }).not.toBe('');
  return text;
}

/** The newest WhatsApp message to a number. */
async function whatsAppTo(request: APIRequestContext, phone: string): Promise<string> {
  const answer = await request.get('/_dev/outbox', { headers: { accept: 'application/json' } });
  const { items } = (await answer.json()) as { items: { to: string; channel: string; text: string }[] };
  return items.find(({ to, channel }) => to === phone && channel === 'whatsapp')?.text ?? '';
}

test('an e-mail is proven by its code, news go there and by WhatsApp, and its link stops their kind', async ({
  visit,
  db,
}) => {
  const [ar, en] = [wordsOf('ar'), wordsOf('en')];
  const person = await buildPerson(db);
  const address = `person-${person.personId}@example.sa`;
  const phone = await visit({ as: person, width: 390 });
  await phone.goto(at('ar', '/dashboard/notifications'));
  await phone.getByLabel(ar('channels.email.address')).fill(address);
  await phone.getByRole('button', { name: ar('channels.email.sendCode') }).click();
  const code = /\d{6}/.exec(await mailTo(phone.request, address, /رمز تأكيد/))?.[0] ?? '';
  await phone.getByLabel(ar('channels.email.code')).fill(code === '111111' ? '222222' : '111111');
  await phone.getByRole('button', { name: ar('channels.email.confirm') }).click();
  await expect(phone.getByText(ar('errors.code_wrong'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await phone.getByLabel(ar('channels.email.code')).fill(code);
  await phone.getByRole('button', { name: ar('channels.email.confirm') }).click();
  await expect(phone.getByText(ar('channels.email.badge'), { exact: true })).toBeVisible();
  const money = phone.getByRole('group', { name: ar('notifications.kinds.money') });
  await expect(money.getByRole('checkbox', { name: ar('channels.ways.email') })).toBeChecked();
  // Offers no kind of plans to a person who has nothing to let.
  await expect(phone.getByRole('group', { name: ar('notifications.kinds.memberships') })).toHaveCount(0);
  // WhatsApp comes to who asks for it, and by SMS what it does not deliver, unless they want that not.
  const byWhatsApp = money.getByRole('checkbox', { name: ar('channels.ways.whatsapp') });
  await byWhatsApp.click();
  await expect(byWhatsApp).toBeChecked();
  const fallback = phone.getByRole('checkbox', { name: ar('channels.fallbacks.whatsapp') });
  await expect(fallback).toBeChecked();
  await fallback.click();
  await expect(fallback).not.toBeChecked();
  expect(await accessFaults(phone)).toEqual([]);

  // What happened by day goes out at once, and what happens at night waits: this was at noon, today's or the one before.
  const noon = new Date();
  noon.setUTCHours(9, 0, 0, 0);
  if (noon > new Date()) noon.setUTCDate(noon.getUTCDate() - 1);
  const params = { payout: 7, amount: 50_000 };
  const event = {
    key: 'payout_paid' as const,
    accountId: person.accountId,
    personId: null,
    params,
    at: noon,
  };
  await db.updateTable('person').set({ lang: 'en' }).where('id', '=', person.personId).execute();
  await transact(db, (tx) => recordEvent(tx, event));
  const mail = await mailTo(phone.request, address, /transferred/);
  const link = /\/en\/unsubscribe\/\S+/.exec(mail)?.[0] ?? '';
  const stranger = await visit();
  await stranger.goto(link);
  await expect(stranger.getByText(/Stop messages about “Transfers”/)).toBeVisible();
  expect(await accessFaults(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: en('channels.unsubscribe.stop') }).click();
  await expect(stranger.getByRole('button', { name: en('channels.unsubscribe.again') })).toBeVisible();
  await expect
    .poll(() => whatsAppTo(phone.request, person.phone))
    .toMatch(/^News of your transfers from Diyar:\nWe transferred/);
  await phone.reload();
  await expect(fallback).not.toBeChecked();
  await expect(phone.getByText(/^آخر رسالة واتساب (وصلتك|خرجت) في/)).toBeVisible();
  await expect(money.getByRole('checkbox', { name: ar('channels.ways.email') })).not.toBeChecked();
});

test('a number is changed with a code of both', async ({ visit, db }) => {
  const ar = wordsOf('ar');
  const person = await buildPerson(db);
  const [before, after] = [typedPhone(person.phone), newPhone()];
  const page = await visit({ as: person, width: 390 });
  await page.goto(at('ar', '/dashboard/my_info'));
  await page.getByRole('button', { name: ar('myInfo.phoneChange.change') }).click();
  await page.getByLabel(ar('myInfo.phoneChange.next')).fill(after);
  await page.getByRole('button', { name: ar('myInfo.phoneChange.send') }).click();
  await page.getByLabel(ar('myInfo.phoneChange.currentCode')).fill(await codeFor(page.request, before));
  await page.getByLabel(ar('myInfo.phoneChange.nextCode')).fill(await codeFor(page.request, after));
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: ar('myInfo.phoneChange.act') }).click();
  await expect(page.getByText(ar('myInfo.phoneChange.done'))).toBeVisible();
  const region = page.getByRole('region', { name: ar('myInfo.phoneChange.title') });
  await expect(region.getByText(`${after.slice(0, 3)} ${after.slice(3, 6)} ${after.slice(6)}`)).toBeVisible();
});

test('an operator sees what did not go out, and has it sent again', async ({ visit, db, baseURL }) => {
  const en = wordsOf('en');
  const { accountId, personId } = await buildPerson(db);
  // Held back by the night: nobody sends it before it is marked as failed.
  const night = new Date();
  night.setUTCHours(22, 0, 0, 0);
  const event = { key: 'stay_begins_soon' as const, accountId, personId: null, params: {}, at: night };
  await transact(db, (tx) => recordEvent(tx, event));
  await db
    .updateTable('notification_dispatch')
    .set({ state: 'failed', failure: `HTTP 503 of ${personId}`, ended_at: new Date(), attempts: 8 })
    .where('notification_id', 'in', (eb) =>
      eb.selectFrom('notification').select('id').where('person_id', '=', personId),
    )
    .execute();
  const desk = await visit();
  await enterConsole(desk, baseURL ?? '', await newOperator(db));
  await desk.goto(at('en', '/admin/messages'));
  const message = desk.getByRole('listitem').filter({ hasText: personId });
  await expect(message).toBeVisible();
  expect(await accessFaults(desk)).toEqual([]);
  await message.getByRole('button', { name: /^Send again/ }).click();
  await expect(desk.getByText(en('consoleMessages.retried'))).toBeVisible();
  await expect(message).toHaveCount(0);
});
