import { FACINGS } from '@diyar/contract/finding/search';
import { PRICE_KINDS } from '@diyar/contract/words/period';
import { TENANTS } from '@diyar/contract/words/unit-words';
import fc from 'fast-check';
import type { Reader } from '../platform/db/database.ts';
import { type BuiltListing, type BuiltPerson, buildListing, buildOffer, buildPerson } from './factories.ts';
import { verifyOffice } from './offices.ts';
import { SEED } from './proof.ts';
import { aCharges, announceSeasons, chargeUnit, type SomeCharges } from './random-charges.ts';
import { type Change, OCCUPANCY_CHANGES } from './random-occupancies.ts';
import { CATEGORIES, day, FEATURES, PLACES, some } from './random-questions.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const LISTINGS = 70;
const TITLES = ['شقة مفروشة في الملقا', 'فيلا واسعة', 'Meeting office', 'بيت السدرة 12', 'Villa by the sea'];

/** Tenths of a degree, where the sides of boxes are, and a little beside them: to the same millionth and to the next. */
const aPlace = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: -4, max: 4 }))
  .map(([tenths, beside]) => tenths / 10 + beside * 2e-7);

const aListing = fc.record({
  purpose: fc.option(fc.constant('sale' as const), { nil: 'rent' as const, freq: 4 }),
  prices: fc
    .subarray([...PRICE_KINDS])
    .chain((kinds) =>
      fc
        .tuple(...kinds.map(() => fc.integer({ min: 1, max: 4000 })))
        .map((amounts) => Object.fromEntries(kinds.map((kind, at) => [kind, amounts[at] ?? 1]))),
    ),
  place: some(PLACES),
  category: some(CATEGORIES),
  title: some(TITLES),
  area: fc.integer({ min: 1, max: 9 }).map((n) => n * 50.5),
  rooms: fc.option(fc.integer({ min: 0, max: 5 })),
  baths: fc.option(fc.integer({ min: 0, max: 3 })),
  age: fc.option(fc.integer({ min: 0, max: 20 })),
  guests_max: fc.option(fc.integer({ min: 1, max: 12 })),
  tenants: fc.subarray([...TENANTS]),
  furnished: some(['full', 'part', 'none', 'not_applicable'] as const),
  facing: fc.option(some(FACINGS)),
  floor: fc.option(fc.integer({ min: -1, max: 4 })),
  top_floor: fc.boolean(),
  features: fc.subarray(FEATURES),
  photos: fc.integer({ min: 0, max: 5 }),
  /** Whose it is, and whether it is of a property they have already. */
  host: fc.nat(7),
  isBeside: fc.boolean(),
  /** What it shares with others of its advertiser. */
  description: fc.option(some(['شقة مطلة على حديقة', 'A quiet place']), { nil: null, freq: 2 }),
  cover: fc.option(some(['one', 'two']), { freq: 1 }),
  instant: fc.boolean(),
  source: some(['registry', 'sandbox'] as const),
  issued_on: fc.option(day(20, 23), { nil: '2026-01-01', freq: 4 }),
  expires_on: fc.option(day(24, 27), { nil: '2099-12-31', freq: 4 }),
  special: fc.option(day(20, 28), { freq: 3 }),
  published: fc.integer({ min: 1, max: 20 }),
  lat: aPlace,
  lng: aPlace,
  charges: fc.option(aCharges, { freq: 1 }),
  offer: fc.option(
    fc.record({
      type_discount: some(['percent', 'fixed'] as const),
      discount: fc.integer({ min: 1, max: 100 }),
      kinds: fc.subarray([...PRICE_KINDS], { minLength: 1 }),
      starts_on: day(20, 23),
      ends_on: day(23, 26),
    }),
    { freq: 2 },
  ),
});
type AListing = typeof aListing extends fc.Arbitrary<infer T> ? T : never;

const NO_CHARGES: SomeCharges = { overrides: [], discounts: [], services: [], extra: null };
const CHARGES = [NO_CHARGES, ...fc.sample(aCharges, { seed: SEED, numRuns: 9 })];

/** Everything that can happen to an ad. */
const CHANGES: readonly Change[] = [
  (db, { adId }, n) =>
    db
      .updateTable('ad')
      .set({ state: n % 2 === 0 ? 'hidden' : 'published' })
      .where('id', '=', adId)
      .execute(),
  (db, { unitId }, n) =>
    db
      .updateTable('unit')
      .set({ privacy: n % 2 === 0 ? 'public' : 'private', link_key: 'k', area: n + 1 })
      .where('id', '=', unitId)
      .execute(),
  (db, { unitId }, n) =>
    db
      .updateTable('unit_price')
      .set({ amount: 1 + n * 7, active: n % 3 !== 0 })
      .where('unit_id', '=', unitId)
      .execute(),
  (db, { unitId }, n) =>
    db
      .updateTable('unit')
      .set({
        guests_max: n % 4 === 0 ? null : (n % 13) + 1,
        tenants: TENANTS.filter((_, at) => (n >> at) % 2 === 1),
      })
      .where('id', '=', unitId)
      .execute(),
  (db, { unitId }) => db.deleteFrom('offer_unit').where('unit_id', '=', unitId).execute(),
  (db, { unitId, host }) => buildOffer(db, { unitIds: [unitId], accountId: host.accountId }),
  (db, { host }, n) => turnBadge(db, host.accountId, n % 2 !== 0),
  (db, { unitId }, n) => chargeUnit(db, unitId, CHARGES[n % CHARGES.length] ?? NO_CHARGES),
  (db, _, n) => announceSeasons(db, n),
  (db, { unitId }) => db.deleteFrom('photo').where('unit_id', '=', unitId).execute(),
  (db, { unitId }, n) => showCover(db, unitId, n % 2 === 0 ? 'one' : 'two'),
  (db, { unitId }, n) =>
    db
      .updateTable('unit')
      .set({ description_ar: n % 3 === 0 ? null : 'شقة مطلة على حديقة' })
      .where('id', '=', unitId)
      .execute(),
  (db, { unitId }) => db.deleteFrom('unit_feature').where('unit_id', '=', unitId).execute(),
  (db, { licenceId }, n) =>
    db
      .updateTable('licence')
      .set({ expires_on: n % 2 === 0 ? '2026-11-24' : '2099-01-01' })
      .where('id', '=', licenceId)
      .execute(),
  (db, { adId }, n) =>
    db
      .updateTable('ad')
      .set({ search_text: `سدره 12${n}`, special_until: new Date(Date.UTC(2026, 10, 20 + (n % 9))) })
      .where('id', '=', adId)
      .execute(),
  (db, { propertyId }, n) =>
    db
      .updateTable('property')
      .set({ lat: 24 + (n % 9) / 10 + (n % 4) * 2e-7, facing: 'ne' })
      .where('id', '=', propertyId)
      .execute(),
  ...OCCUPANCY_CHANGES,
];

