import { LANGS, type Lang } from '@diyar/messages/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { triesMechanicsIn } from '../helpers/languages.ts';
import { at, test } from '../helpers/site.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

const POOL = { ar: 'مسبح', en: 'Swimming pool' };
/** The third of February 2031 by the Umm al-Qura calendar. */
const HIJRI = { ar: /· 11 شوال 1452\sهـ$/, en: /· 11 Shawwal 1452\sAH$/ };
/** A phone in Arabic, a wide window in English. */
const SCREENS = { ar: [{ width: 360, touch: true }], en: [{ width: 1440, touch: false }] };

/**
 * Three ads of one advertiser, by whom they are found: two face north, one of these has a pool and is for families, ten at
 * most; the other is for everyone, the third for singles.
 */
async function buildThree(db: Database): Promise<string> {
  // Taken years ahead: on dates only what can be booked is found.
  const unit = { photos: 1, policy: { horizon_days: 10_000 } };
  const first = await buildListing(db, {
    property: { facing: 'n' },
    unit: { ...unit, features: ['pool'], tenants: ['families'], guests_max: 10 },
  });
  const { host } = first;
  await buildListing(db, { host, property: { facing: 'n' }, unit });
  await buildListing(db, { host, property: { facing: 's' }, unit: { ...unit, tenants: ['singles'] } });
  return host.accountNumber;
}

/** The list of the three, with whatever else is searched for. */
async function openThree(page: Page, lang: Lang, advertiser: string): Promise<void> {
  // The search hears of new ads a moment later.
  await expect(async () => {
    await page.goto(at(lang, `/all_deals?advertiser=${advertiser}`));
    await expect(page.locator('[data-ad]')).toHaveCount(3, { timeout: 1000 });
  }).toPass();
}

const sheetOf = (page: Page, t: Words) => page.getByRole('dialog', { name: t('filters.title') });
const opener = (page: Page) => page.locator('[commandfor=filters]').filter({ visible: true });
const counted = (t: Words, name: string, count: number) => `${name} ${t('results.count', { count })}`;

