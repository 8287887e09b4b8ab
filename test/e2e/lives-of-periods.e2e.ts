import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { pickDay, type Scene, saying } from '../helpers/booking-steps.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const FIRST = Temporal.PlainDate.from(inDays(70)).with({ day: 1 });
const NEXT = FIRST.add({ days: 1 });

/** A stay of each period but the nights, whose life other tests walk, and a later and longer one instead of it. */
const LIVES: { word: 'hourly' | 'monthly' | 'yearly'; stay: Stay; fill: (scene: Scene) => Promise<void> }[] =
  [
    {
      word: 'hourly',
      stay: { period: 1, start: `${FIRST}T10:00`, end: `${FIRST}T12:00` },
      fill: async (scene) => {
        const { page, t } = scene;
        await pickDay(scene, NEXT.toString());
        for (const [group, time] of [
          ['startTime', '10:00'],
          ['endTime', '14:00'],
        ] as const)
          await page
            .getByRole('group', { name: t(`booking.when.${group}`) })
            .getByText(time, { exact: true })
            .click();
      },
    },
    {
      word: 'monthly',
      stay: { period: 3, start: FIRST.toString(), end: FIRST.add({ months: 1 }).toString() },
      fill: (scene) => moveStart(scene, 'months'),
    },
    {
      word: 'yearly',
      stay: { period: 4, start: FIRST.toString(), end: FIRST.add({ years: 1 }).toString() },
      fill: (scene) => moveStart(scene, 'years'),
    },
  ];

/** Begins a day later and stays for two instead of one. */
async function moveStart(scene: Scene, unit: 'months' | 'years'): Promise<void> {
  await pickDay(scene, NEXT.toString());
  await scene.page
    .getByRole('dialog')
    .getByLabel(scene.t(`booking.when.${unit}`))
    .selectOption('2');
}

/** Asks for other dates; answers whether they cost more now. */
async function askChange(scene: Scene, fill: (scene: Scene) => Promise<void>): Promise<boolean> {
  const { page, t } = scene;
  await page.getByRole('button', { name: t('bookingChange.button') }).click();
  const dialog = page.getByRole('dialog');
  await fill(scene);
  await dialog.getByRole('button', { name: t('bookingChange.ask') }).click();
  const paying = dialog.getByRole('button', { name: saying(t, 'bookingChange.confirmPay') });
  const asking = dialog.getByRole('button', { name: t('bookingChange.confirmAsk') });
  await expect(paying.or(asking)).toBeVisible();
  const isPaid = await paying.isVisible();
  await paying.or(asking).click();
  if (isPaid) await expect(page.getByRole('heading', { name: t('bookingChange.headingPay') })).toBeVisible();
  else await expect(page.getByText(t('bookingChange.doneAsked'))).toBeVisible();
  return isPaid;
}

/** Cancels, and reads that what comes back is what was said before. */
async function cancel({ page, t }: Scene): Promise<void> {
  await page.getByRole('button', { name: t('bookingLife.buttons.guest_cancel') }).click();
  const dialog = page.getByRole('dialog');
  const amount = (await dialog.getByRole('definition').first().textContent()) ?? '';
  expect(amount).toMatch(/[1-9].*\sS\.R/);
  await dialog.getByRole('button', { name: t('bookingLife.confirm.guest_cancel') }).click();
  await expect(page.getByText(t('bookingLife.events.guest_cancel'))).toBeVisible();
  const settled = page.locator('dt', { hasText: t('bookingLife.settled.refundMine') });
  await expect(settled.locator('xpath=following-sibling::dd')).toHaveText(amount);
}

for (const lang of LANGS) {
  const t = wordsOf(lang);

  for (const { word, stay, fill } of LIVES)
    test(`a paid booking is approved, moved and extended, and cancelled with its money back: ${word} (${lang})`, async ({
      visit,
      db,
      baseURL,
    }) => {
      const site = baseURL ?? '';
      const { unitId, host } = await buildListing(db, { unit: { policy: { instant: false } } });
      const guest = await buildPerson(db);
      const held = await hold(site, guest, unitId, stay);
      await pay(site, guest, held, 'approve');
      const address = paths(lang).reservation(held.number);
      const atHost = await visit({ as: host });
      // Both pages follow what the other side does; none is loaded again for it.
      const agree = async (step: 'accept' | 'change_accept') => {
        await atHost.getByRole('button', { name: t(`bookingLife.buttons.${step}`) }).click();
        const dialog = atHost.getByRole('dialog');
        await dialog.getByRole('button', { name: t(`bookingLife.confirm.${step}`), exact: true }).click();
        await expect(atHost.getByText(t(`bookingLife.events.${step}`))).toBeVisible();
      };
      await atHost.goto(`${address}?side=host`);
      await agree('accept');
      const page = await visit({ as: guest, width: lang === 'ar' ? 390 : 1440 });
      const scene = { page, lang, t } as const;
      await page.goto(address);
      if (await askChange(scene, fill)) {
        await pay(site, guest, held, 'approve');
        await page.goto(address);
      }
      await agree('change_accept');
      await expect(page.getByText(t('bookingChange.states.made'), { exact: true })).toBeVisible();
      await cancel(scene);
    });
}