/** To which ads what happens, and with which number. */
export type RandomChanges = readonly [which: number, what: number, n: number][];
export const aChange = fc.tuple(fc.nat(), fc.nat(999), fc.nat(500));

/** Ads made at random in a database of their own, and what may happen to them. */
export class RandomAds {
  private readonly made: BuiltListing[] = [];
  private readonly hosts: BuiltPerson[] = [];
  private readonly database: TestDatabase;

  private constructor(database: TestDatabase) {
    this.database = database;
  }

  /** The same ads for the same seed. */
  static async make(): Promise<RandomAds> {
    const ads = new RandomAds(await createTestDatabase());
    await announceSeasons(ads.db, 0);
    for (const one of fc.sample(aListing, { seed: SEED, numRuns: LISTINGS })) await ads.build(one);
    return ads;
  }

  get db(): Reader {
    return this.database.db;
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** Lets what `changes` names happen, one after the other. */
  change(changes: RandomChanges): Promise<void> {
    return this.apply(CHANGES, changes);
  }

  /** The same, of what happens to when a unit is taken alone. */
  changeOccupancies(changes: RandomChanges): Promise<void> {
    return this.apply(OCCUPANCY_CHANGES, changes);
  }

  private async apply(kinds: readonly Change[], changes: RandomChanges): Promise<void> {
    for (const [which, what, n] of changes) {
      const listing = this.made[which % this.made.length];
      if (listing !== undefined) await kinds[what % kinds.length]?.(this.db, listing, n);
    }
  }

  /** The public number of one of them. */
  numberOf(which: number): string {
    return this.made[which % this.made.length]?.adNumber ?? '';
  }

  private async hostAt(which: number): Promise<BuiltPerson> {
    this.hosts[which] ??= await buildPerson(this.db, { kind: 'business', verified: which % 3 === 0 });
    return this.hosts[which];
  }

  private async build(one: AListing): Promise<void> {
    const { place, title, issued_on, expires_on, special, published, lat, lng, offer, source, purpose } = one;
    const { prices, area, rooms, baths, age, guests_max, tenants, features, photos, instant } = one;
    const floor = { floor: one.floor, top_floor: one.top_floor && (one.floor ?? 1) >= 0 };
    const unit = { ...floor, area, rooms, baths, age, guests_max, tenants, features, photos, prices };
    const host = await this.hostAt(one.host);
    const built = await buildListing(this.db, {
      host,
      beside: one.isBeside ? this.made.find((other) => other.host === host)?.propertyId : undefined,
      property: {
        category: one.category,
        city: place[0],
        district: place[1],
        furnished: one.furnished,
        facing: one.facing,
        lat: 24 + lat,
        lng: 46 + lng,
      },
      unit: { ...unit, description_ar: one.description, policy: { instant } },
      ad: {
        purpose,
        title_ar: title,
        title_en: null,
        licence: { source, issued_on, expires_on },
        special_until: special === null ? null : new Date(`${special}T10:00:00Z`),
        published_at: new Date(Date.UTC(2026, 10, published)),
      },
    });
    if (offer !== null)
      await buildOffer(this.db, {
        unitIds: [built.unitId],
        accountId: built.host.accountId,
        fields: offer,
      });
    if (one.cover !== null) await showCover(this.db, built.unitId, one.cover);
    if (one.charges !== null) await chargeUnit(this.db, built.unitId, one.charges);
    this.made.push(built);
  }
}

/** Shows a photo that other units show as well. */
async function showCover(db: Reader, unitId: string, cover: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ content_hash: Buffer.from(cover.padEnd(32)) })
    .where('unit_id', '=', unitId)
    .where('is_main', '=', true)
    .execute();
}

/** Gives an office its badge, with the verification it stands on, or takes both away. */
async function turnBadge(db: Reader, accountId: string, isOn: boolean): Promise<void> {
  await db.updateTable('account').set({ verified_at: null }).where('id', '=', accountId).execute();
  await db.deleteFrom('office_verification').where('account_id', '=', accountId).execute();
  if (isOn) await verifyOffice(db, accountId);
}
