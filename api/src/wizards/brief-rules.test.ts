import { WizardContent } from '@diyar/contract/supply/host-wizard';
import { wizardErrors } from '@diyar/contract/supply/read-wizard';
import type { SupplyContext } from '@diyar/contract/supply/supply-checks';
import { money } from '@diyar/contract/values/money';
import { translatorOf } from '@diyar/messages/translate';
import { expect, test } from 'vitest';
import { fullWizard } from '../testing/supply.ts';

const IDS = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const FULL = fullWizard(IDS);
const CONTEXT: SupplyContext = {
  categories: [{ slug: 'apartment', has_furnished: true }],
  minimums: [{ category: 'apartment', kind: 'yearly', price: money(1_500_000) }],
  property: null,
};

type Change = Partial<{ [Topic in keyof WizardContent]: unknown }>;

/** A wizard that lacks nothing, but for what is changed of its topics. */
function changed(change: Change): WizardContent {
  const topics = Object.entries(change).map(([topic, value]) => {
    const before = FULL[topic as keyof WizardContent];
    return [topic, Array.isArray(value) ? value : { ...(before as object), ...(value as object) }];
  });
  return { ...FULL, ...Object.fromEntries(topics) };
}

const photos = (count: number, main: number) =>
  (FULL.photos ?? []).slice(0, count).map((photo, place) => ({ ...photo, main: place === main }));
const service = (change: object) => [
  { name_ar: 'تنظيف', name_en: 'Cleaning', price: 100, charge: 'per_booking', ...change },
];
const rent = (amount: number | null, active = true) => ({
  prices: { purpose: 'rent', yearly: { amount, active }, daily: undefined },
});

interface Rule {
  rule: string;
  field: string;
  broken: Change[];
  kept: Change[];
  ar: string;
  en: string;
}

