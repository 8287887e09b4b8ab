import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { paragraph, sentence } from './arabic.ts';
import { articleFor, capital, countedEn, facingEn, joinedEn, ordinalEn } from './english.ts';
import { remarksFor } from './remarks.ts';
import { HOME_REMARKS_EN } from './remarks-en.ts';

const NOUNS: Readonly<Record<string, string>> = {
  apartment: 'apartment',
  studio: 'studio',
  room: 'room',
  annex: 'roof annex',
  floor: 'villa floor',
  duplex: 'duplex',
  townhouse: 'townhouse',
  house: 'house',
  villa: 'villa',
  'hotel-apartment': 'serviced apartment',
};
const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['maid-room', "a maid's room"],
  ['driver-room', "a driver's room"],
  ['laundry-room', 'a laundry room'],
  ['storage', 'storage'],
  ['balcony', 'a balcony'],
  ['roof', 'the use of the roof'],
  ['yard', 'a walled yard'],
  ['garden', 'a small garden'],
  ['pool', 'a swimming pool'],
  ['parking', 'a parking space'],
];
const LEADS = {
  pool: 'a pool',
  roof: 'a roof terrace',
  garden: 'a garden',
  'private-entrance': 'its own entrance',
  balcony: 'a balcony',
} as const;

export function homeNounEn(plan: UnitPlan): string {
  if (plan.category === 'floor') return plan.floor === 0 ? 'ground-floor flat' : 'upper-floor flat';
  return NOUNS[plan.category] ?? plan.category;
}

function adjective(plan: UnitPlan, rng: Rng): string {
  if (plan.furnished === 'full' && rng.chance(0.7)) return 'furnished';
  if ((plan.age ?? 5) <= 1) return 'new';
  return rng.pick(['quiet', 'well-kept', 'bright', (plan.rooms ?? 1) > 2 ? 'family' : 'tidy']);
}

const singleRoom = (plan: UnitPlan) => plan.category === 'studio' || plan.category === 'room';

/** Titles that say what kind of let or people the home is for. */
function moreTitles(plan: UnitPlan, place: PlaceNames, sized: string): string[] {
  const has = (feature: string) => plan.features.includes(feature);
  const where = place.districtEn;
  const isShort = plan.prices.daily !== undefined;
  const isTall = (plan.floor ?? 0) >= 3 && plan.category !== 'annex';
  return [
    isShort ? `${where}: ${sized} by the night or month` : `${capital(sized)} on a yearly lease, ${where}`,
    ...((plan.rooms ?? 0) >= 3 ? [`${where} ${sized} for a family`] : []),
    ...(isShort && (plan.rooms ?? 1) === 1 ? [`${capital(sized)} for two in ${where}`] : []),
    ...(plan.floor === 0 && plan.category === 'apartment' ? [`Ground-floor ${sized}, ${where}`] : []),
    ...(isTall ? [`${capital(sized)} with an open view, ${where}`] : []),
    ...(has('central-ac') ? [`${capital(sized)} with central air, ${where}`] : []),
    ...(has('maid-room') ? [`${capital(sized)} with a maid's room, ${where}`] : []),
    ...(has('parking') && has('elevator') ? [`${capital(sized)} with lift and parking in ${where}`] : []),
    ...(has('fibre') && isShort ? [`${capital(sized)} with fast internet, ${where}`] : []),
    ...(plan.age === 0 ? [`Brand-new ${sized} in ${where}`] : []),
  ];
}

