import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { paragraph, sentence } from './arabic.ts';
import { articleFor, capital, facingEn, joinedEn } from './english.ts';
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
import { homeNounEn, layoutEn } from './texts-home-en.ts';

const NOUNS: Readonly<Record<string, string>> = {
  building: 'residential building',
  farm: 'farm',
  'rest-house': 'rest house',
  chalet: 'chalet',
  office: 'office',
  shop: 'shop',
  warehouse: 'warehouse',
};
const HAS: readonly (readonly [feature: string, words: string])[] = [
  ['elevator', 'a lift'],
  ['pool', 'a pool'],
  ['garden', 'a garden'],
  ['maid-room', "a maid's room"],
  ['driver-room', "a driver's room"],
  ['roof', 'a roof terrace'],
  ['yard', 'a walled yard'],
  ['storage', 'storage'],
  ['electricity', 'electricity'],
  ['water', 'water'],
];
const isBuilt = of('apartment studio floor villa duplex townhouse building');
const REMARKS: readonly Remark[] = [
  [always, 'The deed is electronic and ready to transfer'],
  [always, 'Bank finance is welcome; it was valued this month'],
  [always, 'A serious offer will be considered'],
  [always, 'Free of mortgage, dispute and unregistered rights'],
  [isOwners, 'Sold by the owner, without brokers'],
  [isOffices, 'Agency fee 2.5%; viewing by appointment'],
  [isOffices, 'Plans and a copy of the deed can be seen at our office'],
  [both(isNew, isBuilt), 'Ten-year structural warranty, two years on plumbing and wiring'],
  [both(isNew, isBuilt), 'Built to the Saudi building code, with its occupancy certificate issued'],
  [both(isNew, of('villa duplex townhouse')), 'Ducts are in place and you choose the kitchen'],
  [both(isOld, of('villa duplex house floor')), 'Built by the owner for his own family'],
  [both(isOld, isBuilt), 'Insulation, paint and water lines were renewed last year'],
  [of('building'), 'Fully let on registered contracts'],
  [of('building'), 'Each flat has its own electricity meter'],
  [of('land'), 'Services are connected and the street is paved and lit'],
  [of('land'), 'Good proportions, and level ground'],
  [of('land'), 'Ready to build on; the permit can be issued online'],
  [of('farm'), 'Several kinds of date palms and a licensed well'],
  [of('farm rest-house chalet'), 'Fully walled, with an electric gate'],
  [of('shop office warehouse'), 'Let at present; the contract can pass to the buyer'],
  [having('pool'), 'Filter and pump of the pool are new'],
];

function nounOf(plan: UnitPlan): string {
  if (plan.category === 'land') return plan.usage === 'residential' ? 'residential plot' : 'commercial plot';
  return NOUNS[plan.category] ?? homeNounEn(plan);
}

const isHome = (plan: UnitPlan) => NOUNS[plan.category] === undefined && plan.category !== 'land';

/** Titles an advertiser could give what they sell in English, the best first. */
export function saleTitlesEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const noun = nounOf(plan);
  const area = `${groupedNumber(plan.area)} m²`;
  const counts = isHome(plan) && plan.category !== 'studio' && plan.rooms !== null;
  const sized = counts ? `${plan.rooms}-bedroom ${noun}` : noun;
  const titles = [
    `${capital(sized)} for sale in ${place.districtEn}`,
    `${capital(noun)} of ${area} for sale, ${place.districtEn}`,
    `For sale: ${sized}, ${place.districtEn}, ${place.cityEn}`,
    `${area} ${noun} on ${articleFor(plan.streetWidth)} ${plan.streetWidth} m street, ${place.districtEn}`,
    ...(plan.spot.nearEn === null ? [] : [`${capital(sized)} for sale near ${plan.spot.nearEn}`]),
    ...(plan.age === 0 ? [`New ${sized} for sale in ${place.districtEn}`] : []),
    ...(plan.category === 'building'
      ? [`Building of ${plan.halls} flats for sale, ${place.districtEn}`]
      : []),
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const noun = nounOf(plan);
  const area = `${groupedNumber(plan.area)} m²`;
  const where = `${place.districtEn}, ${place.cityEn}`;
  const rooms = isHome(plan) ? layoutEn(plan) : '';
  return rng.pick([
    `${capital(articleFor(noun))} ${noun} of ${area} for sale in ${where}${rooms === '' ? '' : `, with ${rooms}`}`,
    `For sale in ${where}: ${area}${rooms === '' ? '' : `, laid out as ${rooms}`}`,
    `We are selling this ${noun} in ${where}. It measures ${area}${rooms === '' ? '' : ` and has ${rooms}`}`,
  ]);
}

/** A few sentences about what is for sale, for readers of English. */
export function saleDescriptionEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const has = HAS.filter(([feature]) => plan.features.includes(feature)).map(([, text]) => text);
  const [first, ...more] = remarksFor(REMARKS, plan, rng, rng.int(2, 4));
  const street = plan.facing.includes('streets')
    ? `It stands on ${facingEn(plan.facing)}`
    : `It faces ${facingEn(plan.facing)} on ${articleFor(plan.streetWidth)} ${plan.streetWidth} m street`;
  const near = plan.spot.nearEn === null ? '' : `${capital(plan.spot.nearEn)} is close by`;
  return paragraph(
    sentence(opening(plan, place, rng)),
    sentence(street),
    sentence(has.length === 0 ? '' : `There is ${joinedEn(has)}`),
    sentence(near),
    `${sentence(first)}\n`,
    ...more.map(sentence),
  );
}

export function saleNameEn(plan: UnitPlan, place: PlaceNames): string {
  return `${place.districtEn} ${nounOf(plan)}, ${groupedNumber(plan.area)} m²`;
}
