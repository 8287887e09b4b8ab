import { dateTimeText, riyadhIso } from '@diyar/contract/values/format';
import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltListing, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { insert } from '../../api/src/testing/factory-rows.ts';
import { ltrText } from '../../web/app/i18n/lang.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { at, test } from '../helpers/site.ts';
import { callAs, hold } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

/** Both languages meet at one desk, so each has a comment of its own. */
const COMMENTS = {
  ar: 'المكان لا يشبه الصور، ورقم المالك عندي لمن يريد',
  en: 'The place is not the one in the photos, and I have the owner’s number',
};

/** A guest's public evaluation of a stay that is over. */
async function evaluated(db: Database, site: string, listing: BuiltListing, comment: string) {
  const guest = await buildPerson(db, { name: 'ريان الحربي' });
  const { number } = await hold(site, guest, listing.unitId);
  const stay = await db
    .updateTable('reservation')
    .set({ state: 'finished' })
    .where('number', '=', Number(number))
    .returning('id')
    .executeTakeFirstOrThrow();
  const now = new Date();
  await insert(db, 'evaluation', {
    reservation_id: stay.id,
    unit_id: listing.unitId,
    side: 'guest',
    author_account_id: guest.accountId,
    rate: 1,
    comment,
    created_at: now,
    published_at: now,
  });
  return guest;
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const width = lang === 'ar' ? 390 : 1440;

  /** The case about the evaluation at an operator's desk, decided. */
  const decideAt = async (desk: Page, choice: string, button: string) => {
    await desk.goto(at(lang, '/admin/reports'));
    const one = desk.getByRole('listitem').filter({ hasText: COMMENTS[lang] });
    await one.getByRole('radio', { name: choice }).check();
    await one.getByLabel(t('console.reports.reason'), { exact: true }).fill('راجع فريقنا ما كُتب');
    expect(await accessFaults(desk)).toEqual([]);
    await one.getByRole('button', { name: button }).click();
    await expect(desk.getByText(t('console.reports.decided'))).toBeVisible();
  };

  /** The ad's page, asked for until it follows: pages are kept for a moment. */
  const expectOnPage = (reader: Page, adNumber: string, count: number) =>
    expect(async () => {
      await reader.goto(at(lang, `/details/${adNumber}`));
      await expect(reader.getByText(COMMENTS[lang])).toHaveCount(count, { timeout: 500 });
    }).toPass();

  test(`a reported evaluation is answered, hidden, appealed and comes back (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const listing = await buildListing(db);
    const author = await evaluated(db, site, listing, COMMENTS[lang]);
    const reader = await visit({ as: await buildPerson(db), width });
    await reader.goto(at(lang, `/details/${listing.adNumber}`));
    await reader
      .locator('#evaluations')
      .getByRole('link', { name: t('adMore.evaluations.report') })
      .click();
    await reader.getByRole('radio', { name: t('reports.reasons.personal') }).check();
    expect(await accessFaults(reader)).toEqual([]);
    await reader.getByRole('button', { name: t('reports.send'), exact: true }).click();
    await expect(reader.getByRole('heading', { name: t('reports.sentTitle') })).toBeVisible();

    const reported = await visit({ as: author, width });
    await reported.goto(at(lang, '/dashboard/reports?side=reported'));
    await reported.getByLabel(t('reports.answer'), { exact: true }).fill('كتبت ما رأيته');
    expect(await accessFaults(reported)).toEqual([]);
    await reported.getByRole('button', { name: t('reports.answerSend') }).click();
    await expect(reported.getByText('كتبت ما رأيته')).toBeVisible();

    const desk = await visit();
    await enterConsole(desk, site, await newOperator(db));
    await decideAt(desk, t('console.reports.decisions.evaluation_hidden'), t('console.reports.decide'));
    await expectOnPage(reader, listing.adNumber, 0);

    // The page of who is reported follows what operators decide.
    await expect(reported.getByText(t('reports.states.evaluation_hidden'))).toBeVisible();
    await reported.getByRole('button', { name: t('reports.appeal') }).click();
    await reported.getByLabel(t('reports.appealText'), { exact: true }).fill('حذفت الرقم وبقي الرأي');
    await reported.getByRole('button', { name: t('reports.appealSend') }).click();
    await expect(reported.getByText(t('reports.appealWaits', { mine: 'yes' }))).toBeVisible();

    const second = await visit();
    await enterConsole(second, site, await newOperator(db));
    await decideAt(second, t('console.reports.outcomes.overturned'), t('console.reports.decideAppeal'));
    await expect(reported.getByText(t('reports.outcomes.overturned'))).toBeVisible();
    await expectOnPage(reader, listing.adNumber, 1);
  });
}

test('an overdue report says since when, to who sent it, to the reported and at the desk (ar)', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const site = baseURL ?? '';
  const listing = await buildListing(db);
  const reporter = await buildPerson(db, { name: 'ريان الحربي' });
  const body = { reason: 'fraud', text: 'صور منسوخة من إعلان آخر' };
  await callAs(site, reporter, 'POST', `/ads/${listing.adNumber}/reports`, body);
  const now = Date.now();
  const hours = (ago: number) => new Date(now - ago * 3_600_000);
  const { due_at: since } = await db
    .updateTable('report_case')
    .set({ opened_at: hours(150), due_at: hours(30) })
    .where('reported_account_id', '=', listing.host.accountId)
    .returning('due_at')
    .executeTakeFirstOrThrow();
  const values = { at: ltrText(dateTimeText(riyadhIso(since))) };
  const phone = { width: 390, touch: true };
  const atReporter = await visit({ as: reporter, ...phone });
  await atReporter.goto(paths('ar').reports());
  await expect(atReporter.getByText(t('reports.late', { side: 'reporter', ...values }))).toBeVisible();
  const atReported = await visit({ as: listing.host, ...phone });
  await atReported.goto(paths('ar').reports({ side: 'reported' }));
  await expect(atReported.getByText(t('reports.late', { side: 'reported', ...values }))).toBeVisible();
  const desk = await visit({ width: 390 });
  await enterConsole(desk, site, await newOperator(db));
  await desk.goto(at('ar', '/admin/reports'));
  await expect(
    desk.getByText(t('console.reports.lateSince', { stage: 'decision', ...values })),
  ).toBeVisible();

  // While it was due still, its answer's time had ended before, and both sides are told when.
  await db
    .updateTable('report_case')
    .set({ opened_at: hours(100), due_at: hours(-20) })
    .where('reported_account_id', '=', listing.host.accountId)
    .execute();
  const until = { at: ltrText(dateTimeText(riyadhIso(hours(28)))) };
  await atReported.reload();
  await expect(atReported.getByText(t('reports.noAnswer', until))).toBeVisible();
  await expect(atReported.getByLabel(t('reports.answer'), { exact: true })).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByText(t('console.reports.answerOver', until))).toBeVisible();
});
