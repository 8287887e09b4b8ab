import type { Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { THREE_D_SECURE_TEXTS } from '../../demo/src/gateway/three-d-secure-texts.ts';
import { paths } from '../../web/app/site/paths.ts';
import type { Stay } from './stays.ts';
import { around, beginning, dayName, type Words } from './words.ts';

/** A page open in a language, with that language's sentences. */
export interface Scene {
  page: Page;
  lang: Lang;
  t: Words;
}

/** Where a chosen stay of an ad is booked; `step: 'pay'` has gone on from choosing. */
export function bookAddress(lang: Lang, adNumber: string, stay: Stay, step?: 'pay'): string {
  return paths(lang).book(adNumber, { ...stay, period: String(stay.period), step });
}

/** A pattern for a sentence that has values in it, as it stands in the catalogue. */
export function saying(t: Words, key: Parameters<Words['raw']>[0]): RegExp {
  return around(t.raw(key) as string);
}

const WHEN = { 1: 'day', 2: 'arrival', 3: 'startDate', 4: 'startDate' } as const;

/** Opens the calendar of a period from the field that shows its first day. */
export async function openCalendar({ page, t }: Scene, period: Stay['period']): Promise<void> {
  await page.getByRole('button', { name: beginning(t(`booking.when.${WHEN[period]}`)) }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
}

/** A day of the open calendar, months ahead if need be. */
export async function pickDay(
  { page, lang, t }: Scene,
  date: string,
  how?: 'although it cannot be had',
): Promise<void> {
  const calendar = page.getByRole('dialog');
  const day = calendar.getByRole('button', { name: dayName(date, lang) });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  while ((await day.count()) === 0) {
    await calendar
      .getByRole('button', { name: t('booking.when.nextMonth') })
      .first()
      .click();
  }
  // Said to be disabled, yet a finger can land on it.
  await day.first().click({ force: how !== undefined });
}

/** Confirms the booking of a quoted stay; the page of its payment follows, with the hold's countdown. */
export async function confirmBooking({ page, t }: Scene): Promise<string> {
  await page.getByRole('button', { name: saying(t, 'booking.page.confirmAmount') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('payment.heading') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/\d/);
  const number = /reservations\/(\d+)\/payment$/.exec(page.url())?.[1];
  if (number === undefined) throw new Error(`${page.url()} is not the payment of a reservation`);
  return number;
}

export interface Card {
  number: string;
  name: string;
  expiry: string;
  cvv: string;
  zip: string;
}

const NEXT_YEAR = String((Temporal.Now.plainDateISO('Asia/Riyadh').year + 1) % 100);

/** A good card with this number. */
export function cardOf(number: string): Card {
  return { number, name: 'NOURA ALOTAIBI', expiry: `09/${NEXT_YEAR}`, cvv: '123', zip: '12345' };
}

export function cardField({ page, t }: Scene, name: keyof Card) {
  return page.getByLabel(t(`payment.${name}`), { exact: true });
}

export async function fillCard(scene: Scene, card: Card): Promise<void> {
  for (const name of ['number', 'name', 'expiry', 'cvv', 'zip'] as const)
    await cardField(scene, name).fill(card[name]);
}

export async function pressPay({ page, t }: Scene): Promise<void> {
  await page.getByRole('button', { name: saying(t, 'payment.pay') }).click();
}

/** A good card, up to the page of its bank. */
export async function payWith(scene: Scene, number: string): Promise<void> {
  await fillCard(scene, cardOf(number));
  await pressPay(scene);
  await expect(
    scene.page.getByRole('heading', { name: THREE_D_SECURE_TEXTS[scene.lang].title }),
  ).toBeVisible();
}

/** Answers the bank's page. */
export async function answerBank(
  { page, lang }: Pick<Scene, 'page' | 'lang'>,
  verdict: 'approve' | 'decline' | 'slow' | 'lost',
): Promise<void> {
  const texts = THREE_D_SECURE_TEXTS[lang];
  const hint = { approve: '', decline: '', slow: texts.slowHint, lost: texts.lostHint }[verdict];
  const name = new RegExp(`^${texts[verdict]}\\s*${hint}$`);
  await page.getByRole('button', { name }).click();
}

export async function expectConfirmed({ page, t }: Scene): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('payment.paidTitle') })).toBeVisible();
}
