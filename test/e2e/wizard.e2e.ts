import { LANGS } from '@diyar/messages/messages';
import { expect, type Page } from '@playwright/test';
import { buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import {
  approveByKeys,
  checkLicence,
  lastMissed,
  photosReady,
  sendForApproval,
  signUp,
} from '../helpers/publishing-steps.ts';
import { newPhone } from '../helpers/signing-in.ts';
import { at, test } from '../helpers/site.ts';
import {
  chip,
  type Filling,
  fillLocation,
  fillPhotos,
  fillProperty,
  fillRest,
  fillUnit,
  heading,
  next,
  tap,
} from '../helpers/wizard-steps.ts';
import { type Words, wordsOf } from '../helpers/words.ts';

const NAMES = {
  ar: { category: 'فيلا', district: 'الملقا' },
  en: { category: 'Villa', district: 'Al Malqa' },
};
/** From signing in to an ad that waits for an operator: taps and fields. */
const MOST_TAPS = 60;
/** Milliseconds after an operator's decision from which on every search finds the ad. */
const FOUND_WITHIN = 1000;

const saved = (page: Page) => page.locator('[data-saving="saved"]');

/** Cuts the way of every save, until the answered function is called. */
async function cutSaves(page: Page): Promise<() => Promise<void>> {
  const path = '**/api/v1/host/wizard';
  await page.route(path, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  return () => page.unroute(path);
}

for (const [lang, width] of [
  ['ar', 390],
  ['en', 1440],
] as const) {
  const t = wordsOf(lang);

  test(`an owner signs up and adds a villa with six photos in sixty taps; approved by keys it is found at once (${lang})`, async ({
    visit,
    db,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const page = await visit({ width });
    const filling: Filling = { page, t, names: NAMES[lang], count: 0 };
    // Who is not signed in is led there and back by the button that adds a property.
    await page.goto(at(lang, '/'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.listYours') })
      .click();
    await tap(filling, page.getByRole('main').getByRole('link', { name: t('help.businessStart') }));
    const phone = newPhone();
    await signUp(filling, phone, 'نورة السبيعي');
    await expect(heading(page, t, 'property')).toBeVisible();
    await expect(page).toHaveURL(/step=property$/);
    const steps = [fillProperty, fillLocation, fillUnit, (one: Filling) => fillPhotos(one, 6), fillRest];
    for (const fill of steps) {
      expect(await accessFaults(page)).toEqual([]);
      await fill(filling);
    }
    await expect(heading(page, t, 'summary')).toBeVisible();
    await expect(page.getByText(t('wizard.summary.ready'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    await tap(filling, page.getByRole('button', { name: t('wizard.summary.complete') }));
    await expect(page.getByRole('heading', { name: t('wizard.done.title'), level: 2 })).toBeVisible();
    const made = await db
      .selectFrom('ad')
      .innerJoin('unit', 'unit.id', 'ad.unit_id')
      .innerJoin('account', 'account.id', 'ad.account_id')
      .innerJoin('person', 'person.id', 'account.person_id')
      .select(['ad.number', 'ad.state', 'ad.unit_id', 'unit.property_id', 'unit.rooms'])
      .where('person.phone', '=', `+966${phone.slice(1)}`)
      .executeTakeFirstOrThrow();
    expect(made).toMatchObject({ state: 'not_published', rooms: 3 });
    await expect(page.getByRole('main')).toContainText(String(made.number));
    await page.reload();
    await expect(page.getByRole('link', { name: t('wizard.done.another') })).toHaveAttribute(
      'href',
      at(lang, `/addunit/${made.property_id}`),
    );
    await tap(filling, page.getByRole('link', { name: t('wizard.done.toProperty') }));
    await expect(page).toHaveURL(at(lang, `/dashboard/properties/${made.property_id}`));
    await photosReady(db, made.unit_id);
    await checkLicence(filling, `730${made.number}`);
    await sendForApproval(filling);
    expect(filling.count).toBeLessThanOrEqual(MOST_TAPS);

    const decided = await approveByKeys(await visit(), { db, site: baseURL ?? '', t, lang, ad: made.number });
    const search = `/api/v1/ads?category=villa&city=riyadh&sort=newest&per_page=20`;
    const missed = await lastMissed(page.request, search, { ad: made.number, since: decided });
    expect(missed).toBeLessThanOrEqual(FOUND_WITHIN);
    await page.goto(at(lang, `/all_deals?category=villa&city=riyadh&sort=newest`));
    await expect(page.locator(`a[href="${at(lang, `/details/${made.number}`)}"]`).first()).toBeVisible();
  });
}

const nameIn = (page: Page, t: Words) =>
  page.getByRole('textbox', { name: t('supplyForm.fields.property.name'), exact: true });
const areaIn = (page: Page, t: Words) =>
  page.getByRole('textbox', { name: t('supplyForm.fields.property.area'), exact: true });

test('what is typed outlives a cut line and a reload, and goes on at another device', async ({
  visit,
  db,
}) => {
  const t = wordsOf('ar');
  const owner = await buildPerson(db);
  const phone = await visit({ as: owner, width: 390 });
  await phone.goto('/add-real-Estate');
  const mend = await cutSaves(phone);
  await nameIn(phone, t).fill('فيلا النرجس');
  await expect(phone.getByText(t('wizard.saving.offline'))).toBeVisible();
  await phone.reload();
  await expect(nameIn(phone, t)).toHaveValue('فيلا النرجس');
  await mend();
  await expect(saved(phone)).toBeVisible();
  await chip(phone, NAMES.ar.category).click();
  await expect(saved(phone)).toBeVisible();
  const desk = await visit({ as: owner });
  await desk.goto('/ADD-REAL-ESTATE');
  await expect(desk.getByRole('heading', { name: t('wizard.open.property') })).toBeVisible();
  await desk.getByRole('link', { name: t('wizard.open.continue') }).click();
  await expect(nameIn(desk, t)).toHaveValue('فيلا النرجس');
  await areaIn(desk, t).fill('512');
  // The other device sees it by itself.
  await expect(areaIn(phone, t)).toHaveValue('512');
});

test('two devices that write one field lose neither value', async ({ visit, db }) => {
  const t = wordsOf('en');
  const owner = await buildPerson(db, { kind: 'business' });
  const first = await visit({ as: owner });
  await first.goto(at('en', '/add-real-Estate'));
  await nameIn(first, t).fill('Villa');
  await expect(saved(first)).toBeVisible();
  const second = await visit({ as: owner });
  await second.goto(at('en', '/add-real-Estate?step=property'));
  await expect(nameIn(second, t)).toHaveValue('Villa');
  const mend = await cutSaves(first);
  await nameIn(first, t).fill('Villa of the first');
  await areaIn(first, t).fill('300');
  await expect(first.getByText(t('wizard.saving.offline'))).toBeVisible();
  await nameIn(second, t).fill('Villa of the second');
  await expect(saved(second)).toBeVisible();
  await mend();
  const notice = first.getByRole('status').filter({ hasText: t('wizard.elsewhere.conflict') });
  await expect(notice).toContainText('Villa of the second');
  await expect(nameIn(first, t)).toHaveValue('Villa of the first');
  await expect(areaIn(second, t)).toHaveValue('300');
  await notice
    .getByRole('button', {
      name: t('wizard.elsewhere.useOf', { field: t('supplyForm.fields.property.name') }),
    })
    .click();
  await expect(nameIn(first, t)).toHaveValue('Villa of the second');
  await expect(notice).toBeHidden();
  await expect(nameIn(second, t)).toHaveValue('Villa of the second');
});

for (const lang of LANGS) {
  const t = wordsOf(lang);

  test(`each step says the brief's rules beside its fields, and a new start asks first (${lang})`, async ({
    visit,
    db,
  }) => {
    const page = await visit({ as: await buildPerson(db), width: 390 });
    const filling: Filling = { page, t, names: NAMES[lang], count: 0 };
    const rules = {
      property: [
        'category_required',
        'usage_required',
        'area_required',
        'height_required',
        'width_required',
        'add_facing',
        'name_required',
      ],
      location: ['add_city', 'add_district', 'add_street', 'street_width_required', 'location_required'],
      unit: ['two_details', 'description_required'],
      photos: ['four_photos'],
      prices: ['one_active_price'],
    } as const;
    await page.goto(at(lang, '/add-real-Estate'));
    await next(filling);
    // As many as are seen: how far it is furnished is asked once there is a category.
    await expect(page.getByText(t('wizard.fix', { count: rules.property.length }))).toBeVisible();
    for (const said of Object.values(rules)) {
      await next(filling);
      for (const rule of said) await expect(page.getByText(t(`rules.${rule}`)).first()).toBeVisible();
      await page.getByRole('button', { name: t('wizard.later') }).click();
    }
    await page.goto(at(lang, '/add-real-Estate?step=property'));
    await nameIn(page, t).fill('بيت');
    await areaIn(page, t).fill('كبير');
    await expect(page.getByText(t('rules.number'))).toBeVisible();
    await next(filling);
    await expect(page.getByText(t('rules.name_min'))).toBeVisible();
    await expect(saved(page)).toBeVisible();
    // A number that need not be there is not dropped without a word where it cannot be read.
    await page.goto(at(lang, '/add-real-Estate?step=down_payment'));
    await page
      .getByRole('textbox', { name: t('supplyForm.fields.policy.security_deposit'), exact: true })
      .fill('كثير');
    await next(filling);
    await expect(page.getByText(t('rules.number'))).toBeVisible();
    await expect(page).toHaveURL(/step=down_payment$/);
    await page.goto(at(lang, '/add-real-Estate'));
    await page.getByRole('button', { name: t('wizard.open.startNew') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('wizard.open.confirmProperty'))).toBeVisible();
    await dialog.getByRole('button', { name: t('wizard.open.confirmIt') }).click();
    await expect(nameIn(page, t)).toHaveValue('');
  });
}

test('a place is refused outside the Kingdom, from afar and without the device, in the brief’s words', async ({
  visit,
  db,
}) => {
  const t = wordsOf('ar');
  const page = await visit({ as: await buildPerson(db), width: 390 });
  await page.goto('/add-real-Estate?step=location');
  const paste = page.getByRole('textbox', { name: t('wizard.place.paste') });
  await page.getByRole('button', { name: t('wizard.place.mine') }).click();
  await expect(page.getByText(t('liveMap.location.geoDisabled'))).toBeVisible();
  await paste.fill('26.2235, 50.5876');
  await expect(page.getByText(t('rules.outside_kingdom'))).toBeVisible();
  await paste.fill('https://maps.app.goo.gl/AbCdEf123');
  await expect(page.getByText(t('wizard.place.pasteShort'))).toBeVisible();
  await paste.fill('24.8105, 46.6005');
  const city = page.getByRole('combobox', { name: t('supplyForm.fields.location.city') });
  await expect(city).toHaveValue('riyadh');
  await city.selectOption('jeddah');
  await expect(page.getByText(/كم عن جدة/)).toBeVisible();
  await page.getByRole('button', { name: /الملقا/ }).click();
  await expect(city).toHaveValue('riyadh');
  const map = page.locator('canvas');
  // A browser without WebGL has no map; its sentence says what to do instead.
  if (await map.isVisible()) {
    const shown = page.locator('main bdi').filter({ hasText: '46.6005' });
    await expect(shown).toBeVisible();
    await map.press('ArrowLeft');
    await expect(shown).toBeHidden();
    for (const _ of [1, 2, 3]) await map.press('-');
    await expect(page.getByText(t('rules.zoom_in'))).toBeVisible();
    // A pin from too far away gives way to the city that is chosen, which the map goes to.
    await city.selectOption('jeddah');
    await expect(page.getByText(t('wizard.place.none'))).toBeVisible();
  }
});
