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
  withBedrooms,
} from './arabic.ts';
import { remarksFor } from './remarks.ts';
import { HOME_REMARKS_AR } from './remarks-ar.ts';

interface Noun {
  text: string;
  definite: string;
  feminine: boolean;
}

const NOUNS: Readonly<Record<string, Noun>> = {
  apartment: { text: 'شقة', definite: 'الشقة', feminine: true },
  studio: { text: 'استوديو', definite: 'الاستوديو', feminine: false },
  room: { text: 'غرفة', definite: 'الغرفة', feminine: true },
  annex: { text: 'ملحق', definite: 'الملحق', feminine: false },
  floor: { text: 'دور', definite: 'الدور', feminine: false },
  duplex: { text: 'دوبلكس', definite: 'الدوبلكس', feminine: false },
  townhouse: { text: 'تاون هاوس', definite: 'التاون هاوس', feminine: false },
  house: { text: 'بيت', definite: 'البيت', feminine: false },
  villa: { text: 'فيلا', definite: 'الفيلا', feminine: true },
  'hotel-apartment': { text: 'شقة فندقية', definite: 'الشقة', feminine: true },
};
const LARGE: Readonly<Record<string, number>> = {
  apartment: 170,
  floor: 270,
  villa: 430,
  duplex: 300,
  studio: 46,
};

const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['maid-room', 'غرفة خادمة'],
  ['driver-room', 'غرفة سائق'],
  ['laundry-room', 'غرفة غسيل'],
  ['storage', 'مخزن'],
  ['balcony', 'شرفة'],
  ['roof', 'سطح'],
  ['yard', 'حوش'],
  ['garden', 'حديقة'],
  ['pool', 'مسبح'],
  ['parking', 'موقف سيارة'],
];

export function nounOf(plan: UnitPlan): Noun {
  const noun = NOUNS[plan.category];
  if (noun === undefined) throw new Error(`no Arabic noun for ${plan.category}`);
  if (plan.category !== 'floor') return noun;
  return plan.floor === 0
    ? { ...noun, text: 'دور أرضي', definite: 'الدور الأرضي' }
    : { ...noun, text: 'دور علوي', definite: 'الدور العلوي' };
}

function adjective(plan: UnitPlan, rng: Rng): string {
  const { feminine } = nounOf(plan);
  const said = (word: string) => (feminine ? `${word}ة` : word);
  if (plan.furnished === 'full' && rng.chance(0.75)) return said('مفروش');
  if ((plan.age ?? 5) <= 1 && rng.chance(0.7)) return said('جديد');
  if (plan.area >= (LARGE[plan.category] ?? Number.POSITIVE_INFINITY)) return said('واسع');
  return rng.pick(['', said('مرتب'), said('هادئ'), said('نظيف')]);
}

const words = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Titles that say what kind of let or people the home is for. */
function moreTitles(plan: UnitPlan, place: PlaceNames, rooms: string): string[] {
  const { text, feminine } = nounOf(plan);
  const where = `في ${districtAr(place.districtAr)}`;
  const has = (feature: string) => plan.features.includes(feature);
  const isShort = plan.prices.daily !== undefined;
  const said = (word: string) => (feminine ? `${word}ة` : word);
  return [
    isShort ? words(text, 'للإيجار اليومي والشهري', where) : words(text, rooms, 'للإيجار السنوي', where),
    ...((plan.rooms ?? 0) >= 3 ? [words(text, said('عائلي'), rooms, where)] : []),
    ...(isShort && (plan.rooms ?? 1) === 1 ? [words(text, 'لشخصين', where)] : []),
    ...(plan.floor === 0 && plan.category === 'apartment' ? [words(text, 'في الدور الأرضي', where)] : []),
    ...((plan.floor ?? 0) >= 3 && plan.category !== 'annex'
      ? [words(text, rooms, 'بإطلالة مفتوحة', where)]
      : []),
    ...(has('central-ac') ? [words(text, rooms, 'بتكييف مركزي', where)] : []),
    ...(has('maid-room') ? [words(text, rooms, 'وغرفة خادمة', where)] : []),
    ...(has('parking') && has('elevator') ? [words(text, rooms, 'بمصعد وموقف خاص', where)] : []),
    ...(has('fibre') && isShort ? [words(text, 'بإنترنت سريع', where)] : []),
    ...(plan.age === 0 ? [words(text, 'أول ساكن', rooms, where)] : []),
  ];
}

