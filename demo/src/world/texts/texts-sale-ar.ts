import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { counted, districtAr, listed, paragraph, sentence, withBedrooms } from './arabic.ts';
import {
  always,
  both,
  having,
  isNew,
  isOffices,
  isOld,
  isOwners,
  of,
  type Remark,
  remarksFor,
} from './remarks.ts';
import { ageSentenceAr, nounOf as homeNoun, roomsListAr, streetSentenceAr } from './texts-home-ar.ts';

interface Noun {
  text: string;
  feminine: boolean;
}

const NOUNS: Readonly<Record<string, Noun>> = {
  building: { text: 'عمارة سكنية', feminine: true },
  farm: { text: 'مزرعة', feminine: true },
  'rest-house': { text: 'استراحة', feminine: true },
  chalet: { text: 'شاليه', feminine: false },
  office: { text: 'مكتب', feminine: false },
  shop: { text: 'محل تجاري', feminine: false },
  warehouse: { text: 'مستودع', feminine: false },
};
const HAS: readonly (readonly [feature: string, words: string])[] = [
  ['elevator', 'مصعد'],
  ['pool', 'مسبح'],
  ['garden', 'حديقة'],
  ['maid-room', 'غرفة خادمة'],
  ['driver-room', 'غرفة سائق'],
  ['roof', 'سطح'],
  ['yard', 'حوش'],
  ['storage', 'مخزن'],
  ['electricity', 'كهرباء'],
  ['water', 'ماء'],
];
const isBuilt = of('apartment studio floor villa duplex townhouse building');
const REMARKS: readonly Remark[] = [
  [always, 'الصك إلكتروني ومحدّث وجاهز للإفراغ'],
  [always, 'يقبل التمويل البنكي وقد قُيّم هذا الشهر'],
  [always, 'السعر قابل للتفاوض في حدود المعقول للجاد'],
  [always, 'لا رهن ولا نزاع ولا حقوق غير مسجلة'],
  [isOwners, 'البيع من المالك مباشرة، ولا نقبل الوسطاء'],
  [isOffices, 'السعي 2.5% والمعاينة بموعد مسبق'],
  [isOffices, 'المخططات وصور الصك تُعرض في المكتب'],
  [both(isNew, isBuilt), 'ضمان الهيكل الإنشائي عشر سنوات والسباكة والكهرباء سنتان'],
  [both(isNew, isBuilt), 'كود البناء السعودي مطبق وشهادة الإشغال صادرة'],
  [both(isNew, of('villa duplex townhouse')), 'التكييف مؤسس والمطبخ يُركب حسب اختيارك'],
  [both(isOld, of('villa duplex house floor')), 'البناء شخصي والتشطيب أفضل من الجديد'],
  [both(isOld, isBuilt), 'رُمّم البناء قبل سنة: العزل والدهانات وتمديدات الماء'],
  [of('building'), 'مؤجرة بالكامل بعقود موثقة والدخل السنوي معروف'],
  [of('building'), 'صيانتها الدورية مستمرة وعدادات الكهرباء مستقلة'],
  [of('land'), 'الخدمات واصلة والشارع مسفلت ومضاء'],
  [of('land'), 'الأطوال مناسبة للتقسيم والأرض غير مرتفعة'],
  [of('land'), 'تصلح للبناء الفوري، والرخصة يمكن إصدارها إلكترونيًا'],
  [of('farm'), 'النخيل من أصناف متعددة والبئر تصريحه سارٍ'],
  [of('farm rest-house chalet'), 'السور كامل والبوابة كهربائية'],
  [of('shop office warehouse'), 'مستأجر حاليًا ويمكن نقل العقد للمالك الجديد'],
  [having('pool'), 'المسبح بفلتر ومضخة جديدة'],
];

function nounOf(plan: UnitPlan): Noun {
  if (plan.category === 'land')
    return { text: plan.usage === 'residential' ? 'أرض سكنية' : 'أرض تجارية', feminine: true };
  return NOUNS[plan.category] ?? homeNoun(plan);
}

const isHome = (plan: UnitPlan) => NOUNS[plan.category] === undefined && plan.category !== 'land';
const words = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Titles an advertiser could give what they sell, the best first. */
export function saleTitlesAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const { text, feminine } = nounOf(plan);
  const where = `في ${districtAr(place.districtAr)}`;
  const area = `${groupedNumber(plan.area)} م²`;
  const rooms =
    isHome(plan) && plan.category !== 'studio' && plan.rooms !== null ? withBedrooms(plan.rooms) : '';
  const near = plan.spot.nearAr === null ? '' : `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`;
  const said = (word: string) => (feminine ? `${word}ة` : word);
  const titles = [
    words(text, 'للبيع', rooms, where),
    words(text, 'للبيع', area, where),
    words(text, area, 'على شارع', `${plan.streetWidth} م`, where),
    words('للبيع', text, rooms, `– ${place.districtAr}، ${place.cityAr}`),
    ...(near === '' ? [] : [words(text, 'للبيع', near)]),
    ...(plan.age === 0 ? [words(text, said('جديد'), 'للبيع', rooms, where)] : []),
    ...(plan.category === 'apartment' ? [words('شقة تمليك', rooms, where)] : []),
    ...(plan.category === 'building'
      ? [words('عمارة للبيع من', counted(plan.halls ?? 12, 'flat'), where)]
      : []),
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { text, feminine } = nounOf(plan);
  const where = `${districtAr(place.districtAr)} ب${place.cityAr}`;
  const area = `${groupedNumber(plan.area)} م²`;
  const parts = isHome(plan) ? roomsListAr(plan) : '';
  const consists = parts === '' ? '' : `، ${feminine ? 'تتكون' : 'يتكون'} من ${parts}`;
  return rng.pick([
    `للبيع ${text} في ${where}، المساحة ${area}${consists}`,
    `${text} ${feminine ? 'معروضة' : 'معروض'} للبيع في ${where} بمساحة ${area}${consists}`,
    `نبيع ${text} في ${where}: المساحة ${area}${consists}`,
  ]);
}

/** A few sentences about what is for sale, as its seller would write them. */
export function saleDescriptionAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { feminine } = nounOf(plan);
  const has = HAS.filter(([feature]) => plan.features.includes(feature)).map(([, text]) => text);
  const [first, ...more] = remarksFor(REMARKS, plan, rng, rng.int(2, 4));
  const near = plan.spot.nearAr === null ? '' : `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`;
  return paragraph(
    sentence(opening(plan, place, rng)),
    sentence(streetSentenceAr(plan)),
    sentence(has.length === 0 ? '' : `${feminine ? 'فيها' : 'فيه'} ${listed(has)}`),
    sentence(isHome(plan) ? ageSentenceAr(plan) : ''),
    sentence(near),
    `${sentence(first)}\n`,
    ...more.map(sentence),
  );
}

export function saleNameAr(plan: UnitPlan, place: PlaceNames): string {
  return `${nounOf(plan).text} ${place.districtAr}، ${groupedNumber(plan.area)} م²`;
}
