import { expect } from '@playwright/test';
import { followChanges } from '../../api/src/alerts/follow-changes.ts';
import { buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import { accessFaults } from '../helpers/accessible.ts';
import { at, test } from '../helpers/site.ts';
import { hold } from '../helpers/stays.ts';
import { wordsOf } from '../helpers/words.ts';

const PLACE = { city: 'najran', district: 'al-abraqin-najran' };

test('a search that finds nothing is saved, brings an ad, is looked at, renamed, paused and deleted', async ({
  visit,
  db,
}) => {
  const ar = wordsOf('ar');
  const guest = await buildPerson(db);
  await followChanges(db, new Date());
  const phone = await visit({ as: guest, width: 390 });
  await phone.goto(at('ar', '/all_deals?city=najran&category=villa&area_min=7777'));
  await phone.getByRole('button', { name: ar('savedSearches.tellMe') }).click();
  await phone.getByRole('link', { name: ar('savedSearches.manage') }).click();
  await expect(phone.getByRole('heading', { level: 1, name: ar('savedSearches.title') })).toBeVisible();
  await buildListing(db, {
    property: { ...PLACE, category: 'villa' },
    unit: { area: 8000, photos: 1 },
    ad: { title_ar: 'فلة في نجران' },
  });
  await followChanges(db, new Date());
  await phone.reload();
  await expect(phone.getByRole('heading').getByText(ar('savedSearches.unseen', { count: 1 }))).toBeVisible();
  await phone.getByLabel(ar('savedSearches.every')).selectOption('daily');
  await expect(phone.getByText(ar('savedSearches.everyHint.daily'))).toBeVisible();
  await phone.getByRole('button', { name: ar('savedSearches.rename') }).click();
  await phone.getByLabel(ar('savedSearches.name')).fill('فلل نجران');
  await phone.getByRole('button', { name: ar('savedSearches.confirmName') }).click();
  await expect(phone.getByRole('heading', { name: 'فلل نجران' })).toBeVisible();
  await phone.getByRole('button', { name: ar('savedSearches.pause') }).click();
  await expect(phone.getByRole('button', { name: ar('savedSearches.resume') })).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await phone.getByRole('link', { name: ar('savedSearches.results') }).click();
  await expect(phone.getByText('فلة في نجران')).toBeVisible();
  await phone.goto(at('ar', '/dashboard/searches'));
  await expect(phone.getByRole('heading', { name: 'فلل نجران' })).toBeVisible();
  await expect(phone.getByRole('heading').getByText(ar('savedSearches.unseen', { count: 1 }))).toHaveCount(0);
  await phone.getByRole('button', { name: ar('savedSearches.delete') }).click();
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: ar('savedSearches.delete') })
    .click();
  await expect(phone.getByText(ar('savedSearches.empty'))).toBeVisible();
});

test('a lead who booked is answered in the messages of the booking, and of others it is said why not', async ({
  visit,
  db,
  baseURL,
}) => {
  const t = wordsOf('ar');
  const { host, adId, unitId } = await buildListing(db);
  const guest = await buildPerson(db, { name: 'هند العمري' });
  const tap = { ad_id: adId, address_hash: Buffer.from('e2e'), at: new Date() };
  await db
    .insertInto('contact_reveal')
    .values([
      { ...tap, account_id: guest.accountId, channel: 'phone' },
      { ...tap, account_id: null, channel: 'whatsapp' },
    ])
    .execute();
  const { number } = await hold(baseURL ?? '', guest, unitId);
  const phone = await visit({ as: host, width: 390, touch: true });
  await phone.goto(at('ar', '/dashboard/leads'));
  await expect(phone.getByText(t('leads.noWay.visitor'))).toBeVisible();
  expect(await accessFaults(phone)).toEqual([]);
  await phone.getByRole('link', { name: new RegExp(`رسائل الحجز .*${number}`) }).tap();
  await expect(phone.getByRole('heading', { name: 'هند العمري' }).last()).toBeInViewport();
  await expect(phone.getByRole('textbox').last()).toBeVisible();
});

test('leads of an office are narrowed, noted and downloaded', async ({ visit, db }) => {
  const en = wordsOf('en');
  const { host, adId } = await buildListing(db, { ad: { title_en: 'A home in Al Malqa' } });
  const guest = await buildPerson(db, { name: 'Hind' });
  await db
    .insertInto('contact_reveal')
    .values(
      [guest.accountId, null].map((account_id) => ({
        ad_id: adId,
        account_id,
        address_hash: Buffer.from('e2e'),
        channel: account_id === null ? 'whatsapp' : 'phone',
        at: new Date(),
      })),
    )
    .execute();
  const office = await visit({ as: host, width: 1440 });
  await office.goto(at('en', '/dashboard/leads'));
  await expect(office.getByRole('heading', { name: 'Hind' })).toBeVisible();
  await expect(office.getByRole('heading', { name: en('leads.visitor') })).toBeVisible();
  // A page past the end leads to the last.
  await office.goto(at('en', '/dashboard/leads?page=9'));
  await expect(office.getByRole('heading', { name: 'Hind' })).toBeVisible();
  await expect(office).toHaveURL(at('en', '/dashboard/leads'));
  expect(await accessFaults(office)).toEqual([]);
  await office.getByLabel(en('leads.kind')).selectOption('call');
  await expect(office.getByRole('heading', { name: en('leads.visitor') })).toHaveCount(0);
  await office.getByRole('button', { name: en('leads.addNote') }).click();
  await office.getByRole('textbox', { name: en('leads.note') }).fill('Wants to see it on Sunday');
  await office.getByRole('button', { name: en('leads.save') }).click();
  await expect(office.getByText('Wants to see it on Sunday')).toBeVisible();
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: en('leads.export') }).click();
  expect((await download).suggestedFilename()).toMatch(/^diyar-leads-/);
});