/** The brief's rules of supply (its section 5): what breaks each by the least, what keeps it just so, and its sentence. */
const RULES: Rule[] = [
  {
    rule: 'licence_6_13',
    field: 'licence.number',
    broken: [{ licence: { number: '12345' } }, { licence: { number: '12345678901234' } }],
    kept: [{ licence: { number: '123456' } }, { licence: { number: '1234567890123' } }],
    ar: 'رقم الترخيص يجب ألا يقل عن 6 خانات ولا يزيد على 13 خانة',
    en: 'Licence number must be 6 to 13 characters',
  },
  {
    rule: 'viewer_phone',
    field: 'property.viewer_phone',
    broken: [{ property: { viewer_phone: '051234567' } }, { property: { viewer_phone: '051234567890' } }],
    kept: [{ property: { viewer_phone: '٠٥١٢٣٤٥٦٧٨' } }, { property: { viewer_phone: '05123456789' } }],
    ar: 'رقم مسؤول المعاينة يجب أن يكون من 10 إلى 11 رقمًا',
    en: 'Viewer number must be 10 to 11 digits',
  },
  {
    rule: 'price_required',
    field: 'prices.main.amount',
    broken: [{ prices: { purpose: 'sale', main: { amount: null, active: true } } }],
    kept: [{ prices: { purpose: 'sale', main: { amount: 1, active: true } } }],
    ar: 'السعر مطلوب',
    en: 'Price is required',
  },
  {
    rule: 'street_width_required',
    field: 'location.street_width',
    broken: [{ location: { street_width: null } }],
    kept: [{ location: { street_width: 0.5 } }],
    ar: 'عرض الشارع مطلوب',
    en: 'Street width is required',
  },
  {
    rule: 'down_payment_1_100',
    field: 'policy.down_payment_percent',
    broken: [0, 101, 1.5, null].map((down_payment_percent) => ({ policy: { down_payment_percent } })),
    kept: [1, 100].map((down_payment_percent) => ({ policy: { down_payment_percent } })),
    ar: 'نسبة العربون يجب أن تكون بين 1 و100 بالمئة',
    en: 'Deposit must be between 1 and 100 percent',
  },
  {
    rule: 'min_price',
    field: 'prices.yearly.amount',
    broken: [rent(1_499_999)],
    kept: [rent(1_500_000)],
    ar: 'يجب ألا يقل السعر عن الحد الأدنى 15,000 S.R',
    en: 'Price must not pass the minimum price 15,000 S.R',
  },
  {
    rule: 'area_required',
    field: 'property.area',
    broken: [{ property: { area: null } }],
    kept: [{ property: { area: 0.5 } }],
    ar: 'المساحة مطلوبة',
    en: 'Space is required',
  },
  {
    rule: 'name_required',
    field: 'property.name',
    broken: [{ property: { name: null } }, { property: { name: '  ' } }],
    kept: [{ property: { name: 'بيتي' } }],
    ar: 'الاسم مطلوب',
    en: 'Name is required',
  },
  {
    rule: 'name_min',
    field: 'property.name',
    broken: [{ property: { name: 'بيت' } }, { property: { name: ' بيت ' } }],
    kept: [{ property: { name: 'بيتي' } }],
    ar: 'الاسم يجب ألا يقل عن 4 أحرف',
    en: 'Name must be at least 4 characters',
  },
  {
    rule: 'height_required',
    field: 'property.height',
    broken: [{ property: { height: null } }],
    kept: [{ property: { height: 1 } }],
    ar: 'الطول مطلوب',
    en: 'Length is required',
  },
  {
    rule: 'width_required',
    field: 'property.width',
    broken: [{ property: { width: null } }],
    kept: [{ property: { width: 1 } }],
    ar: 'العرض مطلوب',
    en: 'Width is required',
  },
  {
    rule: 'category_required',
    field: 'property.category',
    broken: [{ property: { category: null } }, { property: { category: '' } }],
    kept: [{ property: { category: 'apartment' } }],
    ar: 'التصنيف مطلوب',
    en: 'Category is required',
  },
  {
    rule: 'furnished_required',
    field: 'property.furnished',
    broken: [{ property: { furnished: null } }],
    kept: [{ property: { furnished: 'not_applicable' } }],
    ar: 'حالة التأثيث مطلوبة',
    en: 'Furnished status is required',
  },
  {
    rule: 'usage_required',
    field: 'property.usage',
    broken: [{ property: { usage: null } }],
    kept: [{ property: { usage: 'mixed' } }],
    ar: 'نوع العقار مطلوب',
    en: 'Real-estate type is required',
  },
  {
    rule: 'relation_required',
    field: 'property.relation',
    broken: [{ property: { relation: null } }],
    kept: [{ property: { relation: 'marketer' } }],
    ar: 'صفة المعلن مطلوبة',
    en: 'Advertiser relationship is required',
  },
  {
    rule: 'two_details',
    field: 'unit.features',
    broken: [{ unit: { rooms: 1, baths: null, halls: null, floor: null, guests_max: null, features: [] } }],
    kept: [
      { unit: { rooms: 1, baths: null, halls: null, floor: null, guests_max: null, features: ['parking'] } },
    ],
    ar: 'أضف تفصيلين على الأقل',
    en: 'Add at least two details',
  },
  {
    rule: 'add_facing',
    field: 'property.facing',
    broken: [{ property: { facing: null } }],
    kept: [{ property: { facing: 'three_streets' } }],
    ar: 'يجب إضافة الواجهة',
    en: 'Interface must be added',
  },
  {
    rule: 'add_district',
    field: 'location.district',
    broken: [{ location: { district: null } }],
    kept: [{}],
    ar: 'يجب إضافة الحي',
    en: 'Neighborhood must be added',
  },
  {
    rule: 'add_street',
    field: 'location.street',
    broken: [{ location: { street: ' ' } }],
    kept: [{}],
    ar: 'يجب إضافة الشارع',
    en: 'Street must be added',
  },
  {
    rule: 'add_city',
    field: 'location.city',
    broken: [{ location: { city: null } }],
    kept: [{}],
    ar: 'يجب إضافة المدينة',
    en: 'City must be added',
  },
  {
    rule: 'zoom_in',
    field: 'location.lat',
    broken: [{ location: { zoom: 13.9 } }],
    kept: [{ location: { zoom: 14 } }, { location: { zoom: null } }],
    ar: 'قرّب الخريطة لتحديد الموقع بدقة',
    en: 'Zoom in to set an accurate location',
  },
  {
    rule: 'outside_kingdom',
    field: 'location.lat',
    broken: [{ location: { lat: 32.5 } }, { location: { lng: 55.9 } }],
    kept: [{ location: { lat: 32.3 } }],
    ar: 'الموقع المحدد خارج المملكة',
    en: 'The location is outside the Kingdom',
  },
  {
    rule: 'one_active_price',
    field: 'prices',
    broken: [rent(9_000_000, false), { prices: { purpose: 'sale', main: { amount: 1, active: false } } }],
    kept: [rent(9_000_000)],
    ar: 'فعّل سعرًا واحدًا على الأقل',
    en: 'Activate at least one price',
  },
  {
    rule: 'fill_active',
    field: 'prices.yearly.amount',
    broken: [rent(null)],
    kept: [rent(1_500_000)],
    ar: 'أكمل الحقول المفعّلة',
    en: 'Fill in the active fields',
  },
  {
    rule: 'four_photos',
    field: 'photos',
    broken: [{ photos: photos(3, 0) }, { photos: [] }],
    kept: [{ photos: photos(4, 3) }],
    ar: 'أضف 4 صور واضحة على الأقل',
    en: 'Add at least 4 clear photos',
  },
  {
    rule: 'main_photo',
    field: 'photos',
    broken: [{ photos: photos(4, -1) }],
    kept: [{ photos: photos(4, 3) }],
    ar: 'اختر الصورة الرئيسية',
    en: 'Choose a main image',
  },
  {
    rule: 'service_name_ar',
    field: 'services.0.name_ar',
    broken: [{ services: service({ name_ar: ' ' }) }],
    kept: [{ services: service({}) }],
    ar: 'اسم الخدمة بالعربية مطلوب',
    en: 'Service name in Arabic is required',
  },
  {
    rule: 'service_name_en',
    field: 'services.0.name_en',
    broken: [{ services: service({ name_en: '' }) }],
    kept: [{ services: service({}) }],
    ar: 'اسم الخدمة بالإنجليزية مطلوب',
    en: 'Service name in English is required',
  },
];

