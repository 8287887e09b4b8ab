import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { type BuiltListing, buildListing } from '../../api/src/testing/factories.ts';
import { deskPaths } from '../../web/app/site/desk-paths.ts';
import { paths } from '../../web/app/site/paths.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { enterConsole, newOperator } from '../helpers/operators.ts';
import { newPhone } from '../helpers/signing-in.ts';
import { test } from '../helpers/site.ts';
import { wordsOf } from '../helpers/words.ts';

/** Cities in which nothing of the demo world waits: each language has a queue of its own. */
const CITY = { ar: 'abha', en: 'tabuk' } as const;
const TITLES = ['بيت أول', 'بيت ثانٍ', 'بيت ثالث'] as const;

/** Complete ads that are not published yet, in the language's city. */
async function draftAds(db: Database, lang: Lang): Promise<BuiltListing[]> {
  const { slug } = await db
    .selectFrom('district')
    .innerJoin('city', 'city.id', 'district.city_id')
    .select('district.slug')
    .where('city.slug', '=', CITY[lang])
    .orderBy('district.slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  const disclosed = { mortgaged: false, disputed: false, unregistered_rights: false };
  const made: BuiltListing[] = [];
  for (const title_ar of TITLES)
    made.push(
      await buildListing(db, {
        property: { city: CITY[lang], district: slug, ...disclosed },
        unit: { photos: 4 },
        ad: { state: 'not_published', published_at: null, title_ar, title_en: `${title_ar} ${lang}` },
      }),
    );
  return made;
}

/** Sends an ad for approval, as its advertiser. */
async function submit(page: Page, lang: Lang, { host, adNumber }: BuiltListing): Promise<void> {
  const answer = await page.request.post(`/api/v1/host/ads/${adNumber}/steps`, {
    headers: { apikey: 'diyar-development', authorization: `Bearer ${host.token}`, lang },
    data: { from: 'not_published', to: 'waiting_for_approval', data_correct: true },
  });
  expect(answer.status()).toBe(201);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`ads are sent for approval, and an operator decides them by keyboard alone (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const [first, second, third] = (await draftAds(db, lang)) as [BuiltListing, BuiltListing, BuiltListing];
    const theirs = await visit({ as: first.host, width: 390 });
    await theirs.goto(deskPaths(lang).ownAd(first.adNumber));
    await theirs.getByRole('button', { name: t('ownAds.submit'), exact: true }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('ownAds.submit'), exact: true }).click();
    await expect(
      theirs.getByText(t('ownAds.states.waiting_for_approval'), { exact: true }).first(),
    ).toBeVisible();

    const page = await visit();
    for (const ad of [second, third]) await submit(page, lang, ad);
    const operator = await newOperator(db, 'ريم المطيري');
    await enterConsole(page, baseURL ?? '', operator);
    await page.goto(`${deskPaths(lang).consoleAds()}?city=${CITY[lang]}`);
    const title = (n: 0 | 1 | 2) =>
      page.getByRole('heading', { level: 2, name: lang === 'ar' ? TITLES[n] : `${TITLES[n]} ${lang}` });
    await expect(page.getByRole('list', { name: t('console.ads.list') }).getByRole('listitem')).toHaveCount(
      3,
    );
    await press(page, 'j');
    await expect(title(0)).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);

    await press(page, 'c');
    await expect(page.getByLabel(t('console.ads.field'))).toBeFocused();
    await press(page, 'Tab');
    await page.keyboard.type('الصورة الثانية عليها رقم');
    await press(page, 'Tab', 'Tab', 'Tab', 'Enter');
    await expect(page.getByText(t('console.ads.done.changes_asked'))).toBeVisible();

    // The next opens by itself.
    await expect(title(1)).toBeVisible();
    await press(page, 'r', 'Tab', 'Enter');
    await expect(page.getByText(t('rules.reason_required'))).toBeVisible();
    await press(page, 'Shift+Tab');
    await page.keyboard.type('إعلان مكرر');
    await press(page, 'Tab', 'Enter');
    await expect(page.getByText(t('console.ads.done.refused'))).toBeVisible();

    await expect(title(2)).toBeVisible();
    await press(page, 'a', 'Enter');
    await expect(page.getByText(t('console.ads.done.approved'))).toBeVisible();
    await expect(page.getByText(t('console.ads.none'), { exact: true })).toBeVisible();
    const shown = async () => (await page.request.get(paths(lang).details(third.adNumber))).status();
    await expect.poll(shown, { timeout: 3000 }).toBe(200);

    await theirs.reload();
    await expect(theirs.getByText('الصورة الثانية عليها رقم').first()).toBeVisible();
    await expect(theirs.getByRole('button', { name: t('ownAds.submit'), exact: true })).toBeVisible();
  });

  test(`an owner adds an operator, who sees their part alone, and removes them (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    const page = await visit({ width: 390 });
    await enterConsole(page, baseURL ?? '', await newOperator(db));
    await page.goto(deskPaths(lang).consoleOperators());
    const phone = newPhone();
    await page.getByRole('button', { name: t('console.operators.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('console.operators.phone')).fill(phone);
    await dialog.getByRole('button', { name: t('console.operators.add') }).click();
    await expect(dialog.getByText(t('rules.role_required'))).toBeVisible();
    await dialog.getByLabel(t('console.operators.roles.support')).check();
    expect(await accessFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: t('console.operators.add') }).click();
    const row = page.getByRole('listitem').filter({ hasText: `+966${phone.slice(1)}` });
    await expect(row).toContainText(t('console.operators.roles.support'));
    expect(await accessFaults(page)).toEqual([]);

    const supporter = await visit();
    await enterConsole(supporter, baseURL ?? '', await newOperator(db, 'سعد الدعم', ['support']));
    await supporter.goto(deskPaths(lang).console());
    const parts = supporter.getByRole('navigation', { name: t('console.nav') }).getByRole('link');
    await expect(parts).toHaveText([
      t('console.desk'),
      t('console.reports.title'),
      t('console.requests'),
      t('console.tickets'),
      t('console.bookings'),
      t('console.accounts'),
      t('console.messages'),
      t('console.claims'),
    ]);
    await supporter.goto(deskPaths(lang).consoleOperators());
    await expect(supporter.getByText(t('errors.forbidden'))).toBeVisible();

    await row.getByRole('button', { name: t('console.operators.remove') }).click();
    await dialog.getByLabel(t('console.operators.reason')).fill('أضيف بالخطأ');
    await dialog.getByRole('button', { name: t('console.operators.remove') }).click();
    await expect(row).toHaveCount(0);
  });
}
