import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { moneyPaths } from '../../web/app/site/money-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { CARDS, callAs, hold, pay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

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
    await desk.goto(paths(lang).console());
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
  });
}
