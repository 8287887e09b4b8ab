import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** A Saudi mobile number nobody has yet, as people type it: 059…; the demo world's and the factories' begin otherwise. */
export function newPhone(): string {
  return `059${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** The sign-in codes that went to a phone, 05… or with its country's code, newest first; other messages go there too. */
async function messagesTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const answer = await request.get('/_dev/outbox', { headers: { accept: 'application/json' } });
  const { items } = (await answer.json()) as { items: { to: string; text: string }[] };
  const isCode = (text: string) => /رمز الدخول|sign-in code/.test(text);
  const number = phone.startsWith('+') ? phone : `+966${phone.slice(1)}`;
  return items.filter(({ to, text }) => to === number && isCode(text)).map(({ text }) => text);
}

/** The code in the newest message to a phone, once `count` messages to it have gone out. */
export async function codeFor(request: APIRequestContext, phone: string, count = 1): Promise<string> {
  let texts: string[] = [];
  const arrived = async () => {
    texts = await messagesTo(request, phone);
    return texts.length;
  };
  const options = { message: `message ${count} to ${phone}`, intervals: [100] };
  await expect.poll(arrived, options).toBeGreaterThanOrEqual(count);
  const code = /\b\d{6}\b/.exec(texts[0] ?? '')?.[0];
  if (code === undefined) throw new Error(`no code in "${texts[0]}"`);
  return code;
}

/** A code of six digits that is not `code`. */
export function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** On the sign-in page: the number, a code by SMS; the page then asks for the code. */
export async function askForCode(page: Page, t: Words, phone: string): Promise<void> {
  await page.getByLabel(t('signIn.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('signIn.sendSms') }).click();
  await expect(page.getByLabel(t('signIn.code'))).toBeVisible();
}

/** On the sign-in page, from the number to the code's acceptance. The sixth digit sends it. */
export async function enterCode(page: Page, t: Words, phone: string): Promise<void> {
  await askForCode(page, t, phone);
  await page.getByLabel(t('signIn.code')).fill(await codeFor(page.request, phone));
}

/** The step of a new number. */
export async function createAccount(
  page: Page,
  t: Words,
  { kind, name }: { kind: 'ordinary' | 'bussines'; name: string },
): Promise<void> {
  await expect(page.getByRole('heading', { name: t('signIn.profileTitle') })).toBeVisible();
  await page.getByRole('radio', { name: t(`common.accountKind.${kind}`) }).check();
  await page.getByLabel(t(kind === 'ordinary' ? 'signIn.name' : 'signIn.businessName')).fill(name);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('signIn.create') }).click();
}

/** The browser's storage of a session: the brief's three keys. */
export function storedKeys(
  page: Page,
): Promise<Record<'user_token' | 'user_type' | 'userData', string | null>> {
  return page.evaluate(() => ({
    user_token: localStorage.getItem('user_token'),
    user_type: localStorage.getItem('user_type'),
    userData: localStorage.getItem('userData'),
  }));
}
