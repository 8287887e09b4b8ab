import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { pricesErrors } from '@diyar/contract/supply/letting-checks';
import { readWizard } from '@diyar/contract/supply/read-wizard';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { money } from '@diyar/contract/values/money';
import { PRICE_KINDS } from '@diyar/contract/words/period';
import { FACINGS, USAGES } from '@diyar/contract/words/supply';
import { TENANTS } from '@diyar/contract/words/unit-words';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const CONTEXT: SupplyContext = {
  categories: [
    { slug: 'villa', has_furnished: true },
    { slug: 'land', has_furnished: false },
  ],
  minimums: [],
  property: null,
};

const photo = (id: number, main: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  room: 'living' as const,
  caption_ar: null,
  caption_en: null,
  main,
});

/** Lacks nothing that is required, and has nothing that is not. */
const FULL = {
  property: {
    name: 'فيلا الياسمين',
    category: 'villa',
    usage: 'residential',
    furnished: 'none',
    relation: 'owner',
    facing: 'n',
    area: 400,
    height: 20,
    width: 20,
  },
  location: {
    lat: 24.8,
    lng: 46.6,
    zoom: 16,
    city: 'riyadh',
    district: 'al-malqa-riyadh',
    street: 'شارع',
    street_width: 15,
  },
  unit: { rooms: 5, baths: 4, description_ar: 'فيلا واسعة' },
  prices: { purpose: 'rent', yearly: { amount: 9_000_000, active: true } },
  policy: { down_payment_percent: 30 },
  photos: [photo(1, true), photo(2, false), photo(3, false), photo(4, false)],
} as const satisfies Partial<Record<keyof WizardContent, unknown>>;
const full = FULL as unknown as WizardContent;

/** Every required field, each a way to take it out. */
const REQUIRED = [
  ...(
    ['name', 'category', 'usage', 'furnished', 'relation', 'facing', 'area', 'height', 'width'] as const
  ).map((key) => ['property', key] as const),
  ...(['lat', 'city', 'district', 'street', 'street_width'] as const).map(
    (key) => ['location', key] as const,
  ),
  ['unit', 'description_ar'] as const,
  ['prices', 'purpose'] as const,
  ['policy', 'down_payment_percent'] as const,
];

function without(content: WizardContent, [group, key]: (typeof REQUIRED)[number]): WizardContent {
  return { ...content, [group]: { ...content[group], [key]: null } };
}

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const text = maybe(fc.string({ maxLength: 30 }));
const number = maybe(fc.integer({ min: -5, max: 500 }));
const anything: fc.Arbitrary<WizardContent> = fc.record(
  {
    property: fc.record(
      {
        name: text,
        category: maybe(fc.constantFrom('villa', 'land', 'castle')),
        usage: maybe(fc.constantFrom(...USAGES)),
        facing: maybe(fc.constantFrom(...FACINGS)),
        area: number,
        height: number,
        width: number,
        plan_number: text,
        plot_number: text,
        viewer_phone: text,
      },
      { requiredKeys: [] },
    ),
    location: fc.record(
      {
        lat: number,
        lng: number,
        zoom: number,
        city: text,
        street: text,
        street_width: number,
        short_address: text,
      },
      { requiredKeys: [] },
    ),
    unit: fc.record(
      {
        name_ar: text,
        area: number,
        rooms: number,
        floor: number,
        guests_max: number,
        tenants: fc.subarray([...TENANTS]),
        description_ar: text,
        description_en: text,
      },
      { requiredKeys: [] },
    ),
    prices: fc.record(
      {
        purpose: maybe(fc.constantFrom('rent', 'sale')),
        yearly: fc.record({ amount: number, active: fc.boolean() }),
        main: fc.record({ amount: number, active: fc.boolean() }),
      },
      { requiredKeys: [] },
    ),
    policy: fc.record({ down_payment_percent: number }),
    licence: fc.record({ number: text }),
  },
  { requiredKeys: [] },
);

