import { LANGS } from '@diyar/messages/messages';
import { expect } from '@playwright/test';
import type { Database } from '../../api/src/platform/db/database.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { bookAddress } from '../helpers/booking-steps.ts';
import { at, test } from '../helpers/site.ts';
import { inDays } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

/** Whole sentences, since it is their grammar that a catalogue's key cannot show. */
const SAID = {
  ar: {
    district: 'al-malqa-riyadh',
    rooms: 'محسوب من 5 إعلانات: ملاحق من 3 غرف في الملقا، الرياض.',
    metre: 'محسوب من 5 إعلانات: محطات وقود في الملقا، الرياض.',
  },
  en: {
    district: 'al-yasmin-riyadh',
    rooms: 'Annexes with 3 rooms in Al Yasmin, Riyadh, based on 5 ads.',
    metre: 'Fuel stations in Al Yasmin, Riyadh, based on 5 ads.',
  },
} as const;

/** Five yearly annexes of three rooms, and beside them smaller ones that cost less. */
async function buildAnnexes(db: Database, district: string) {
  const annex = (rooms: number, riyals: number) =>
    buildListing(db, {
      property: { category: 'annex', district },
      unit: { rooms, guests_max: 6, prices: { yearly: riyals * 100 } },
    });
  const own = await annex(3, 30_000);
  for (let made = 0; made < 4; made += 1) await annex(3, 40_000);
  for (let made = 0; made < 6; made += 1) await annex(1, 15_000);
  return own;
}

/** A small station for sale beside four large ones, which are cheaper by the metre. */
async function buildStations(db: Database, district: string) {
  const station = (area: number, riyals: number) =>
    buildListing(db, {
      property: { category: 'fuel-station', usage: 'commercial', district },
      unit: { area, rooms: null, baths: null, prices: { main: riyals * 100 } },
      ad: { purpose: 'sale' },
    });
  const own = await station(900, 2_700_000);
  for (let made = 0; made < 4; made += 1) await station(4_000, 10_000_000);
  return own;
}

for (const lang of LANGS) {
  const t = wordsOf(lang);
  const { district, rooms, metre } = SAID[lang];

  test(`a rent stands beside homes of as many rooms, and speaks of no guests (${lang})`, async ({
    visit,
    db,
  }) => {
    const own = await buildAnnexes(db, district);
    const page = await visit({ width: 360, touch: true });
    await page.goto(at(lang, `/details/${own.adNumber}`));
    const market = page.getByRole('region', { name: t('adMore.market.heading') });
    await expect(market).toContainText(t('adMore.market.below', { percent: 25 }));
    await expect(market).toContainText(rooms);
    await expect(page.getByRole('region', { name: t('adMore.terms.heading') })).toBeVisible();
    await expect(page.getByText(t('adMore.terms.stay'), { exact: true })).toHaveCount(0);
    await expect(page.getByText(t('details.facts.capacity'), { exact: true })).toHaveCount(0);
    expect(await accessFaults(page)).toEqual([]);

    const start = inDays(40);
    const end = Temporal.PlainDate.from(start).add({ years: 1 }).toString();
    await page.goto(bookAddress(lang, own.adNumber, { period: 4, start, end }));
    await page.getByRole('button', { name: t('booking.page.continue') }).tap();
    await expect(page.getByText(t('booking.when.endDate'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('booking.when.departure'), { exact: true })).toHaveCount(0);
  });

  test(`what is for sale stands beside others by the metre, and says what its own comes to (${lang})`, async ({
    visit,
    db,
  }) => {
    const own = await buildStations(db, district);
    const page = await visit();
    await page.goto(at(lang, `/details/${own.adNumber}`));
    const prices = page.getByRole('region', { name: t('details.prices.heading'), exact: true });
    await expect(prices).toContainText(t('details.prices.perMeter'));
    await expect(prices).toContainText('3,000 S.R');
    const market = page.getByRole('region', { name: t('adMore.market.heading') });
    await expect(market).toContainText(t('adMore.market.above', { percent: 20 }));
    await expect(market).toContainText('2,500 S.R');
    await expect(market).toContainText(metre);
  });

  test(`a chalet that is left before dawn is let by the day on its card too, which says for whom it is (${lang})`, async ({
    visit,
    db,
  }) => {
    const { adNumber, host } = await buildListing(db, {
      property: {
        category: 'chalet',
        district,
        plan_number: '3085',
        borders: JSON.stringify({ n: { next_to: 'شارع التحلية', length: 20 } }),
        ...{ mortgaged: true, mortgage_details: 'مرهون لبنك محلي', disputed: false },
      },
      unit: {
        rooms: 2,
        guests_max: 12,
        tenants: ['families', 'women'],
        house_rules_ar: 'التدخين في الخارج فقط\nالهدوء بعد منتصف الليل',
        prices: { daily: 90_000 },
        policy: { arrival_time: '10:00', departure_time: '02:00' },
      },
    });
    const page = await visit({ width: 360, touch: true });
    const card = page.locator(`[data-ad="${adNumber}"]`);
    // The search hears of new ads a moment later.
    await expect(async () => {
      await page.goto(at(lang, `/all_deals?advertiser=${host.accountNumber}`));
      await expect(card).toContainText(t('common.per.day'), { timeout: 1000 });
    }).toPass();
    await expect(card).toContainText(t('filters.tenantWords.families'));
    await expect(card.getByRole('img', { name: t('results.card.guests', { count: 12 }) })).toBeVisible();
    await page.goto(at(lang, `/details/${adNumber}`));
    const prices = page.getByRole('region', { name: t('details.prices.heading'), exact: true });
    await expect(prices).toContainText(t('common.per.day'));
    await expect(page.getByText(t('adMore.terms.stay'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('details.facts.capacity'), { exact: true })).toBeVisible();
    const families = `${t('filters.tenantWords.families')}${t('results.listSeparator')}${t('filters.tenantWords.women')}`;
    await expect(page.getByRole('region', { name: t('details.facts.heading') })).toContainText(families);
    const region = (name: 'property' | 'staying' | 'disclosures') =>
      page.getByRole('region', { name: t(`adFacts.${name}.heading`) });
    await expect(region('property')).toContainText('3085');
    await expect(region('property')).toContainText('شارع التحلية');
    await expect(region('staying').getByRole('listitem')).toHaveText([
      'التدخين في الخارج فقط',
      'الهدوء بعد منتصف الليل',
    ]);
    await expect(region('staying')).toContainText(t('adFacts.staying.guestsMost', { count: 12 }));
    await expect(region('disclosures')).toContainText('مرهون لبنك محلي');
    await expect(region('disclosures')).toContainText(t('adFacts.disclosures.appliesNot'));
    expect(await accessFaults(page)).toEqual([]);
  });
}

test('a long name of an advertiser makes no page wider than the phone', async ({ visit, db }) => {
  const host = await buildPerson(db, {
    kind: 'business',
    name: 'مؤسسة أبناء عبدالرحمن بن عبدالعزيز المطيري وشركاه للوساطة والتسويق العقاري بالمنطقة الوسطى',
  });
  const listing = await buildListing(db, {
    host,
    unit: { prices: { main: 90_000_000 } },
    ad: { purpose: 'sale' },
  });
  const page = await visit({ width: 320, touch: true });
  await page.goto(at('ar', `/details/${listing.adNumber}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