test.each([...RULES])(
  'the brief’s rule $rule breaks by the least it can, with its sentence in both languages',
  (one) => {
    const { rule, field, broken, kept } = one;
    const told = (change: Change) =>
      wizardErrors(changed(change), CONTEXT).filter((error) => error.field === field && error.rule === rule);
    for (const change of broken) {
      const [error] = told(change);
      expect(error, JSON.stringify(change)).toBeDefined();
      for (const lang of ['ar', 'en'] as const)
        expect(translatorOf(lang)(`rules.${rule}` as 'rules.min_price', error?.params)).toBe(one[lang]);
    }
    for (const change of kept) expect(told(change), JSON.stringify(change)).toEqual([]);
  },
);

test('what is no real number is refused as one, whichever field it stands in', () => {
  const said = (content: object) =>
    WizardContent.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(said({ property: { area: 'كبيرة' } })).toEqual([['property.area', 'number']]);
  expect(said({ location: { street_width: Number.NaN } })).toEqual([['location.street_width', 'number']]);
  expect(said({ unit: { rooms: 2.5 } })).toEqual([['unit.rooms', 'number']]);
  expect(said({ prices: { yearly: { amount: '60,000', active: true } } })).toEqual([
    ['prices.yearly.amount', 'number'],
  ]);
});
