import { describe, expect, it } from 'vitest';
import { type AdToPublish, publishingConditions, type UnitToPublish } from './publishing-conditions.ts';

const LAWS = {
  tourism_permit_required: true,
  disclosures_required: true,
  advertiser_verification_required: false,
};
const UNIT: UnitToPublish = {
  isHome: true,
  prices: [
    { kind: 'daily', amount: 45_000, minimum: null },
    { kind: 'yearly', amount: 6_000_000, minimum: null },
  ],
  frozenRent: null,
  photos: { ready: 4, processing: 0, hasMain: true },
  tourismPermit: { number: '50001234', expiresOn: '2027-01-01' },
  disclosures: { mortgaged: false, disputed: true, unregistered_rights: false },
};
const AD: AdToPublish = {
  today: '2026-11-21',
  licence: { inForce: true, comparison: [] },
  isWaiting: false,
  advertiser: null,
};
const lacks = (unit: Partial<UnitToPublish> = {}, ad: Partial<AdToPublish> = {}, laws = LAWS) =>
  publishingConditions({ ...UNIT, ...unit }, { ...AD, ...ad }, laws).map(
    ({ code, field }) => `${code} ${field}`,
  );
const price = (kind: 'hourly' | 'monthly' | 'yearly', amount = 100, minimum: number | null = null) => ({
  kind,
  amount,
  minimum,
});
const differs = (field: 'price' | 'rooms') => ({
  inForce: true,
  comparison: [{ field, registry: 1, ours: 2, agrees: false }],
});

describe('before an ad is published', () => {
  it('nothing is missing where all is there', () => expect(lacks()).toEqual([]));

  it.each([
    [{ photos: { ready: 3, processing: 0, hasMain: true } }, ['photos_missing photos']],
    [{ photos: { ready: 2, processing: 2, hasMain: true } }, ['photos_processing photos']],
    [{ photos: { ready: 5, processing: 0, hasMain: false } }, ['main_photo_missing photos']],
    [{ prices: [] }, ['price_missing prices']],
  ] as const)('the brief’s photos and price: %o lacks %o', (unit, told) => expect(lacks(unit)).toEqual(told));

  it.each([
    [{ licence: null }, ['licence_missing licence']],
    [{ licence: null, isWaiting: true }, ['licence_waiting licence']],
    [{ licence: { inForce: false, comparison: [] } }, ['licence_ended licence']],
    [{ licence: differs('price') }, ['licence_differs price']],
    [{ licence: differs('rooms') }, []],
  ] as const)('a licence in force that fits: %o lacks %o', (ad, told) => expect(lacks({}, ad)).toEqual(told));

  it.each([
    [{ isVerified: true, mayBroker: true }, []],
    [{ isVerified: false, mayBroker: true }, ['advertiser_unverified advertiser']],
    [{ isVerified: true, mayBroker: false }, ['broker_unlicensed advertiser']],
    [{ isVerified: false, mayBroker: false }, ['advertiser_unverified advertiser']],
  ] as const)('from the day that advertisers must be verified: %o lacks %o', (advertiser, told) =>
    expect(lacks({}, { advertiser })).toEqual(told),
  );

  it('a home let by the day or the hour needs a tourism permit in force; others do not', () => {
    expect(lacks({ tourismPermit: null })).toEqual(['tourism_permit_missing tourism_permit']);
    const ended = { number: '50001234', expiresOn: '2026-11-20' };
    expect(lacks({ tourismPermit: ended })).toEqual(['tourism_permit_ended tourism_permit']);
    expect(lacks({ tourismPermit: { ...ended, expiresOn: '2026-11-21' } })).toEqual([]);
    expect(lacks({ tourismPermit: null, prices: [price('monthly'), price('yearly')] })).toEqual([]);
    expect(lacks({ tourismPermit: null, isHome: false, prices: [price('hourly')] })).toEqual([]);
    expect(lacks({ tourismPermit: null }, {}, { ...LAWS, tourism_permit_required: false })).toEqual([]);
  });

  it('no price is below the operator’s minimum, and the sentence is the brief’s', () => {
    const prices = [price('monthly', 299_999, 300_000), price('yearly', 3_000_000, 3_000_000)];
    expect(publishingConditions({ ...UNIT, prices }, AD, LAWS)).toEqual([
      { code: 'min_price', field: 'prices.monthly', params: { price: '3,000 S.R' } },
    ]);
  });

  it('a frozen yearly rent is not above the last one; other prices are free', () => {
    const rent = (amount: number, frozenRent: number | null) =>
      lacks({ prices: [price('monthly', 9_000_000), price('yearly', amount)], frozenRent });
    expect(rent(5_000_001, 5_000_000)).toEqual(['rent_frozen prices.yearly']);
    expect(rent(5_000_000, 5_000_000)).toEqual([]);
    expect(rent(9_000_000, null)).toEqual([]);
  });

  it('mortgage, dispute and unregistered rights are disclosed, one way or the other', () => {
    const disclosures = { mortgaged: null, disputed: false, unregistered_rights: null };
    expect(lacks({ disclosures })).toEqual([
      'disclosure_missing mortgaged',
      'disclosure_missing unregistered_rights',
    ]);
    expect(lacks({ disclosures }, {}, { ...LAWS, disclosures_required: false })).toEqual([]);
  });
});
