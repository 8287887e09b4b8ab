import { BULK_COLUMNS, type BulkColumn, type BulkKind } from '@diyar/contract/words/bulk-columns';
import { FACINGS, FURNISHED, RELATIONS, USAGES } from '@diyar/contract/words/supply';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { foldArabic } from '../text/fold-text.ts';

/** Other headings than our own that offices give a column. */
const ALSO: Partial<Record<BulkColumn, readonly string[]>> = {
  'property.name': ['العقار', 'اسم المبنى', 'المبنى', 'العمارة', 'property', 'building', 'building name'],
  'property.category': ['الفئة', 'نوع الوحدة', 'unit type', 'type'],
  'property.usage': ['الاستخدام', 'استخدام العقار', 'usage', 'use'],
  'property.relation': ['صفتك في الإعلان', 'الصفة', 'صفة مقدم الإعلان', 'relation', 'advertiser'],
  'property.furnished': ['التأثيث', 'مفروش', 'الأثاث', 'furnished'],
  'property.facing': ['الاتجاه', 'واجهة العقار', 'direction', 'interface'],
  'property.area': ['مساحة الأرض', 'مساحة المبنى', 'land area', 'plot area', 'space'],
  'property.height': ['طول الأرض', 'height'],
  'property.width': ['عرض الأرض'],
  'location.district': ['اسم الحي', 'neighborhood', 'neighbourhood'],
  'location.street': ['اسم الشارع', 'street name'],
  'location.lat': ['احداثيات العرض', 'lat'],
  'location.lng': ['احداثيات الطول', 'lng', 'long', 'lon'],
  'location.short_address': ['العنوان المختصر', 'العنوان الوطني', 'short address', 'national address'],
  'property.block_number': ['البلك', 'block'],
  'property.plan_number': ['المخطط', 'plan'],
  'property.plot_number': ['القطعة', 'plot', 'parcel'],
  'unit.code': ['رقم الوحدة', 'الرمز', 'الوحدة', 'unit number', 'unit no', 'unit', 'code'],
  'unit.name_ar': ['العنوان', 'عنوان الإعلان', 'اسم الوحدة', 'title', 'unit name'],
  'unit.area': ['المساحة', 'area', 'size', 'sqm'],
  'unit.rooms': ['عدد الغرف', 'غرف النوم', 'bedrooms'],
  'unit.baths': ['عدد دورات المياه', 'الحمامات', 'baths'],
  'unit.halls': ['عدد الصالات', 'الصالة', 'living rooms'],
  'unit.age': ['عمر المبنى', 'العمر', 'age'],
  'unit.floor': ['الدور', 'الطابق', 'floor number'],
  'unit.guests_max': ['عدد الضيوف', 'guests', 'capacity'],
  'unit.features': ['التفاصيل', 'المزايا', 'amenities'],
  'unit.description_ar': ['الوصف', 'وصف الإعلان', 'description'],
  'unit.last_rent': ['آخر إيجار', 'last rent'],
  'prices.purpose': ['نوع العرض', 'للبيع أو للإيجار', 'offer type'],
  'prices.hourly': ['بالساعة', 'hourly'],
  'prices.daily': ['سعر الليلة', 'سعر اليوم', 'الإيجار اليومي', 'daily', 'nightly', 'price per night'],
  'prices.monthly': ['الإيجار الشهري', 'سعر الشهر', 'monthly', 'monthly rent'],
  'prices.yearly': ['الإيجار السنوي', 'سعر السنة', 'الإيجار', 'yearly', 'annual rent', 'yearly rent', 'rent'],
  'prices.main': ['السعر', 'قيمة البيع', 'price'],
  'prices.per_meter': ['سعر المتر', 'price per metre', 'price per meter'],
  'policy.down_payment_percent': ['العربون', 'down payment', 'deposit'],
};

