import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { paths } from '../../web/app/site/paths.ts';
import { planPaths } from '../../web/app/site/plan-paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { chooseByKeys } from '../helpers/list-keys.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { test } from '../helpers/site.ts';
import { callAs, hold, inDays, type Stay } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const NIGHTS: Stay = { period: 2, start: inDays(10), end: inDays(12) };
const WIDTHS = { ar: 390, en: 1440 } as const;

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`an operator gives a bank statement, confirms what it shows and sets the rest aside, by keyboard (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const { unitId } = await buildListing(db);
    const guest = await buildPerson(db);
    const held = await hold(site, guest, unitId, NIGHTS);
    await callAs(site, guest, 'POST', `/reservations/${held.number}/transfers`);
    const { reference, amount } = await db
      .selectFrom('transfer')
      .innerJoin('due', 'due.id', 'transfer.due_id')
      .innerJoin('reservation', 'reservation.id', 'due.reservation_id')
      .select(['transfer.reference', 'due.amount'])
      .where('reservation.number', '=', Number(held.number))
      .executeTakeFirstOrThrow();
    const fees = `Fee ${held.number}`;
    const rows = [
      'Day,What,Came,Went',
      `${inDays(0)},Transfer ${reference},${amount / 100},`,
      `${inDays(0)},${fees},,23.00`,
    ];

    const desk = await visit({ width: WIDTHS[lang] });
    await enterConsole(desk, site, await newOperator(db));
    await desk.goto(planPaths(lang).consoleTransfers({ view: 'statement' }));
    await desk.getByLabel(t('consoleStatement.upload')).setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await expect(desk.getByText(t('consoleStatement.notWhole')).first()).toBeVisible();
    const column = (heading: string) => desk.getByLabel(t('consoleStatement.column', { heading }));
    for (const [heading, value] of Object.entries({
      Day: 'date',
      What: 'text',
      Came: 'credit',
      Went: 'debit',
    }))
      await column(heading).selectOption(value);
    await expect(
      desk.getByText(t('consoleStatement.found', { n: 2, came: '', left: '' }).split(' · ')[0] ?? ''),
    ).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: t('consoleStatement.keep') }).press('Enter');
    await expect(desk.getByText(t('consoleStatement.kept', { taken: 2, known: 0 }))).toBeVisible();

    await expect(desk.getByRole('button', { name: new RegExp(reference) })).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(reference), expanded: true }));
    await expect(desk.getByText(t('consoleStatement.because.reference'))).toBeVisible();
    expect(await accessFaults(desk)).toEqual([]);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: t('consoleStatement.confirm') })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleStatement.outcomes.settled'))).toBeVisible();

    await desk.goto(planPaths(lang).consoleTransfers({ view: 'statement', lines: 'none' }));
    const rest = desk.getByRole('button', { name: new RegExp(fees) });
    await expect(rest).toBeVisible();
    await chooseByKeys(desk, desk.getByRole('button', { name: new RegExp(fees), expanded: true }));
    await desk.keyboard.press('Enter');
    await expect(desk.getByLabel(t('consoleStatement.asideReason'))).toBeFocused();
    await desk.keyboard.type('Bank fees');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('consoleStatement.asideDone'))).toBeVisible();
    await expect(rest).toHaveCount(0);

    const page = await visit({ as: guest, width: WIDTHS[lang] });
    await page.goto(paths(lang).reservation(held.number));
    await expect(page.getByText(t('reservations.states.active'), { exact: true }).first()).toBeVisible();
  });
}