/** Titles an advertiser could give the home, the best first; all true of it. */
export function homeTitlesAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const noun = nounOf(plan);
  const counts = plan.category === 'studio' || plan.category === 'room';
  const rooms = counts || plan.rooms === null ? '' : withBedrooms(plan.rooms);
  const where = `في ${districtAr(place.districtAr)}`;
  const adj = adjective(plan, rng);
  const lead = (['pool', 'roof', 'garden', 'private-entrance', 'balcony'] as const).find((one) =>
    plan.features.includes(one),
  );
  const leads = {
    pool: 'مسبح',
    roof: 'سطح',
    garden: 'حديقة',
    balcony: 'شرفة',
    'private-entrance': 'مدخل خاص',
  } as const;
  const withLead = lead === undefined ? '' : rooms === '' ? `مع ${leads[lead]}` : `${rooms} و${leads[lead]}`;
  const titles = [
    words(noun.text, adj, rooms, where),
    words(
      noun.text,
      adj,
      rooms,
      plan.spot.nearAr === null ? where : `${noun.feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`,
    ),
    ...(withLead === '' ? [] : [words(noun.text, adj, withLead, where)]),
    words(noun.text, `${groupedNumber(plan.area)} م²`, rooms, where),
    ...moreTitles(plan, place, rooms),
    words(noun.text, adj, rooms, `${groupedNumber(plan.area)} م²`, `– ${place.districtAr}، ${place.cityAr}`),
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

/** Its rooms, as «3 غرف نوم وصالة ومطبخ ودورتي مياه». */
export function roomsListAr(plan: UnitPlan): string {
  if (plan.category === 'studio') return 'غرفة واحدة مفتوحة على المطبخ ودورة مياه';
  return listed([
    plan.rooms === null ? '' : counted(plan.rooms, 'bedroom'),
    plan.rooms !== null && plan.rooms >= 4 ? 'مجلس' : '',
    plan.halls === null ? '' : counted(plan.halls, 'hall'),
    plan.features.includes('fitted-kitchen') ? 'مطبخ راكب' : 'مطبخ',
    plan.baths === null ? '' : counted(plan.baths, 'bath'),
  ]);
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { text, definite, feminine } = nounOf(plan);
  const where = `${districtAr(place.districtAr)} ب${place.cityAr}`;
  const adj = adjective(plan, rng);
  if (plan.category === 'room') {
    return `${words(text, adj)} مساحتها ${groupedNumber(plan.area)} م² في ${where}، بدورة مياه خاصة`;
  }
  const parts = roomsListAr(plan);
  const size = `${groupedNumber(plan.area)} م²`;
  return rng.pick([
    `${words(text, adj)} للإيجار في ${where}، ${feminine ? 'مساحتها' : 'مساحته'} ${size} ${feminine ? 'وتتكون' : 'ويتكون'} من ${parts}`,
    `نعرض للإيجار ${words(text, adj)} في ${where} على مساحة ${size}، ${feminine ? 'مكونة' : 'مكوّن'} من ${parts}`,
    `في ${where} ${words(text, adj)} ${feminine ? 'مقسمة' : 'مقسم'} إلى ${parts}. المساحة ${size}`,
    `${definite} في ${where} على مساحة ${size}، وتقسيم${feminine ? 'ها' : 'ه'} من ${parts}`,
    `مساحة ${definite} ${size} موزعة على ${parts}`,
    `${words(text, adj)} في ${where}. ${feminine ? 'تتكون' : 'يتكون'} من ${parts}، والمساحة ${size}`,
  ]);
}

/** «الواجهة شمالية على شارع عرضه 20 م». */
export function streetSentenceAr(plan: UnitPlan): string {
  const facing = facingAr(plan.facing);
  return facing.startsWith('على')
    ? `${facing}، أعرضها ${plan.streetWidth} م`
    : `الواجهة ${facing} على شارع عرضه ${plan.streetWidth} م`;
}

function floorSentence(plan: UnitPlan): string {
  if (plan.floor === null || plan.category === 'floor') return '';
  if (plan.category === 'annex') return 'على السطح بدرج مستقل';
  const lift = plan.features.includes('elevator');
  if (plan.floor === 0) return `في ${floorAr(0)}`;
  return lift ? `في ${floorAr(plan.floor)} والعمارة فيها مصعد` : `في ${floorAr(plan.floor)}`;
}

function comfort(plan: UnitPlan): string {
  const has = (feature: string) => plan.features.includes(feature);
  const cooling = has('central-ac') ? 'التكييف مركزي' : has('air-conditioning') ? 'المكيفات راكبة' : '';
  // An annex stands on the roof, which its own sentence says.
  const said = plan.category === 'annex' ? 'roof' : '';
  const extras = EXTRAS.filter(([feature]) => has(feature) && feature !== said).map(([, text]) => text);
  const more = extras.length === 0 ? '' : `${nounOf(plan).feminine ? 'فيها' : 'فيه'} ${listed(extras)}`;
  return [cooling, more].filter((part) => part !== '').join('، و');
}

export function ageSentenceAr(plan: UnitPlan): string {
  const { definite, feminine } = nounOf(plan);
  const { age } = plan;
  if (age === null) return '';
  if (age === 0) return `${definite} ${feminine ? 'جديدة لم تُسكن' : 'جديد لم يُسكن'} من قبل`;
  if (age === 1) return 'عمر البناء سنة واحدة';
  if (age === 2) return 'عمر البناء سنتان';
  return age > 12 ? `عمر البناء ${counted(age, 'year')} وحالته جيدة` : `عمر البناء ${counted(age, 'year')}`;
}

function terms(plan: UnitPlan, rng: Rng): string {
  if (plan.prices.daily === undefined) {
    const monthly = plan.prices.monthly !== undefined && plan.prices.yearly !== undefined;
    return monthly
      ? 'الإيجار سنوي أو شهري، والعقد يُوثّق في إيجار'
      : rng.pick([
          'العقد سنوي ويُوثّق في منصة إيجار',
          'الإيجار سنوي، والعقد موثّق في إيجار',
          (plan.rooms ?? 1) > 1 ? 'السكن للعوائل، والعقد يُوثّق في إيجار' : 'الإيجار سنوي ويُوثّق في إيجار',
        ]);
  }
  const arrival = hourAr(String(plan.policy.arrival_time ?? '16:00'));
  const departure = hourAr(String(plan.policy.departure_time ?? '12:00'));
  const guests =
    plan.capacity === null
      ? ''
      : `${nounOf(plan).feminine ? 'تتسع' : 'يتسع'} ${forCount(plan.capacity, 'person')}، و`;
  return `${guests}الدخول ${arrival} والخروج ${departure}`;
}

/** A few sentences about the home, as its advertiser would write them. */
export function homeDescriptionAr(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const near =
    plan.spot.nearAr === null ? '' : `${nounOf(plan).feminine ? 'قريبة' : 'قريب'} من ${plan.spot.nearAr}`;
  const closing =
    plan.prices.daily === undefined
      ? ''
      : rng.pick([
          'الإنترنت والمفارش مشمولة في السعر',
          'نظافة تامة والمفارش جديدة',
          'مناسبة للعوائل ولرحلات العمل',
        ]);
  const [first, second, ...more] = remarksFor(HOME_REMARKS_AR, plan, rng, rng.int(2, 4));
  const facts = [
    rng.chance(0.6) && plan.prices.daily === undefined ? streetSentenceAr(plan) : '',
    floorSentence(plan),
    comfort(plan),
    rng.chance(0.6) ? ageSentenceAr(plan) : '',
  ];
  return paragraph(
    sentence(opening(plan, place, rng)),
    ...(rng.chance(0.5) ? facts : facts.reverse()).map(sentence),
    sentence(first),
    `${sentence(near)}\n`,
    sentence(terms(plan, rng)),
    sentence(second),
    sentence(rng.chance(0.5) ? closing : ''),
    ...more.map((text) => `\n${sentence(text)}`),
  );
}

/** How the advertiser names the unit among their own. */
export function homeNameAr(plan: UnitPlan, place: PlaceNames): string {
  return `${nounOf(plan).text} ${place.districtAr}، ${groupedNumber(plan.area)} م²`;
}
