import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import {
  counted,
  districtAr,
  facingAr,
  floorAr,
  forCount,
  hourAr,
  listed,
  paragraph,
  sentence,
} from './arabic.ts';
import { remarksFor } from './remarks.ts';
import { WORK_REMARKS_AR } from './remarks-ar.ts';

interface Noun {
  text: string;
  feminine: boolean;
  /** The use that a title may name. */
  uses: readonly [string, ...string[]];
}

const NOUNS: Readonly<Record<string, Noun>> = {
  'meeting-room': {
    text: 'غرفة اجتماعات',
    feminine: true,
    uses: ['لاجتماعات العمل', 'للمقابلات والعروض', 'للفرق الصغيرة'],
  },
  'training-room': {
    text: 'قاعة تدريب',
    feminine: true,
    uses: ['للدورات وورش العمل', 'للمحاضرات والدورات', 'بمقاعد مرنة'],
  },
  'private-office': {
    text: 'مكتب خاص مجهّز',
    feminine: false,
    uses: ['للشركات الناشئة', 'جاهز للعمل', 'بعنوان في موقع حيوي'],
  },
  'coworking-desk': {
    text: 'مكتب في مساحة عمل مشتركة',
    feminine: false,
    uses: ['للمستقلين', 'بالساعة واليوم والشهر'],
  },
  'coworking-space': { text: 'مساحة عمل مشتركة', feminine: true, uses: ['كاملة لفريقك', 'للفرق والفعاليات'] },
  'photo-studio': { text: 'استوديو تصوير', feminine: false, uses: ['للمنتجات والأشخاص', 'بإضاءة احترافية'] },
  'event-hall': {
    text: 'قاعة مناسبات',
    feminine: true,
    uses: ['للأفراح وحفلات التخرج', 'للزواجات والولائم'],
  },
  office: { text: 'مكتب', feminine: false, uses: ['للشركات', 'إداري', 'بتشطيب حديث'] },
  shop: {
    text: 'محل تجاري',
    feminine: false,
    uses: ['على شارع رئيسي', 'يصلح لجميع الأنشطة', 'بواجهة زجاجية'],
  },
  showroom: { text: 'معرض', feminine: false, uses: ['على شارع تجاري', 'بواجهة عريضة'] },
  warehouse: {
    text: 'مستودع',
    feminine: false,
    uses: ['للتخزين والتوزيع', 'مرخّص وفيه نظام إطفاء', 'بارتفاع مناسب للشاحنات'],
  },
  factory: { text: 'مصنع', feminine: false, uses: ['للصناعات الخفيفة', 'مع ساحة ومكاتب'] },
  kiosk: { text: 'كشك', feminine: false, uses: ['للقهوة والمشروبات', 'في موقع حركة'] },
  'workers-housing': { text: 'سكن عمال', feminine: false, uses: ['للشركات', 'قريب من المصانع'] },
  workshop: { text: 'ورشة', feminine: true, uses: ['للصيانة والتصنيع الخفيف', 'بباب رول واسع'] },
  land: {
    text: 'أرض تجارية',
    feminine: true,
    uses: ['للاستثمار', 'للإيجار طويل المدة', 'تصلح لمعرض أو مستودع'],
  },
  building: {
    text: 'عمارة سكنية',
    feminine: true,
    uses: ['للإيجار كاملة', 'لسكن الموظفين', 'للاستثمار بعقد طويل'],
  },
  parking: { text: 'موقف سيارة', feminine: false, uses: ['مظلل في قبو برج'] },
};

const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['screen', 'شاشة عرض'],
  ['projector', 'جهاز عرض'],
  ['whiteboard', 'سبورة'],
  ['wifi', 'إنترنت سريع'],
  ['coffee-and-tea', 'قهوة وشاي'],
  ['sound-system', 'نظام صوت'],
  ['catering', 'ضيافة'],
  ['reception', 'استقبال'],
  ['prayer-room', 'مصلى'],
  ['women-section', 'قسم للنساء'],
  ['loading-dock', 'رصيف تحميل'],
  ['fire-system', 'نظام إطفاء'],
  ['cctv', 'كاميرات مراقبة'],
  ['security', 'حراسة'],
  ['storage', 'مخزن'],
  ['parking', 'مواقف سيارات'],
];

const nounOf = (plan: UnitPlan): Noun =>
  NOUNS[plan.category] ?? { text: plan.category, feminine: false, uses: [''] };
const words = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Sentences that are true of the place; «مرخّص وفيه نظام إطفاء» only where it has one. */
function usesOf(plan: UnitPlan): readonly string[] {
  const { uses } = nounOf(plan);
  const said = uses.filter((use) => !use.includes('إطفاء') || plan.features.includes('fire-system'));
  return plan.category === 'shop' && plan.streetWidth < 30
    ? said.filter((use) => !use.includes('رئيسي'))
    : said;
}

