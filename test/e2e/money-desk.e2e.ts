import { randomUUID } from 'node:crypto';
import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { keepSettlement } from '../../api/src/gateway-settlements/keep-settlement.ts';
import { type Database, transact } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { moneyPaths } from '../../web/app/site/money-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { CARDS, callAs, hold, pay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

/** A payment that the gateway has beside those we began, and its case at the desk. */
async function strangerAtGateway(db: Database, near: string): Promise<{ number: string; amount: number }> {
  const model = await db
    .selectFrom('sandbox_gateway.payment as books')
    .innerJoin('payment', 'payment.id', 'books.id')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .innerJoin('reservation', 'reservation.id', 'due.reservation_id')
    .selectAll('books')
    .where('reservation.number', '=', Number(near))
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const amount = 43_210;
  await db
    .insertInto('sandbox_gateway.payment')
    .values({ ...model, id, amount, refunded: 0, issuer_code: '00' })
    .execute();
  const now = new Date();
  const found = { gateway: 'sandbox', charge_id: id, kind: 'stranger', there: amount, amount } as const;
  await db
    .insertInto('money_case')
    .values({
      ...found,
      method: 'card',
      card_company: 'mada',
      card_last4: '1010',
      found_at: now,
      seen_at: now,
    })
    .execute();
  return { number: id, amount };
}

/** A settlement of the gateway with the one payment of a booking. */
async function settle(db: Database, number: string): Promise<void> {
  const paid = await db
    .selectFrom('payment')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .innerJoin('reservation', 'reservation.id', 'due.reservation_id')
    .select(['payment.id', 'payment.received'])
    .where('reservation.number', '=', Number(number))
    .executeTakeFirstOrThrow();
  const gross = paid.received ?? 0;
  const now = new Date();
  const settlement = { id: randomUUID(), at: now, net: gross, fee: 0, feeVat: 0 };
  const line = { kind: 'payment', chargeId: paid.id, gross, fee: 0, feeVat: 0 } as const;
  await transact(db, (tx) => keepSettlement(tx, 'sandbox', { settlement, lines: [line] }, now));
}

const HOUR_MS = 3_600_000;
const WIDTHS = { ar: 390, en: 1440 } as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an operator tries a failed refund again, takes it and pays it by bank, by keyboard alone (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const [guest, host] = [await buildPerson(db), await buildPerson(db)];
    const { unitId } = await buildListing(db, { host });
    const held = await hold(site, guest, unitId);
    await pay(site, guest, held, 'approve', CARDS.closedSince);
    const { down_payment: refund } = await db
      .selectFrom('reservation')
      .select('down_payment')
      .where('number', '=', Number(held.number))
      .executeTakeFirstOrThrow();
    const cancel = { event: 'host_cancel', refund, reason: 'The unit is under repair' };
    await callAs(site, host, 'POST', `/host/reservations/${held.number}/steps`, cancel);
    await db
      .updateTable('refund')
      .set({ created_at: new Date(Date.now() - HOUR_MS) })
      .where('state', '=', 'requested')
      .where('amount', '=', refund)
      .execute();

    const desk = await visit({ width: WIDTHS[lang] });
    await enterConsole(desk, site, await newOperator(db));
    await desk.goto(deskPaths(lang).console());
    await expect(desk.getByRole('link', { name: t('consoleRefunds.title') })).toBeVisible();
    await desk.goto(moneyPaths(lang).consoleRefunds());
    const mine = desk.getByRole('button', { name: new RegExp(held.number) });
    await expect(mine).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(held.number), expanded: true }));
    expect(await accessFaults(desk)).toEqual([]);

    const retry = desk.getByRole('button', { name: t('consoleRefunds.retry') });
    await desk.keyboard.press('Enter');
    await expect(retry).toBeFocused();
    // The worker may be asking the gateway at this very moment: then the operator reads so, and presses again.
    await expect(async () => {
      await desk.keyboard.press('Enter');
      await expect(desk.getByText(t('consoleRefunds.retried.failed'))).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await desk.keyboard.press('Tab');
    await expect(desk.getByLabel(t('consoleRefunds.reason'))).toBeFocused();
    await desk.keyboard.type('The card is closed');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleRefunds.taken'))).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);

    const reference = desk.getByLabel(t('consoleRefunds.bankReference'));
    await expect(reference).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(reference).toBeFocused();
    await desk.keyboard.type(`FT-${held.number}`);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleRefunds.outcomes.paid'))).toBeVisible();
    await expect(mine).toHaveCount(0);

    const { number: charge, amount } = await strangerAtGateway(db, held.number);
    await desk.goto(moneyPaths(lang).consoleMoneyCases());
    await chooseByKeys(desk, desk.getByText(charge));
    expect(await accessFaults(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel(t('consoleMoneyCases.decide'))).toBeFocused();
    await desk.keyboard.press('Tab');
    await desk.keyboard.type('Nobody here paid it');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleMoneyCases.outcomes.decided'))).toBeVisible();
    await expect(desk.getByText(charge)).toHaveCount(0);
    const takenBack = async () => {
      const row = await db
        .selectFrom('sandbox_gateway.payment')
        .select('refunded')
        .where('id', '=', charge)
        .executeTakeFirstOrThrow();
      return row.refunded;
    };
    await expect.poll(takenBack, { timeout: 20_000 }).toBe(amount);

    await settle(db, held.number);
    await desk.goto(moneyPaths(lang).consoleSettlements());
    const name = t('consoleSettlements.list');
    // On a phone each settlement is a card.
    const first =
      lang === 'ar'
        ? desk.getByRole('list', { name }).getByRole('listitem').first()
        : desk.getByRole('region', { name }).getByRole('row').nth(1);
    await first.getByRole('link').first().click();
    await expect(desk.getByRole('row', { name: new RegExp(held.number) })).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
  });
}
