import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import type { Rows } from '../../../../api/src/imports/insert-all.ts';
import { drawnPhotos } from '../../photos/drawn-photos.ts';
import { type Rng, seeded } from '../../scenes/kit/rng.ts';
import type { AdTexts } from '../plans/place-texts.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import { paymentsOf, propertyFacts, unitFacts } from './unit-facts.ts';
import type { Pin, WorldPlaces } from './world-places.ts';

/** A unit on its way into the database: the plan, its texts, and the ids its rows will have. */
export interface PlannedUnit {
  plan: UnitPlan;
  texts: AdTexts;
  accountId: string;
  personId: string;
  code: string;
  propertyId: string;
  unitId: string;
  adId: string;
  /** Ids of the spaces it occupies. */
  spaceIds: string[];
  publishedAt: Date;
  specialUntil: Date | null;
}

interface Context {
  places: WorldPlaces;
  today: string;
}

function rngOf(plan: UnitPlan): Rng {
  return seeded(`rows/${plan.key}`);
}

/** Frontage and depth in metres, a little deeper than wide. */
function sidesOf(plan: UnitPlan, rng: Rng): { width: number; height: number } {
  const width = Math.max(2, Math.round(Math.sqrt(plan.area / rng.range(1.1, 1.6))));
  return { width, height: Math.round((plan.area / width) * 10) / 10 };
}

function streetOf(plan: UnitPlan): string {
  const near = plan.spot.nearAr ?? '';
  return /^(شارع|طريق)/.test(near) && plan.streetWidth >= 30 ? near : `شارع ${plan.streetWidth} م`;
}

/** The property's row, made from the first unit that names it. */
export function propertyRows(unit: PlannedUnit, { places }: Context): Rows {
  const { plan, accountId } = unit;
  const rng = rngOf(plan).fork('property');
  const { district, city } = places.placeOf(plan.spot);
  const category = places.category(plan.category);
  const relation = plan.advertiser.relation;
  const sides = sidesOf(plan, rng);
  const pin: Pin = places.pinIn(plan.spot, plan.group?.place ?? plan.key);
  return {
    property: [
      {
        id: unit.propertyId,
        account_id: accountId,
        name: unit.texts.nameAr,
        category_id: category.id,
        usage: plan.usage ?? category.usage,
        city_id: city.id,
        district_id: district.id,
        street: streetOf(plan),
        street_width: plan.streetWidth,
        facing: plan.facing,
        area: plan.area,
        ...sides,
        ...propertyFacts(plan, unit.texts, sides),
        furnished: category.has_furnished ? plan.furnished : 'not_applicable',
        advertiser_relation: relation,
        exclusive: relation !== 'owner' && rng.chance(0.3),
        block_number: rng.chance(0.5) ? String(rng.int(1, 48)) : null,
        lat: pin.lat,
        lng: pin.lng,
        location_approximate: pin.approximate,
        created_at: madeAt(unit),
        updated_at: madeAt(unit),
      },
    ],
  };
}

/** Some owners of places let by the night look at each booking before they accept it. */
function isInstant({ key, prices }: UnitPlan): boolean {
  return prices.daily === undefined || !seeded(`approval/${key}`).chance(0.15);
}

/** Ads are made a few days before they are published. */
function madeAt({ publishedAt }: PlannedUnit): Date {
  return new Date(publishedAt.getTime() - 3 * 86_400_000);
}

/** Homes and farms let by the hour or the night need the Ministry of Tourism's permit (domain.md 1.3). */
function permitOf(plan: UnitPlan, usage: string, today: string) {
  const isShort = plan.prices.hourly !== undefined || plan.prices.daily !== undefined;
  if (!isShort || !['residential', 'agricultural'].includes(usage)) return {};
  const rng = rngOf(plan).fork('permit');
  return {
    tourism_permit_number: `5${rng.int(1_000_000, 9_999_999)}`,
    tourism_permit_expires_on: addDays(today, rng.int(120, 340)),
  };
}

/** The key of a link belongs to the unit for ever, like everything in this world; real ones are drawn at random. */
function privacyOf(plan: UnitPlan) {
  const rng = rngOf(plan).fork('link');
  const key = Array.from({ length: 4 }, () =>
    rng
      .int(0, 36 ** 6)
      .toString(36)
      .padStart(6, '0'),
  ).join('');
  return plan.isPrivate ? { privacy: 'private' as const, link_key: key } : {};
}