/** Titles an advertiser could give the home in English, the best first. */
export function homeTitlesEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const noun = homeNounEn(plan);
  const sized = singleRoom(plan) ? noun : `${plan.rooms}-bedroom ${noun}`;
  const adj = adjective(plan, rng);
  const lead = (Object.keys(LEADS) as (keyof typeof LEADS)[]).find((one) => plan.features.includes(one));
  const titles = [
    `${capital(adj)} ${sized} in ${place.districtEn}`,
    plan.spot.nearEn === null
      ? `${capital(sized)} in ${place.districtEn}, ${place.cityEn}`
      : `${capital(sized)} near ${plan.spot.nearEn}`,
    ...(lead === undefined ? [] : [`${capital(sized)} with ${LEADS[lead]}, ${place.districtEn}`]),
    `${capital(sized)} of ${groupedNumber(plan.area)} m² in ${place.districtEn}`,
    ...moreTitles(plan, place, sized),
    `${capital(adj)} ${sized}, ${groupedNumber(plan.area)} m², ${place.districtEn}`,
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

/** Its rooms, as "three bedrooms, a living room and two bathrooms". */
export function layoutEn(plan: UnitPlan): string {
  return joinedEn([
    plan.rooms === null || singleRoom(plan) ? '' : countedEn(plan.rooms, 'bedroom'),
    plan.rooms !== null && plan.rooms >= 4 ? 'a majlis for guests' : '',
    plan.halls === null ? '' : plan.halls === 1 ? 'a living room' : countedEn(plan.halls, 'living room'),
    plan.baths === null ? '' : plan.baths === 1 ? 'a bathroom' : countedEn(plan.baths, 'bathroom'),
  ]);
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const noun = homeNounEn(plan);
  const adj = adjective(plan, rng);
  const where = `${place.districtEn}, ${place.cityEn}`;
  if (singleRoom(plan))
    return `${capital(adj)} ${noun} of ${groupedNumber(plan.area)} m² in ${where}, with ${layoutEn(plan) || 'a bathroom'} of its own`;
  return rng.pick([
    `${capital(layoutEn(plan))} over ${groupedNumber(plan.area)} m² in ${where}`,
    `This ${adj} ${noun} in ${where} covers ${groupedNumber(plan.area)} m²: ${layoutEn(plan)}`,
    `${groupedNumber(plan.area)} m² in ${where}, laid out as ${layoutEn(plan)}`,
    `Looking for ${articleFor(adj)} ${adj} ${noun} in ${place.districtEn}? This one has ${layoutEn(plan)} on ${groupedNumber(plan.area)} m²`,
    `${capital(articleFor(adj))} ${adj} ${noun} with ${layoutEn(plan)}, ${groupedNumber(plan.area)} m² in all, in ${where}`,
  ]);
}

function building(plan: UnitPlan): string {
  if (plan.category === 'annex') return 'You have the rooftop to yourself, up its own stairs';
  if (plan.floor === null || plan.category === 'floor') {
    return plan.facing.includes('streets')
      ? ''
      : `The front faces ${facingEn(plan.facing)} on ${articleFor(plan.streetWidth)} ${plan.streetWidth} m street`;
  }
  if (plan.floor === 0) return 'Ground floor, so no stairs to climb';
  return `${capital(ordinalEn(plan.floor))} floor${plan.features.includes('elevator') ? ', with a lift' : ''}`;
}

function comfort(plan: UnitPlan): string {
  const has = (feature: string) => plan.features.includes(feature);
  const kitchen = has('fitted-kitchen') ? 'the kitchen is fitted' : '';
  const cooling = has('central-ac')
    ? 'air conditioning is central'
    : has('air-conditioning')
      ? 'split units cool every room'
      : '';
  return capital(joinedEn([kitchen, cooling]));
}

function extras(plan: UnitPlan): string {
  const said = plan.category === 'annex' ? 'roof' : '';
  const found = EXTRAS.filter(([feature]) => plan.features.includes(feature) && feature !== said).map(
    ([, words]) => words,
  );
  return found.length === 0 ? '' : `Also ${joinedEn(found)}`;
}

function terms(plan: UnitPlan, rng: Rng): string {
  if (plan.prices.daily === undefined) {
    if (plan.prices.monthly !== undefined && plan.prices.yearly !== undefined)
      return 'Let by the year, or month by month at the monthly rate';
    return rng.pick([
      'Yearly lease, registered with Ejar',
      'The lease runs for a year and is registered with Ejar',
      (plan.rooms ?? 1) > 1
        ? 'Families preferred; the contract goes through Ejar'
        : 'One-year contract through Ejar',
    ]);
  }
  const sleeps = plan.capacity === null ? '' : `Sleeps ${plan.capacity}. `;
  return `${sleeps}Check in from ${plan.policy.arrival_time ?? '16:00'}, check out by ${plan.policy.departure_time ?? '12:00'}`;
}

/** A few sentences about the home for readers of English: the same home, told in its own way. */
export function homeDescriptionEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const near =
    plan.spot.nearEn === null
      ? ''
      : `${capital(plan.spot.nearEn)} is ${rng.pick(['a short drive away', 'close by', 'minutes away by car'])}`;
  const wifi = plan.features.includes('wifi') && plan.prices.daily !== undefined ? 'Wi-Fi is included' : '';
  const [first, second, ...more] = remarksFor(HOME_REMARKS_EN, plan, rng, rng.int(2, 4));
  const facts = [building(plan), comfort(plan), extras(plan)];
  return paragraph(
    sentence(opening(plan, place, rng)),
    ...(rng.chance(0.5) ? facts : facts.reverse()).map(sentence),
    sentence(first),
    `${sentence(near)}\n`,
    sentence(wifi),
    sentence(terms(plan, rng)),
    sentence(second),
    ...more.map((text) => `\n${sentence(text)}`),
  );
}

export function homeNameEn(plan: UnitPlan, place: PlaceNames): string {
  return `${place.districtEn} ${homeNounEn(plan)}, ${groupedNumber(plan.area)} m²`;
}
