import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { paragraph, sentence } from './arabic.ts';
import { capital, countedEn, joinedEn } from './english.ts';
import { remarksFor } from './remarks.ts';
import { LEISURE_REMARKS_EN } from './remarks-en.ts';

const NOUNS: Readonly<Record<string, string>> = {
  chalet: 'chalet',
  'rest-house': 'rest house',
  camp: 'desert camp',
  farm: 'farm',
};
const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['pool', 'a pool'],
  ['kids-pool', "a children's pool"],
  ['tent', 'a traditional tent'],
  ['barbecue', 'a barbecue corner'],
  ['garden', 'lawns'],
  ['playground', 'a play area'],
  ['football-pitch', 'a football pitch'],
  ['fitted-kitchen', 'an equipped kitchen'],
  ['sound-system', 'a sound system'],
  ['wifi', 'Wi-Fi'],
];

const nounOf = (plan: UnitPlan) => NOUNS[plan.category] ?? plan.category;
const isYearly = (plan: UnitPlan) => plan.prices.yearly !== undefined;
const isDayUse = (plan: UnitPlan) => String(plan.policy.departure_time ?? '12:00') < '06:00';
const inDistrict = (name: string) => (/^(Half Moon|Durrat)/.test(name) ? `at ${name}` : `in ${name}`);

/** Titles an advertiser could give the place in English, the best first. */
export function leisureTitlesEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const noun = nounOf(plan);
  const has = (feature: string) => plan.features.includes(feature);
  const leads = joinedEn(
    [
      has('pool') ? 'a pool' : '',
      has('football-pitch') ? 'a football pitch' : '',
      has('tent') && plan.category !== 'camp' ? 'a tent' : '',
    ]
      .filter((word) => word !== '')
      .slice(0, 2),
  );
  const where = inDistrict(place.districtEn);
  const titles = [
    `${capital(noun)}${leads === '' ? '' : ` with ${leads}`} ${where}`,
    `${capital(noun)} for ${plan.capacity ?? 20} guests ${where}`,
    ...(plan.spot.nearEn === null ? [] : [`${capital(noun)} near ${plan.spot.nearEn}`]),
    isYearly(plan)
      ? `${capital(noun)} by the year ${where}`
      : `${isDayUse(plan) ? 'Day-use' : 'Overnight'} ${noun} ${where}, ${place.cityEn}`,
    `${capital(noun)} with ${has('tent') ? 'a tent' : 'outdoor seating'}${has('barbecue') ? ' and barbecue' : ''} ${where}`,
    `${has('garden') ? 'Green' : 'Private'} ${noun} ${where}`,
    `${capital(noun)} for ${(plan.capacity ?? 20) > 30 ? 'large gatherings' : 'families'} ${where}`,
    `${capital(noun)}, ${groupedNumber(plan.area)} m², ${place.districtEn}`,
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function inside(plan: UnitPlan): string {
  return joinedEn([
    plan.rooms === null ? '' : countedEn(plan.rooms, 'room'),
    plan.halls === null ? '' : countedEn(plan.halls, 'sitting room'),
    plan.baths === null ? '' : countedEn(plan.baths, 'bathroom'),
  ]);
}

function times(plan: UnitPlan): string {
  if (isYearly(plan)) return 'Let by the year to one family or company';
  const hours = plan.prices.hourly === undefined ? '' : '; daytime hours can be booked too';
  const { arrival_time: arrival, departure_time: departure } = plan.policy;
  return isDayUse(plan)
    ? `One booking runs from ${arrival} until ${departure} after midnight${hours}`
    : `Arrive from ${arrival} and leave by ${departure} the next day${hours}`;
}

/** A few sentences about the place for readers of English. */
export function leisureDescriptionEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const extras = EXTRAS.filter(([feature]) => plan.features.includes(feature)).map(([, words]) => words);
  const sections =
    plan.features.includes('men-section') && plan.features.includes('women-section')
      ? "Men's and women's sections have separate entrances"
      : '';
  const near = plan.spot.nearEn === null ? '' : `${capital(plan.spot.nearEn)} is close by`;
  return paragraph(
    sentence(
      rng.pick([
        `A ${rng.pick(['private', 'well-kept', 'quiet'])} ${nounOf(plan)} ${inDistrict(place.districtEn)}, ${place.cityEn}, for up to ${plan.capacity ?? 20} people`,
        `Room for ${plan.capacity ?? 20} on ${groupedNumber(plan.area)} m² ${inDistrict(place.districtEn)}, ${place.cityEn}`,
      ]),
    ),
    sentence(`There ${inside(plan).startsWith('one') ? 'is' : 'are'} ${inside(plan)}`),
    sentence(extras.length === 0 ? '' : `Guests have ${joinedEn(extras)}`),
    sentence(sections),
    `${sentence(near)}\n`,
    sentence(times(plan)),
    ...remarksFor(LEISURE_REMARKS_EN, plan, rng, rng.int(2, 4)).map((text, n) =>
      n === 1 ? `\n${sentence(text)}` : sentence(text),
    ),
  );
}

export function leisureNameEn(plan: UnitPlan, place: PlaceNames): string {
  return `${place.districtEn} ${nounOf(plan)}, ${groupedNumber(plan.area)} m²`;
}