function unitRow(unit: PlannedUnit, { places, today }: Context): Rows {
  const { plan, texts } = unit;
  const category = places.category(plan.category);
  return {
    unit: [
      {
        id: unit.unitId,
        property_id: unit.propertyId,
        account_id: unit.accountId,
        code: unit.code,
        name_ar: texts.nameAr,
        name_en: texts.nameEn,
        description_ar: texts.descriptionAr,
        description_en: texts.descriptionEn,
        area: plan.area,
        rooms: category.has_rooms ? plan.rooms : null,
        baths: plan.baths,
        halls: plan.halls,
        guests_max: plan.capacity,
        ...unitFacts(plan, texts),
        age: plan.age,
        ...permitOf(plan, plan.usage ?? category.usage, today),
        ...privacyOf(plan),
        created_at: madeAt(unit),
        updated_at: madeAt(unit),
      },
    ],
  };
}

function offerRows(unit: PlannedUnit): Rows {
  const { plan, unitId } = unit;
  const prices = Object.entries(plan.prices) as [keyof UnitPlan['prices'], number][];
  return {
    unit_space: unit.spaceIds.map((space_id) => ({ unit_id: unitId, space_id })),
    unit_feature: plan.features.map((feature_slug) => ({ unit_id: unitId, feature_slug })),
    unit_policy: [{ instant: isInstant(plan), ...plan.policy, unit_id: unitId }],
    unit_price: prices.map(([kind, riyals]) => ({
      unit_id: unitId,
      kind,
      amount: riyals * 100,
      ...paymentsOf(plan, kind),
      updated_at: madeAt(unit),
    })),
    service: plan.services.map((service) => ({
      unit_id: unitId,
      name_ar: service.nameAr,
      name_en: service.nameEn,
      price: service.price * 100,
      charge: service.charge,
      mandatory: service.mandatory ?? false,
    })),
    photo: drawnPhotos({
      accountId: unit.accountId,
      unitId,
      category: plan.category,
      features: plan.features,
      city: plan.spot.city,
      rooms: plan.rooms ?? null,
      seed: plan.key,
      count: rngOf(plan).fork('photos').int(5, 8),
    }),
  };
}

const HOUR_MS = 3_600_000;

/** The steps an ad takes to be published: how long before it, by whom, why. */
const STEPS = [
  { from_state: null, to_state: 'not_published', byOwner: true, reason: 'created', hoursBefore: 72 },
  {
    from_state: 'not_published',
    to_state: 'waiting_for_verification',
    byOwner: true,
    reason: 'submitted',
    hoursBefore: 26,
  },
  {
    from_state: 'waiting_for_verification',
    to_state: 'waiting_for_approval',
    byOwner: false,
    reason: 'licence_found',
    hoursBefore: 25,
  },
  {
    from_state: 'waiting_for_approval',
    to_state: 'published',
    byOwner: false,
    reason: 'approved',
    hoursBefore: 0,
  },
] as const;

function adRows(unit: PlannedUnit, licenceId: string): Rows {
  const { plan, adId, personId, publishedAt } = unit;
  return {
    ad: [
      {
        id: adId,
        unit_id: unit.unitId,
        account_id: unit.accountId,
        licence_id: licenceId,
        purpose: plan.purpose,
        title_ar: unit.texts.titleAr,
        title_en: unit.texts.titleEn,
        state: 'published',
        special_until: unit.specialUntil,
        published_at: publishedAt,
        created_at: madeAt(unit),
        updated_at: publishedAt,
      },
    ],
    ad_transition: STEPS.map(({ byOwner, hoursBefore, ...step }) => ({
      ...step,
      ad_id: adId,
      person_id: byOwner ? personId : null,
      at: new Date(publishedAt.getTime() - hoursBefore * HOUR_MS),
    })),
  };
}

/** Every row of a unit but its property's, its spaces' and its licence's. */
export function unitRows(unit: PlannedUnit, licenceId: string, context: Context): Rows[] {
  return [unitRow(unit, context), offerRows(unit), adRows(unit, licenceId)];
}

/** When an ad came out: short lets long ago, so that guests have stayed; never later than yesterday. */
export function publishedAtOf(plan: UnitPlan, today: string): Date {
  const rng = rngOf(plan).fork('published');
  const isShort = plan.prices.hourly !== undefined || plan.prices.daily !== undefined;
  const isVeteran = plan.prices.yearly !== undefined && rng.chance(0.04);
  const days = isVeteran ? rng.int(400, 430) : isShort ? rng.int(6, 220) : rng.int(1, 120);
  return new Date(instantOf(addDays(today, -days), rng.int(9 * 60, 21 * 60)));
}
