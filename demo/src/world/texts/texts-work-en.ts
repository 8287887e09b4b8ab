import { groupedNumber } from '@diyar/contract/values/format';
import type { Rng } from '../../scenes/kit/rng.ts';
import type { PlaceNames } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { paragraph, sentence } from './arabic.ts';
import { articleFor, capital, countedEn, facingEn, joinedEn, ordinalEn } from './english.ts';
import { remarksFor } from './remarks.ts';
import { WORK_REMARKS_EN } from './remarks-en.ts';

const NOUNS: Readonly<Record<string, { text: string; uses: readonly [string, ...string[]] }>> = {
  'meeting-room': { text: 'meeting room', uses: ['for client meetings', 'for interviews and pitches'] },
  'training-room': { text: 'training room', uses: ['for courses and workshops', 'for classes and talks'] },
  'private-office': { text: 'private serviced office', uses: ['ready to move in', 'for a small team'] },
  'coworking-desk': { text: 'co-working desk', uses: ['by the hour, day or month', 'for freelancers'] },
  'coworking-space': { text: 'co-working space', uses: ['for a whole team', 'for teams and events'] },
  'photo-studio': { text: 'photo studio', uses: ['for products and portraits', 'with professional lights'] },
  'event-hall': {
    text: 'event hall',
    uses: ['for weddings and celebrations', 'for graduations and receptions'],
  },
  office: { text: 'office', uses: ['with a modern finish', 'for companies'] },
  shop: { text: 'shop', uses: ['with a glass front', 'for any trade'] },
  showroom: { text: 'showroom', uses: ['with a wide front'] },
  warehouse: { text: 'warehouse', uses: ['for storage and distribution'] },
  factory: { text: 'factory', uses: ['for light industry', 'with a yard and offices'] },
  kiosk: { text: 'kiosk', uses: ['for coffee and drinks'] },
  'workers-housing': { text: 'workers’ housing', uses: ['for companies', 'close to the plants'] },
  workshop: { text: 'workshop', uses: ['for repairs and light production', 'with a wide roller door'] },
  land: { text: 'commercial plot', uses: ['to lease', 'on a long lease'] },
  building: { text: 'residential building', uses: ['to lease whole', 'for staff housing'] },
  parking: { text: 'parking space', uses: ['in a tower basement'] },
};
const EXTRAS: readonly (readonly [feature: string, words: string])[] = [
  ['screen', 'a screen'],
  ['projector', 'a projector'],
  ['whiteboard', 'a whiteboard'],
  ['wifi', 'fast Wi-Fi'],
  ['coffee-and-tea', 'coffee and tea'],
  ['sound-system', 'a sound system'],
  ['catering', 'catering'],
  ['reception', 'a staffed reception'],
  ['prayer-room', 'a prayer room'],
  ['women-section', "a women's section"],
  ['loading-dock', 'a loading dock'],
  ['fire-system', 'a fire system'],
  ['cctv', 'CCTV'],
  ['storage', 'storage'],
  ['parking', 'parking'],
];

const nounOf = (plan: UnitPlan) => NOUNS[plan.category] ?? { text: plan.category, uses: [''] as const };

/** Titles an advertiser could give the place in English, the best first. */
export function workTitlesEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string[] {
  const { text, uses } = nounOf(plan);
  const holds =
    plan.capacity === null || plan.capacity < 2 || plan.category === 'office' ? '' : ` for ${plan.capacity}`;
  const titles = [
    ...uses.map((use) => `${capital(text)} ${use}, ${place.districtEn}`),
    holds === ''
      ? `${capital(text)} in ${place.districtEn}, ${place.cityEn}`
      : `${capital(text)}${holds} in ${place.districtEn}`,
    ...(plan.spot.nearEn === null ? [] : [`${capital(text)} near ${plan.spot.nearEn}`]),
    `${groupedNumber(plan.area)} m² ${text} in ${place.districtEn}`,
  ];
  const start = rng.int(0, titles.length - 1);
  return [...titles.slice(start), ...titles.slice(0, start)];
}

function opening(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const { text } = nounOf(plan);
  const where = `${place.districtEn}, ${place.cityEn}`;
  if (plan.category === 'coworking-desk')
    return `Your own desk and chair in a shared space in ${where}, with power at every seat`;
  if (plan.category === 'building')
    return `${capital(countedEn(plan.halls ?? 12, 'flat'))} in one building in ${where}, let as a whole`;
  if (plan.category === 'parking') return `A guarded space in a tower basement in ${where}, with card entry`;
  if (plan.capacity === null)
    return `${groupedNumber(plan.area)} m² in ${where}, on ${articleFor(plan.streetWidth)} ${plan.streetWidth} m street`;
  return rng.pick([
    `${capital(articleFor(text))} ${text} of ${groupedNumber(plan.area)} m² in ${where} that ${plan.capacity === 1 ? 'seats one' : `takes up to ${plan.capacity} people`}`,
    `${groupedNumber(plan.area)} m² in ${where}, set up for ${countedEn(plan.capacity, plan.category === 'event-hall' ? 'guest' : 'seat')}`,
  ]);
}

function position(plan: UnitPlan): string {
  if (plan.category === 'parking' || plan.floor === null) return '';
  if (plan.floor > 0)
    return `It is on the ${ordinalEn(plan.floor)} floor${plan.features.includes('elevator') ? ' and there is a lift' : ''}`;
  return plan.facing.includes('streets')
    ? `It opens onto ${facingEn(plan.facing)}`
    : `It faces ${facingEn(plan.facing)}`;
}

const WEEKDAYS = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

function hours(plan: UnitPlan): string {
  const { opens_at: opens, closes_at: closes, days_off: off } = plan.policy;
  if (plan.prices.hourly === undefined || opens === undefined) return '';
  const closed = (off ?? []).map((day) => WEEKDAYS[day] ?? '');
  return `Open ${opens} to ${closes}${closed.length === 0 ? ' every day' : `, closed on ${joinedEn(closed)}`}`;
}

/** A few sentences about rooms to work, celebrate or trade in, for readers of English. */
export function workDescriptionEn(plan: UnitPlan, place: PlaceNames, rng: Rng): string {
  const extras = EXTRAS.filter(([feature]) => plan.features.includes(feature)).map(([, words]) => words);
  const yearly = plan.prices.yearly !== undefined && plan.prices.hourly === undefined;
  return paragraph(
    sentence(opening(plan, place, rng)),
    sentence(position(plan)),
    sentence(
      extras.length === 0 || plan.category === 'parking'
        ? ''
        : `${rng.pick(['It comes with', 'You get', 'There is'])} ${joinedEn(extras)}`,
    ),
    `${sentence(plan.spot.nearEn === null ? '' : `${capital(plan.spot.nearEn)} is close by`)}\n`,
    sentence(hours(plan)),
    sentence(
      yearly
        ? rng.pick(['Let by the year', 'Yearly lease, ready to hand over', 'One-year lease through Ejar'])
        : '',
    ),
    ...remarksFor(WORK_REMARKS_EN, plan, rng, rng.int(1, 3)).map(sentence),
  );
}

export function workNameEn(plan: UnitPlan, place: PlaceNames): string {
  return `${place.districtEn} ${nounOf(plan).text}, ${groupedNumber(plan.area)} m²`;
}