/** Titles an advertiser could give the place, the best first. */
export function workTitlesAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const { text, feminine } = nounOf(plan);
  const where = `في ${districtAr(place.districtAr)}`;
  const holds =
    plan.capacity === null || plan.capacity < 2 || plan.category === 'office'
      ? ''
      : forCount(plan.capacity, plan.category === 'event-hall' ? 'guest' : 'person');
  const titles = [
    ...usesOf(plan).map((use) => words(text, use, where)),
    words(text, holds === '' ? `${groupedNumber(plan.area)} م²` : holds, where),
    ...(plan.spot.nearAr === null
      ? []
      : [words(text, `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`)]),
    words(text, `${groupedNumber(plan.area)} م²`, `– ${place.districtAr}، ${place.cityAr}`),
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function opening(plan: UnitPlan, place: PlaceNames): string {
  const { text, feminine } = nounOf(plan);
  const where = `${districtAr(place.districtAr)} ب${place.cityAr}`;
  if (plan.category === 'coworking-desk') return `${text} في ${where}، بكرسي مريح ومنفذ كهرباء لكل مكتب`;
  const size = `${feminine ? 'مساحتها' : 'مساحته'} ${groupedNumber(plan.area)} م²`;
  if (plan.category === 'building')
    return `${text} في ${where} من ${counted(plan.halls ?? 12, 'flat')}، ${size}`;
  if (plan.category === 'parking') return `${text} في قبو برج في ${where}، بحراسة ودخول ببطاقة`;
  const holds =
    plan.capacity === null
      ? ''
      : ` ${feminine ? 'وتتسع' : 'ويتسع'} ${forCount(plan.capacity, plan.category === 'event-hall' ? 'guest' : 'person')}`;
  return `${text} في ${where}، ${size}${holds}`;
}

function position(plan: UnitPlan, rng: Rng): string {
  if (plan.category === 'parking') return '';
  const facing = facingAr(plan.facing);
  const street = facing.startsWith('على')
    ? `${facing}، أعرضها ${plan.streetWidth} م`
    : `الواجهة ${facing} على شارع عرضه ${plan.streetWidth} م`;
  if (plan.floor === null || plan.floor === 0) return street;
  const lift = plan.features.includes('elevator') ? ' والمبنى فيه مصعد' : '';
  return rng.chance(0.6) ? `في ${floorAr(plan.floor)}${lift}` : `${street}، في ${floorAr(plan.floor)}`;
}

const WEEKDAYS = ['', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'];

function hours(plan: UnitPlan): string {
  const { opens_at: opens, closes_at: closes, days_off: off } = plan.policy;
  if (plan.prices.hourly === undefined || opens === undefined || closes === undefined) return '';
  const closed = (off ?? []).map((day) => WEEKDAYS[day] ?? '');
  const except = closed.length === 0 ? 'كل أيام الأسبوع' : `عدا ${listed(closed)}`;
  return `الحجز بالساعة من ${hourAr(String(opens))} إلى ${hourAr(String(closes))} ${except}`;
}

function terms(plan: UnitPlan, rng: Rng): string {
  if (plan.prices.yearly === undefined || plan.prices.hourly !== undefined) return '';
  if (plan.category === 'building') return 'تُؤجَّر كاملة بعقد سنوي، وتناسب الشركات';
  return rng.pick([
    'العقد سنوي ويُوثّق في إيجار',
    'الإيجار سنوي على دفعتين',
    'جاهز للتسليم فور توقيع العقد'.replace('جاهز', nounOf(plan).feminine ? 'جاهزة' : 'جاهز'),
  ]);
}

/** A few sentences about rooms to work, celebrate or trade in, as their advertiser would write them. */
export function workDescriptionAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { feminine } = nounOf(plan);
  const extras = EXTRAS.filter(([feature]) => plan.features.includes(feature)).map(([, text]) => text);
  const fittings =
    plan.furnished === 'none'
      ? 'مكيّف وجاهز للتأثيث'
      : plan.furnished === 'part'
        ? 'الأثاث المكتبي متوفر جزئيًا'
        : '';
  const cooled = plan.features.includes('central-ac') || plan.features.includes('air-conditioning');
  return paragraph(
    sentence(opening(plan, place)),
    sentence(position(plan, rng)),
    sentence(plan.category === 'office' && (cooled || plan.furnished === 'part') ? fittings : ''),
    sentence(
      extras.length === 0 || plan.category === 'parking'
        ? ''
        : `${feminine ? 'فيها' : 'فيه'} ${listed(extras)}`,
    ),
    `${sentence(plan.spot.nearAr === null ? '' : `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`)}\n`,
    sentence(hours(plan)),
    sentence(terms(plan, rng)),
    ...remarksFor(WORK_REMARKS_AR, plan, rng, rng.int(1, 3)).map(sentence),
  );
}

export function workNameAr(plan: UnitPlan, place: PlaceNames): string {
  return `${nounOf(plan).text} ${place.districtAr}، ${groupedNumber(plan.area)} م²`;
}