/** As a hand does: the box itself is for keys and screen readers. */
async function take(box: Locator): Promise<void> {
  await box.locator('xpath=..').click();
  await expect(box).toBeChecked();
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const show = (count: number) => t('filters.show', { count });

  for (const { width, touch } of SCREENS[lang]) {
    test(`the sheet says what each choice would find, and chips take it away (${lang}, ${width})`, async ({
      visit,
      db,
    }) => {
      const advertiser = await buildThree(db);
      const page = await visit({ width, touch });
      await openThree(page, lang, advertiser);
      await opener(page).click();
      const sheet = sheetOf(page, t);
      const [apply, fold] = [
        (count: number) => sheet.getByRole('button', { name: show(count) }),
        (name: string) => sheet.locator('summary').filter({ hasText: name }),
      ];
      await expect(apply(3)).toBeVisible();
      const box = (name: string, count: number) =>
        sheet.getByRole('checkbox', { name: counted(t, name, count), exact: true });
      await take(box(t('filters.tenantWords.families'), 2));
      await expect(apply(2)).toBeVisible();
      await fold(t('filters.facing')).click();
      const facing = sheet.getByRole('group', { name: t('filters.facing') });
      await expect(facing.getByRole('checkbox')).toHaveCount(10);
      await expect(box(t('filters.facings.e'), 0)).toBeVisible();
      await take(box(t('filters.facings.n'), 2));
      await expect(apply(2)).toBeVisible();
      await fold(t('filters.features')).click();
      await take(box(POOL[lang], 1));
      await expect(apply(1)).toBeVisible();
      await expect(box(t('filters.facings.s'), 0)).toBeVisible();
      await sheet.getByLabel(t('filters.areaMin')).fill('٢٠');
      await sheet.getByLabel(t('filters.guests')).fill('١٠');
      await expect(apply(1)).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await apply(1).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/area_min=20&.*features=pool&facing=n&tenants=families&guests=10/);
      await expect(page.locator('[data-ad]')).toHaveCount(1);
      // Chips are swept beside the link that clears them all, never beneath it.
      const chips = await page.getByRole('list', { name: t('filters.chips.label') }).boundingBox();
      const clear = await page
        .getByRole('link', { name: t('filters.chips.clear'), exact: true })
        .boundingBox();
      if (chips === null || clear === null) throw new Error('chips or their link have no box');
      expect(
        lang === 'ar' ? clear.x + clear.width <= chips.x + 1 : clear.x >= chips.x + chips.width - 1,
      ).toBe(true);
      expect(clear.x >= 0 && clear.x + clear.width <= width).toBe(true);
      const takeAway = async (what: string, left: number) => {
        const chip = page.getByRole('link', { name: t('filters.chips.remove', { what }) });
        await chip.click();
        await expect(chip).toHaveCount(0);
        await expect(page.locator('[data-ad]')).toHaveCount(left);
      };
      await takeAway(t('filters.chips.guests', { count: 10 }), 1);
      await takeAway(POOL[lang], 2);
      await takeAway(t('filters.chips.facing', { side: t('filters.facings.n') }), 2);
      await takeAway(t('filters.tenantWords.families'), 3);
      expect(await accessFaults(page)).toEqual([]);
    });
  }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`by keys: focus goes in and comes back, a departure follows the arrival (${lang})`, async ({
        visit,
        db,
      }) => {
        const advertiser = await buildThree(db);
        const page = await visit();
        // Keeps what is typed before the sheet's own code has come.
        const typed = Promise.withResolvers<void>();
        await page.route(/\/assets\/filter-dialog-.*\.js$/, async (route) => {
          await typed.promise;
          await route.continue();
        });
        await openThree(page, lang, advertiser);
        await opener(page).press('Enter');
        const sheet = sheetOf(page, t);
        await expect(sheet.getByRole('button', { name: show(3) })).toBeVisible();
        await sheet.getByLabel(t('filters.arrival')).fill('2031-02-03');
        typed.resolve();
        await expect(sheet.getByLabel(t('filters.departure'))).toHaveValue('2031-02-04');
        await expect(sheet.getByLabel(t('filters.arrival'))).toHaveAccessibleDescription(HIJRI[lang]);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(opener(page)).toBeFocused();
        await opener(page).press('Enter');
        await sheet.getByRole('button', { name: show(3) }).press('Enter');
        await expect(page).toHaveURL(/from=2031-02-03&to=2031-02-04/);
      });
    }

  if (lang === 'en')
    if (triesMechanicsIn(lang)) {
      test(`nothing in the sheet is counted or kept otherwise than it is seen (${lang})`, async ({
        visit,
        db,
      }) => {
        const advertiser = await buildThree(db);
        const page = await visit();
        await openThree(page, lang, advertiser);
        await page.goto(at(lang, `/all_deals?rooms=3,6&period=3&advertiser=${advertiser}`));
        await opener(page).click();
        const sheet = sheetOf(page, t);
        const asked = (name: 'period' | 'to', value: string | null) =>
          page.waitForRequest((request) => {
            const { pathname, searchParams } = new URL(request.url());
            return (
              pathname === '/api/v1/ads' && searchParams.has('facets') && searchParams.get(name) === value
            );
          });
        // The counts come with the script, which also lets go of a chosen period.
        const apply = sheet.locator('button[form=filters-form]');
        await expect(apply).not.toHaveText(t('results.showResults'));
        const period = sheet.locator('input[name=period][value="3"]');
        await Promise.all([asked('period', null), period.locator('xpath=..').click()]);
        await expect(period).not.toBeChecked();
        await expect(sheet.locator('input[name=rooms]:checked')).toHaveCount(2);
        const [arrival, departure] = [
          sheet.getByLabel(t('filters.arrival')),
          sheet.getByLabel(t('filters.departure')),
        ];
        await Promise.all([asked('to', '2031-02-04'), arrival.fill('2031-02-03')]);
        await Promise.all([asked('to', null), departure.fill('')]);
        await Promise.all([asked('to', '2031-02-04'), departure.blur()]);
        await expect(departure).toHaveValue('2031-02-04');
        await apply.click();
        await expect(page).toHaveURL(/from=2031-02-03&to=2031-02-04&rooms=3,6/);
        await expect(page).not.toHaveURL(/period=/);
      });
    }

  if (lang === 'ar')
    if (triesMechanicsIn(lang)) {
      test(`counts that do not come, or come late, keep nobody from choosing (${lang})`, async ({
        visit,
        db,
      }) => {
        const advertiser = await buildThree(db);
        const page = await visit();
        await openThree(page, lang, advertiser);
        const late: (() => void)[] = [];
        await page.route(/\/api\/v1\/ads\?.*facets=1/, async (route) => {
          const facing = new URL(route.request().url()).searchParams.get('facing');
          if (facing === 'n,s') return route.continue();
          if (facing !== 's') return route.abort();
          // Held until a newer draft has been answered.
          await new Promise<void>((resolve) => late.push(resolve));
          return route.continue().catch(() => undefined);
        });
        await opener(page).click();
        const sheet = sheetOf(page, t);
        await expect(sheet.getByRole('button', { name: t('results.showResults') })).toBeVisible();
        await sheet
          .locator('summary')
          .filter({ hasText: t('filters.facing') })
          .click();
        const side = (name: 'n' | 's') => sheet.locator(`input[name=facing][value=${name}]`);
        await take(side('s'));
        await expect.poll(() => late.length).toBe(1);
        await take(side('n'));
        await expect(sheet.getByRole('button', { name: show(3) })).toBeVisible();
        for (const answer of late) answer();
        await sheet.getByRole('button', { name: show(3) }).click();
        await expect(page).toHaveURL(/facing=n,s/);
        await expect(page.locator('[data-ad]')).toHaveCount(3);
      });
    }
}
