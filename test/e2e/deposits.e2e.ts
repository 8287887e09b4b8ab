import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { receiptPicture } from '../../api/src/testing/transfer-world.ts';
import { paths } from '../../web/app/site/paths.ts';
import { planPaths } from '../../web/app/site/plan-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { saying } from '../helpers/booking-steps.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { hold, inDays, pay, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };
const WIDTHS = { ar: 390, en: 1440 } as const;
const HOUR_MS = 3_600_000;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`a deposit that is paid with the rest is named beside it wherever the rest is (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const policy = { down_payment_percent: 10, security_deposit: 50_000 };
    const { unitId, host } = await buildListing(db, { unit: { policy } });
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const page = await visit({ as: guest, width: WIDTHS[lang], touch: lang === 'ar' });
    await page.goto(paths(lang).payment(held.number));
    await expect(page.getByText(saying(t, 'booking.quote.restFallsDueWithDeposit')).first()).toBeAttached();
    await pay(baseURL ?? '', guest, held, 'approve');
    await page.goto(paths(lang).paymentReturn(held.number));
    await expect(page.getByText(saying(t, 'payment.nextRestWithDeposit'))).toBeVisible();
    const atHost = await visit({ as: host, width: WIDTHS[lang] });
    for (const [side, address] of [
      [page, paths(lang).reservation(held.number)],
      [atHost, `${paths(lang).reservation(held.number)}?side=host`],
    ] as const) {
      await side.goto(address);
      await expect(side.getByText(saying(t, 'bookingLife.restWithDepositTitle'))).toBeVisible();
    }
    await page.goto(paths(lang).payment(held.number));
    await expect(page.getByText(t('payment.payNow.restWithDeposit'), { exact: true }).first()).toBeAttached();
  });

  test(`a deposit is held, claimed with a photo, answered in part and split by keyboard (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const policy = { down_payment_percent: 100, security_deposit: 50_000 };
    const { unitId, host } = await buildListing(db, { unit: { policy } });
    const guest = await buildPerson(db);
    const held = await hold(baseURL ?? '', guest, unitId, NIGHTS);
    const phone = { width: WIDTHS[lang], touch: lang === 'ar' };
    const page = await visit({ as: guest, ...phone });
    await page.goto(paths(lang).payment(held.number));
    await expect(page.getByText(t('booking.quote.depositNow')).first()).toBeAttached();
    await pay(baseURL ?? '', guest, held, 'approve');
    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(t('deposits.states.held'), { exact: true })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    // The guest has left an hour ago.
    const [came, left] = [50, 1].map((hours) => new Date(Date.now() - hours * HOUR_MS));
    await db
      .updateTable('reservation')
      .set({ state: 'finished', starts_at: came as Date, ends_at: left as Date })
      .where('number', '=', Number(held.number))
      .execute();
    const atHost = await visit({ as: host, ...phone });
    await atHost.goto(`${paths(lang).reservation(held.number)}?side=host`);
    await atHost.getByRole('button', { name: t('deposits.claim') }).click();
    await atHost.getByLabel(t('deposits.claimDialog.words')).fill('Window');
    await atHost.getByLabel(t('deposits.claimDialog.amount')).fill('300');
    const buffer = await receiptPicture(Number(held.number) % 997);
    const photo = { name: 'damage.png', mimeType: 'image/png', buffer };
    await atHost.getByLabel(t('deposits.claimDialog.addPhoto')).setInputFiles(photo);
    await expect(
      atHost.getByRole('button', { name: t('deposits.claimDialog.removePhoto', { number: 1 }) }),
    ).toBeVisible();
    expect(await accessFaults(atHost)).toEqual([]);
    await atHost.getByRole('button', { name: t('deposits.claimDialog.send') }).click();
    await expect(atHost.getByText(t('deposits.states.claimed'))).toBeVisible();

    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByRole('img', { name: t('deposits.photo', { number: 1 }) })).toBeVisible();
    await page.getByRole('button', { name: t('deposits.answer') }).click();
    await page.getByText(t('deposits.answerDialog.partly'), { exact: true }).click();
    await page.getByLabel(t('deposits.answerDialog.agreed')).fill('100');
    await page.getByLabel(t('deposits.answerDialog.words')).fill('It was cracked before');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('deposits.answerDialog.send') }).click();
    await expect(page.getByText(t('deposits.disputed'))).toBeVisible();

    const desk = await visit({ width: WIDTHS.en });
    await enterConsole(desk, baseURL ?? '', await newOperator(db));
    await desk.goto(planPaths(lang).consoleClaims());
    const mine = desk.getByRole('button', { name: new RegExp(held.number) });
    await expect(mine).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(held.number), expanded: true }));
    await expect(desk.getByRole('img', { name: t('consoleClaims.photo', { number: 1 }) })).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('200');
    await desk.getByLabel(t('consoleClaims.reason')).fill('The photo shows the damage');
    await desk.getByLabel(t('consoleClaims.awarded')).press('Enter');
    await expect(mine).toHaveCount(0);

    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(t('deposits.releasedMine'), { exact: true })).toBeVisible();
    await expect(page.getByText('300 S.R').first()).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}