/** A heading as it is compared: without what stands in brackets, and without marks. */
export function foldHeading(text: string): string {
  return foldArabic((text.split(/[([{]/)[0] ?? '').replace(/[*:%_/\\-]/g, ' '));
}

const BY_HEADING: ReadonlyMap<string, BulkColumn> = new Map(
  BULK_COLUMNS.units.flatMap((column) => {
    const own = LANGS.map((lang) => translatorOf(lang)(`bulk.columns.${column}`));
    return [...own, ...(ALSO[column] ?? [])].map((words) => [foldHeading(words), column] as const);
  }),
);

/**
 * The column of ours that each heading stands for: as `chosen` says for a folded heading, else by its words; each column once. Null
 * for a heading that nobody knows.
 */
export function proposeColumns(
  headings: readonly string[],
  kind: BulkKind,
  chosen: Readonly<Record<string, BulkColumn | null>>,
): (BulkColumn | null)[] {
  const allowed: readonly BulkColumn[] = BULK_COLUMNS[kind];
  const taken = new Set<BulkColumn>();
  return headings.map((heading) => {
    const folded = foldHeading(heading);
    const column = Object.hasOwn(chosen, folded) ? chosen[folded] : BY_HEADING.get(folded);
    if (column === undefined || column === null || taken.has(column) || !allowed.includes(column))
      return null;
    taken.add(column);
    return column;
  });
}

/** Words of a choice in both languages, and its names on the wire. */
function wordsOf<T extends string>(values: readonly T[], place: string, also: Record<string, T> = {}) {
  const words = new Map<string, T>();
  for (const value of values) {
    words.set(value, value);
    for (const lang of LANGS)
      words.set(foldArabic(translatorOf(lang)(`${place}.${value}` as 'bulk.row')), value);
  }
  for (const [word, value] of Object.entries(also)) words.set(foldArabic(word), value);
  return words;
}

/** What each choice may be called in a file. */
export const CHOICES = {
  usage: wordsOf(USAGES, 'details.usage', { 'سكني وتجاري': 'mixed', 'residential commercial': 'mixed' }),
  relation: wordsOf(RELATIONS, 'supplyForm.relationWords', {
    المالك: 'owner',
    وسيط: 'agent',
    broker: 'agent',
  }),
  furnished: wordsOf(FURNISHED, 'supplyForm.furnishedWords', {
    نعم: 'full',
    لا: 'none',
    yes: 'full',
    no: 'none',
    furnished: 'full',
    unfurnished: 'none',
  }),
  facing: wordsOf(FACINGS, 'details.facing', {
    شمال: 'n',
    شرق: 'e',
    جنوب: 's',
    غرب: 'w',
    north: 'n',
    east: 'e',
    south: 's',
    west: 'w',
  }),
  purpose: wordsOf(['rent', 'sale'] as const, 'supplyForm.titlePurpose', {
    إيجار: 'rent',
    ايجار: 'rent',
    بيع: 'sale',
    rent: 'rent',
    sale: 'sale',
  }),
} as const;

/** Where the words of each column of choices stand in the messages. */
export const CHOICE_PLACES = {
  'property.usage': { place: 'details.usage', values: USAGES },
  'property.relation': { place: 'supplyForm.relationWords', values: RELATIONS },
  'property.furnished': { place: 'supplyForm.furnishedWords', values: FURNISHED },
  'property.facing': { place: 'details.facing', values: FACINGS },
  'prices.purpose': { place: 'supplyForm.titlePurpose', values: ['rent', 'sale'] },
} as const;

/** What each column of choices may say, in one language. */
export function choiceWords(lang: Lang): { column: BulkColumn; words: string[] }[] {
  return Object.entries(CHOICE_PLACES).map(([column, { place, values }]) => ({
    column: column as BulkColumn,
    words: values.map((value) => translatorOf(lang)(`${place}.${value}` as 'bulk.row')),
  }));
}

const OFF = new Set(['موقوف', 'متوقف', 'ايقاف', 'off', 'paused'].map(foldArabic));

/** Whether a cell of a price says that it is switched off. */
export function saysOff(text: string): boolean {
  return OFF.has(foldArabic(text));
}