test('whatever is filled in, the score is between none and a hundred, and complete is what lacks nothing', () => {
  fc.assert(
    fc.property(anything, (content) => {
      const { topics, score, complete } = readWizard(content, CONTEXT);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(complete).toBe(topics.every(({ broken }) => broken.length === 0));
      expect(topics.reduce((sum, { of }) => sum + of, 0)).toBe(100);
      for (const { earned, of, gains } of topics)
        expect(earned + gains.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(of);
    }),
  );
});

test('a wizard with every required field is complete, and without any of them is not', () => {
  expect(readWizard(full, CONTEXT)).toMatchObject({ complete: true, score: 54 });
  fc.assert(
    fc.property(fc.subarray(REQUIRED, { minLength: 1 }), (missing) => {
      const reading = readWizard(missing.reduce(without, full), CONTEXT);
      expect(reading.complete).toBe(false);
      const told = reading.topics.flatMap(({ broken }) => broken.map(({ field }) => field));
      for (const [group, key] of missing) expect(told).toContain(`${group}.${key}`);
    }),
  );
});

test('image and block number may be missing; furnishing too where the category has none', () => {
  expect(full.property).not.toHaveProperty('block_number');
  expect(full.property).not.toHaveProperty('image');
  const land = { ...full, property: { ...full.property, category: 'land', furnished: null } };
  expect(readWizard(land, CONTEXT).complete).toBe(true);
});

test('what is added to a full wizard never lowers its score, and everything is a hundred', () => {
  const text = 'وصف طويل '.repeat(30);
  const best: WizardContent = {
    ...full,
    property: {
      ...full.property,
      plan_number: '1',
      plot_number: '2',
      directions_ar: 'من البوابة',
      borders: { n: { length: 1 }, e: { length: 1 }, s: { length: 1 }, w: { length: 1 } },
      disclosures: {
        mortgage: { applies: false },
        dispute: { applies: false },
        unregistered_rights: { applies: false },
      },
    },
    location: { ...full.location, short_address: 'RMAA2919' },
    unit: {
      ...full.unit,
      description_ar: text,
      description_en: text,
      tenants: ['families'],
      guests_max: 8,
      house_rules_ar: 'هدوء',
      features: ['a', 'b', 'c', 'd', 'e'],
    },
    photos: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => photo(id, id === 1)),
    prices: { ...full.prices, monthly: { amount: 900_000, active: true } },
    services: [{ name_ar: 'تنظيف', name_en: 'Cleaning', price: 1, charge: 'per_booking' }],
    licence: { number: '7200000001' },
  };
  expect(readWizard(best, CONTEXT)).toMatchObject({ complete: true, score: 100 });
  const groups = Object.keys(best) as (keyof WizardContent)[];
  fc.assert(
    fc.property(fc.subarray(groups), (some) => {
      const part = { ...full, ...Object.fromEntries(some.map((key) => [key, best[key]])) };
      expect(readWizard(part, CONTEXT).score).toBeGreaterThanOrEqual(54);
    }),
  );
});

test('a unit that is added to a property needs neither its facts nor its place, but a name and an area of its own', () => {
  const context = { ...CONTEXT, property: { category: 'villa', area: 400 } };
  const { property: _property, location: _location, ...rest } = full;
  const reading = readWizard(rest, context);
  expect(reading.topics.map(({ topic }) => topic)).not.toContain('property');
  expect(reading.topics.flatMap(({ broken }) => broken.map(({ field }) => field))).toEqual([
    'unit.name_ar',
    'unit.area',
  ]);
});

test('an active price is never below the minimum of its category and kind, and never stopped by another', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000 });
  const kinds = fc.constantFrom(...PRICE_KINDS);
  const cases = fc.tuple(amounts, amounts, kinds, kinds, fc.constantFrom('villa', 'land'), fc.boolean());
  fc.assert(
    fc.property(cases, ([amount, least, kind, limited, category, active]) => {
      const minimums = [{ category: 'villa', kind: limited, price: money(least) }];
      const purpose = kind === 'main' ? ('sale' as const) : ('rent' as const);
      const broken = pricesErrors({ purpose, [kind]: { amount, active } }, category, minimums);
      const isTooLow = active && kind === limited && category === 'villa' && amount < least;
      expect(broken.some(({ rule }) => rule === 'min_price')).toBe(isTooLow);
      if (isTooLow)
        expect(broken.find(({ rule }) => rule === 'min_price')?.params).toEqual({ price: money(least).text });
    }),
  );
});
