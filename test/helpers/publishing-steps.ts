import type { Lang } from '@diyar/messages/messages';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { enterConsole, newOperator } from './operators.ts';
import { codeFor } from './signing-in.ts';
import { act, type Filling, tap } from './wizard-steps.ts';
import type { Words } from './words.ts';

const IDENTITY = '1012345672';

/** On the sign-in page: a new number becomes an individual's account. Every tap and field is counted. */
export async function signUp(filling: Filling, phone: string, name: string): Promise<void> {
  const { page, t } = filling;
  await act(filling, page.getByLabel(t('signIn.phone'), { exact: true }).fill(phone));
  await tap(filling, page.getByRole('button', { name: t('signIn.sendSms') }));
  const code = page.getByLabel(t('signIn.code'));
  await expect(code).toBeVisible();
  await act(filling, code.fill(await codeFor(page.request, phone)));
  await act(filling, page.getByRole('radio', { name: t('common.accountKind.ordinary') }).check());
  await act(filling, page.getByLabel(t('signIn.name')).fill(name));
  await act(filling, page.getByRole('checkbox').check());
  await tap(filling, page.getByRole('button', { name: t('signIn.create') }));
}

/** Until no photo of a unit is being made any more. */
export async function photosReady(db: Database, unitId: string): Promise<void> {
  const waiting = async () => {
    const photos = await db.selectFrom('photo').select('state').where('unit_id', '=', unitId).execute();
    return photos.filter(({ state }) => state !== 'ready').length;
  };
  await expect.poll(waiting, { timeout: 90_000, intervals: [250] }).toBe(0);
}

/** On the page of an ad's unit: the licence is checked, with an identity number that is kept on the way, and fits. */
export async function checkLicence(filling: Filling, number: string): Promise<void> {
  const { page, t } = filling;
  const licence = page.getByLabel(t('licences.number'), { exact: true });
  // The one typed in the wizard, which knew no ad that the embedded registry could fit.
  await expect(licence).toHaveValue('7200000001');
  await act(filling, licence.fill(number));
  await act(filling, page.getByLabel(t('licences.identity'), { exact: true }).fill(IDENTITY));
  await tap(filling, page.getByRole('button', { name: t('licences.check'), exact: true }));
  // A new account has no identity number to compare with: it is kept here, without leaving the page.
  await tap(filling, page.getByRole('button', { name: t('licences.saveAndCheck') }));
  await expect(page.getByText(t('licences.fits'))).toBeVisible();
}

/** The ad is sent for approval, and waits. */
export async function sendForApproval(filling: Filling): Promise<void> {
  const { page, t } = filling;
  const submit = { name: t('ownAds.submit'), exact: true };
  await tap(filling, page.getByRole('button', submit));
  const dialog = page.getByRole('dialog');
  await act(filling, dialog.getByRole('checkbox').check());
  await tap(filling, dialog.getByRole('button', submit));
  await expect(
    page.getByText(t('ownAds.states.waiting_for_approval'), { exact: true }).first(),
  ).toBeVisible();
}

/** An operator approves an ad without touching the mouse; answers the instant at which the decision was answered. */
export async function approveByKeys(
  page: Page,
  { db, site, t, lang, ad }: { db: Database; site: string; t: Words; lang: Lang; ad: number },
): Promise<number> {
  await enterConsole(page, site, await newOperator(db));
  await page.goto(deskPaths(lang).consoleAds({ ad: String(ad) }));
  await expect(page.getByRole('button', { name: t('console.ads.decision'), exact: true })).toBeVisible();
  const answer = page.waitForResponse((one) => one.url().endsWith(`/console/ads/${ad}/decision`));
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  expect((await answer).status()).toBe(201);
  return Date.now();
}

/** How many milliseconds after an instant the last search that missed an ad was begun; 0 when none did. A busy machine answers late. */
export async function lastMissed(
  request: APIRequestContext,
  search: string,
  { ad, since }: { ad: number; since: number },
): Promise<number> {
  let missed = 0;
  while (missed < 10_000) {
    const begun = Date.now();
    const answer = await request.get(search, { headers: { apikey: 'diyar-development' } });
    const { data } = (await answer.json()) as { data: { items: { id: string }[] } };
    if (data.items.some(({ id }) => id === String(ad))) break;
    missed = begun - since;
  }
  return missed;
}
