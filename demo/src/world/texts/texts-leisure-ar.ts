import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { counted, districtAr, forCount, hourAr, listed, paragraph, sentence } from './arabic.ts';
import { remarksFor } from './remarks.ts';
import { LEISURE_REMARKS_AR } from './remarks-ar.ts';

/** All four nouns are feminine or plural-like in use but «شاليه» and «مخيم». */
const NOUNS: Readonly<Record<string, { text: string; feminine: boolean }>> = {
  chalet: { text: 'شاليه', feminine: false },
  'rest-house': { text: 'استراحة', feminine: true },
  camp: { text: 'مخيم', feminine: false },
  farm: { text: 'مزرعة', feminine: true },
};

const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['pool', 'مسبح'],
  ['kids-pool', 'مسبح أطفال'],
  ['tent', 'بيت شعر'],
  ['barbecue', 'ركن شواء'],
  ['garden', 'مسطحات خضراء'],
  ['playground', 'ألعاب أطفال'],
  ['football-pitch', 'ملعب كرة قدم'],
  ['fitted-kitchen', 'مطبخ مجهز'],
  ['sound-system', 'نظام صوت'],
  ['parking', 'مواقف داخلية'],
];

function nounOf(plan: UnitPlan): { text: string; feminine: boolean } {
  return NOUNS[plan.category] ?? { text: plan.category, feminine: false };
}

const isYearly = (plan: UnitPlan) => plan.prices.yearly !== undefined;
const isDayUse = (plan: UnitPlan) => String(plan.policy.departure_time ?? '12:00') < '06:00';

/** Titles an advertiser could give the place, the best first. */
export function leisureTitlesAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const { text, feminine } = nounOf(plan);
  const has = (feature: string) => plan.features.includes(feature);
  const where = `في ${districtAr(place.districtAr)}`;
  const sections = has('men-section') && has('women-section') ? 'بقسمين رجال ونساء' : '';
  const main = has('pool') ? 'بمسبح' : has('tent') && plan.category !== 'camp' ? 'مع بيت شعر' : '';
  const second = has('football-pitch')
    ? 'وملعب'
    : has('playground')
      ? 'وألعاب أطفال'
      : has('garden')
        ? 'وحديقة'
        : '';
  const near = plan.spot.nearAr === null ? '' : `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`;
  const titles = [
    [text, main, main === '' ? '' : second, where],
    [
      text,
      sections === ''
        ? `تتسع ${forCount(plan.capacity ?? 20, 'person')}`.replace(/^تتسع/, feminine ? 'تتسع' : 'يتسع')
        : sections,
      where,
    ],
    ...(near === '' ? [] : [[text, main, near]]),
    [text, isYearly(plan) ? 'للإيجار السنوي' : isDayUse(plan) ? 'للإيجار اليومي' : 'للمبيت', main, where],
    [text, has('tent') ? 'ببيت شعر' : 'بجلسة خارجية', has('barbecue') ? 'وركن شواء' : '', where],
    [text, has('garden') ? 'بمسطحات خضراء' : 'بخصوصية كاملة', where],
    [text, (plan.capacity ?? 20) > 30 ? 'للمناسبات والتجمعات الكبيرة' : 'للعوائل', where],
    [text, `${groupedNumber(plan.area)} م²`, sections, `– ${place.districtAr}، ${place.cityAr}`],
  ].map((words) => words.filter((word) => word !== '').join(' '));
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { text, feminine } = nounOf(plan);
  const where = `${districtAr(place.districtAr)} ب${place.cityAr}`;
  const size = `${feminine ? 'مساحتها' : 'مساحته'} ${groupedNumber(plan.area)} م²`;
  const fits =
    plan.capacity === null ? '' : `${feminine ? 'تتسع' : 'يتسع'} ${forCount(plan.capacity, 'person')}`;
  return rng.pick([
    `${text} في ${where}، ${size}${fits === '' ? '' : ` و${fits}`}`,
    `${fits === '' ? size : fits}، ${size}: ${text} في ${where} بخصوصية كاملة`,
    `أهلًا بكم في ال${text} ب${districtAr(place.districtAr)}، ${place.cityAr}: ${size}${fits === '' ? '' : ` و${fits}`}`,
    `${text} ${rng.pick(['مرتب', 'نظيف', 'هادئ'])}${feminine ? 'ة' : ''} للعوائل والجلسات في ${where}. ${fits === '' ? size : `${fits}، و${size}`}`,
  ]);
}

function sections(plan: UnitPlan): string {
  const [men, women] = [plan.features.includes('men-section'), plan.features.includes('women-section')];
  if (men && women) return 'قسم للرجال وقسم للنساء بمدخلين منفصلين';
  return women ? 'فيها قسم للنساء بخصوصية كاملة'.replace('فيها', nounOf(plan).feminine ? 'فيها' : 'فيه') : '';
}

/** Camps and farms have no rooms to speak of, only their bathrooms. */
function rooms(plan: UnitPlan): string {
  const has = nounOf(plan).feminine ? 'فيها' : 'فيه';
  if (plan.rooms === null) return plan.baths === null ? '' : `${has} ${counted(plan.baths, 'bath')}`;
  return `${nounOf(plan).feminine ? 'تتكون' : 'يتكون'} من ${listed([
    counted(plan.rooms, 'room'),
    plan.halls === null ? '' : counted(plan.halls, 'hall'),
    plan.baths === null ? '' : counted(plan.baths, 'bath'),
  ])}`;
}

function times(plan: UnitPlan): string {
  if (isYearly(plan)) return 'الإيجار سنوي، والعقد لعائلة أو شركة';
  const arrival = hourAr(String(plan.policy.arrival_time));
  const departure = hourAr(String(plan.policy.departure_time));
  const hours = plan.prices.hourly === undefined ? '' : '، ويمكن الحجز بالساعة نهارًا';
  return isDayUse(plan)
    ? `اليوم من ${arrival} إلى ${departure}${hours}`
    : `الدخول ${arrival} والخروج ${departure} من اليوم التالي${hours}`;
}

/** A few sentences about the place, as its advertiser would write them. */
export function leisureDescriptionAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { feminine } = nounOf(plan);
  const extras = EXTRAS.filter(([feature]) => plan.features.includes(feature)).map(([, words]) => words);
  const near = plan.spot.nearAr === null ? '' : `${feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`;
  return paragraph(
    sentence(opening(plan, place, rng)),
    sentence(rooms(plan)),
    sentence(
      extras.length === 0
        ? ''
        : `${plan.rooms === null ? 'و' : ''}${feminine ? 'فيها' : 'فيه'} ${listed(extras)}`,
    ),
    sentence(sections(plan)),
    `${sentence(near)}\n`,
    sentence(times(plan)),
    ...remarksFor(LEISURE_REMARKS_AR, plan, rng, rng.int(2, 4)).map((text, n) =>
      n === 1 ? `\n${sentence(text)}` : sentence(text),
    ),
  );
}

export function leisureNameAr(plan: UnitPlan, place: PlaceNames): string {
  return `${nounOf(plan).text} ${place.districtAr}، ${groupedNumber(plan.area)} م²`;
}
