import { addDays, instantOf } from '@diyar/contract/values/riyadh';
import { refreshSearchText } from '../../../../api/src/ads/refresh-search-text.ts';
import { freshIds, insertAll, type Rows } from '../../../../api/src/imports/insert-all.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { issueSandboxLicences } from '../../licences/sandbox-licence.ts';
import { seeded } from '../../scenes/kit/rng.ts';
import type { Resident } from '../people/seed-people.ts';
import { dealOf, type Edition, planUnits } from '../plans/plan-units.ts';
import { planSharedUnits } from '../plans/shared-units.ts';
import type { UnitPlan } from '../plans/unit-plan.ts';
import type { WorldData } from '../plans/world-data.ts';
import { TextComposer } from '../texts/compose-texts.ts';
import { type PlannedUnit, propertyRows, publishedAtOf, unitRows } from './unit-rows.ts';
import type { WorldPlaces } from './world-places.ts';

const SPECIAL_ADS = 60;
const PRIVATE_UNITS = 8;

/** Hands out ids by name: the first who asks gets a new one, whoever asks again the same. */
class NamedIds {
  readonly #free: string[];
  readonly byName = new Map<string, string>();

  constructor(free: string[]) {
    this.#free = free;
  }

  of(name: string): string {
    const known = this.byName.get(name) ?? this.#free.pop();
    if (known === undefined) throw new Error('too few ids were made');
    this.byName.set(name, known);
    return known;
  }
}

/** Codes as advertisers number their units: APA-001, CHA-002 … */
function codeOf(plan: UnitPlan, counts: Map<string, number>): string {
  const count = (counts.get(plan.advertiser.key) ?? 0) + 1;
  counts.set(plan.advertiser.key, count);
  return `${plan.category.slice(0, 3).toUpperCase()}-${String(count).padStart(3, '0')}`;
}

/** So many of the plans at most, spread evenly over them. */
function spread(plans: readonly UnitPlan[], count: number): ReadonlySet<string> {
  const step = Math.max(1, Math.floor(plans.length / count));
  return new Set(
    plans
      .filter((_, n) => n % step === 0)
      .slice(0, count)
      .map((plan) => plan.key),
  );
}

/** The plans, some of whose homes for short stays are shown by link only. */
function withPrivateOnes(plans: readonly UnitPlan[]): UnitPlan[] {
  const homes = plans.filter((plan) => plan.prices.daily !== undefined && plan.group === undefined);
  const chosen = spread(
    homes.filter((plan) => plan.advertiser.verified),
    PRIVATE_UNITS,
  );
  return plans.map((plan) => (chosen.has(plan.key) ? { ...plan, isPrivate: true } : plan));
}

/** What most come for: homes and places to rest, before halls and shops. */
function isSeenFirst({ category }: UnitPlan): boolean {
  return ['home', 'leisure'].includes(dealOf(category));
}

function specialUntil(plan: UnitPlan, today: string): Date {
  return new Date(instantOf(addDays(today, seeded(`special/${plan.key}`).int(10, 40)), 0));
}

interface World {
  data: WorldData;
  places: WorldPlaces;
  people: ReadonlyMap<string, Resident>;
  today: string;
  edition: Edition;
}

function planAll(world: World, ids: NamedIds): PlannedUnit[] {
  const plans = withPrivateOnes([...planSharedUnits(world.data), ...planUnits(world.data, world.edition)]);
  const composer = new TextComposer();
  const special = spread(
    plans.filter((plan) => plan.advertiser.verified && !plan.isPrivate && isSeenFirst(plan)),
    SPECIAL_ADS,
  );
  const counts = new Map<string, number>();
  return plans.map((plan) => {
    const owner = world.people.get(plan.advertiser.key);
    if (owner === undefined) throw new Error(`nobody is called ${plan.advertiser.key}`);
    return {
      plan,
      texts: composer.textsOf(plan, world.places.namesOf(plan.spot)),
      accountId: owner.accountId,
      personId: owner.personId,
      code: codeOf(plan, counts),
      propertyId: ids.of(`property ${plan.group?.property ?? plan.key}`),
      unitId: ids.of(`unit ${plan.key}`),
      adId: ids.of(`ad ${plan.key}`),
      spaceIds: (plan.group?.spaces ?? [plan.key]).map((name) => ids.of(`space ${name}`)),
      publishedAt: publishedAtOf(plan, world.today),
      specialUntil: special.has(plan.key) ? specialUntil(plan, world.today) : null,
    };
  });
}

/** Properties and spaces, each once, though several units may name them. */
function sharedRows(units: readonly PlannedUnit[], world: World): Rows[] {
  const seen = new Set<string>();
  const first = (id: string) => !seen.has(id) && seen.add(id) !== undefined;
  return units.flatMap((unit) => [
    ...(first(unit.propertyId) ? [propertyRows(unit, world)] : []),
    {
      space: unit.spaceIds
        .map((id, n) => ({ id, name: unit.plan.group?.parts?.[n] ?? unit.texts.nameAr }))
        .filter(({ id }) => first(id))
        .map((space) => ({ ...space, property_id: unit.propertyId })),
    },
  ]);
}

/** Writes every unit of the world with its property, spaces, prices, photos, licence and published ad. */
export async function seedUnits(tx: Tx, world: World, log: (line: string) => void): Promise<PlannedUnit[]> {
  const most = world.data.stock.reduce((sum, line) => sum + line.count, 60) * 4;
  const units = planAll(world, new NamedIds((await freshIds(tx, most)).reverse()));
  const licences = await issueSandboxLicences(
    tx,
    units.map(({ accountId, plan }) => ({ accountId, seed: plan.key, today: world.today })),
  );
  log(`demo world: ${units.length} units planned and licensed`);
  const rows = units.flatMap((unit, n) => unitRows(unit, licences[n] ?? '', world));
  await insertAll(tx, [...sharedRows(units, world), ...rows]);
  await datePriceHistory(tx, units);
  await refreshSearchText(
    tx,
    units.map(({ adId }) => adId),
  );
  log(`demo world: ${units.length} ads published`);
  return units;
}

/** The database dates price changes by its own clock; the world's prices began with its units. */
async function datePriceHistory(tx: Tx, units: readonly PlannedUnit[]): Promise<void> {
  await tx
    .updateTable('price_change')
    .from('unit')
    .set((eb) => ({ at: eb.ref('unit.created_at') }))
    .whereRef('unit.id', '=', 'price_change.unit_id')
    .where(
      'price_change.unit_id',
      'in',
      units.map(({ unitId }) => unitId),
    )
    .execute();
}
