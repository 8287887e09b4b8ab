import type { Insertable } from 'kysely';
import type { Property, Unit, UnitPrice } from '../../../../api/src/platform/db/schema.generated.ts';
import { type Rng, seeded } from '../../scenes/kit/rng.ts';
import type { AdTexts } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';

/** Facts of demo units beyond those on a card: the plot, who may stay, house rules. */

const HOMES = new Set([
  'apartment',
  'villa',
  'floor',
  'studio',
  'duplex',
  'townhouse',
  'house',
  'annex',
  'room',
]);
const REST = new Set(['chalet', 'rest-house', 'camp', 'farm']);

const rngOf = (plan: UnitPlan, label: string): Rng =>
  seeded(`facts/${label}/${plan.group?.property ?? plan.key}`);

const isShort = ({ prices }: UnitPlan) => prices.hourly !== undefined || prices.daily !== undefined;

type Words = { readonly ar: string; readonly en: string };

const DIRECTIONS = [
  {
    ar: 'بعد مسجد الحي، ثاني لفة يمين، والباب بجانب البقالة. المفتاح في صندوق الأرقام على يسار الباب، ورقمه يصلك يوم الدخول.',
    en: 'Past the mosque of the district, the second turn to the right; the door is beside the grocery. The key is in the code box left of the door, and its number comes to you on the day of arrival.',
  },
  {
    ar: 'ادخل من البوابة الجنوبية وأبلغ الحارس برقم الحجز، وسيدلّك على الموقف والمدخل.',
    en: 'Come in by the south gate and tell the guard the number of your reservation; he shows you the parking and the entrance.',
  },
  {
    ar: 'المدخل من الشارع الخلفي، والموقف داخل السور. اتصل بالمسؤول قبل الوصول بعشر دقائق ليفتح لك.',
    en: 'The entrance is on the back street, and you park inside the wall. Call ten minutes before you arrive, and it will be opened for you.',
  },
] as const;

const HOUSE_RULES = [
  {
    ar: 'الهدوء بعد الساعة 11 ليلًا\nالتدخين في الخارج فقط\nعدد الضيوف كما في الحجز',
    en: 'Quiet after 11 at night\nSmoking outside only\nAs many guests as were booked',
  },
  {
    ar: 'يُمنع التدخين وإحضار الحيوانات\nسلّم المكان مرتبًا كما استلمته\nالحفلات بالاتفاق المسبق',
    en: 'No smoking and no animals\nLeave the place as tidy as you found it\nParties only if agreed before',
  },
  {
    ar: 'الأطفال بصحبة الكبار دائمًا\nإطفاء المكيفات والأنوار عند الخروج\nالهدوء بعد منتصف الليل',
    en: 'Children always with a grown-up\nAir conditioning and lights off when you leave\nQuiet after midnight',
  },
] as const;

const MORTGAGE = {
  mortgaged: true,
  mortgage_details: 'مرهون لبنك محلي، ويُفك الرهن عند الإفراغ',
} as const;

/** Sides of a plot as deeds name them; depth along, frontage across. */
function bordersOf(width: number, depth: number, streetWidth: number): string {
  const plot = (length: number) => ({ next_to: 'قطعة مجاورة', length });
  const borders = {
    n: { next_to: `شارع عرض ${streetWidth} م`, length: width },
    e: plot(depth),
    s: plot(width),
    w: plot(depth),
  };
  return JSON.stringify(borders);
}

export function propertyFacts(
  plan: UnitPlan,
  { descriptionAr }: AdTexts,
  sides: { width: number; height: number },
): Partial<Insertable<Property>> {
  const rng = rngOf(plan, 'property');
  const directions = isShort(plan) ? rng.pick<Words>(DIRECTIONS) : null;
  // Not where its own description says that nothing lies on it.
  const isMortgaged = plan.purpose === 'sale' && rng.chance(0.15) && !descriptionAr.includes('رهن');
  return {
    plan_number: rng.chance(0.85) ? String(rng.int(1_000, 3_999)) : null,
    plot_number: rng.chance(0.85) ? String(rng.int(1, 980)) : null,
    deed_kind: rng.chance(0.8) ? 'electronic' : 'registry',
    borders:
      plan.category === 'land' || plan.category === 'villa'
        ? bordersOf(sides.width, sides.height, plan.streetWidth)
        : null,
    mortgaged: false,
    disputed: false,
    unregistered_rights: false,
    ...(isMortgaged && MORTGAGE),
    viewer_phone: rng.chance(0.2) ? `05${rng.int(30_000_000, 59_999_999)}` : null,
    directions_ar: directions?.ar ?? null,
    directions_en: directions?.en ?? null,
  };
}

function tenantsOf(plan: UnitPlan, rng: Rng): string[] {
  if (plan.purpose === 'sale') return [];
  if (HOMES.has(plan.category))
    return [
      ...rng.pick([
        ['families'],
        ['families'],
        ['families', 'singles'],
        ['singles', 'students'],
        ['women'],
        [],
      ]),
    ];
  if (REST.has(plan.category)) return [...rng.pick([['families'], ['families', 'singles'], []])];
  return plan.category === 'workers-housing' ? ['companies'] : [];
}

/** What the texts say of who may stay goes before what was drawn by lot. */
function tenantsInWords(texts: AdTexts, drawn: string[]): string[] {
  const said = [texts.titleAr, texts.descriptionAr, texts.titleEn, texts.descriptionEn].join(' ');
  if (said.includes('لعائلة أو شركة')) return ['families', 'companies'];
  if (said.includes('للعوائل')) return ['families'];
  const isForFamilies =
    /عائلي|العائلة|for a family|for families|amilies preferred|family weekend|one family/.test(said);
  return isForFamilies && !drawn.includes('families') ? [] : drawn;
}

/** A room and a desk are parts of something, whoever owns the rest. */
function isWhole({ category, group, key }: UnitPlan): boolean {
  return (
    category !== 'room' && category !== 'coworking-desk' && (group === undefined || group.property === key)
  );
}

export function unitFacts(plan: UnitPlan, texts: AdTexts): Partial<Insertable<Unit>> {
  const rng = rngOf(plan, plan.key);
  const rules =
    isShort(plan) && (HOMES.has(plan.category) || REST.has(plan.category))
      ? rng.pick<Words>(HOUSE_RULES)
      : null;
  return {
    whole: isWhole(plan),
    tenants: tenantsInWords(texts, tenantsOf(plan, rng)),
    floor: plan.floor,
    top_floor: (plan.floor ?? 0) >= 3 && rng.int(1, 3) === 1,
    entrances: plan.category === 'villa' || plan.category === 'rest-house' ? rng.int(1, 3) : null,
    house_rules_ar: rules?.ar ?? null,
    house_rules_en: rules?.en ?? null,
  };
}

/** Into how many payments a year's rent is split, as advertisers here offer it (domain.md 8.2). */
export function paymentsOf(plan: UnitPlan, kind: string): Pick<Insertable<UnitPrice>, 'payments_a_year'> {
  return { payments_a_year: kind === 'yearly' ? rngOf(plan, 'payments').pick([1, 2, 2, 4, 12]) : null };
}
