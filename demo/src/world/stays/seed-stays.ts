import { addDays, DAY_MS, instantOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { type LettableUnit, loadUnit } from '../../../../api/src/availability/load-unit.ts';
import { brokenPolicy } from '../../../../api/src/availability/unit-policy.ts';
import { pricesOfStay } from '../../../../api/src/availability/unit-prices.ts';
import { freshIds, insertAll } from '../../../../api/src/imports/insert-all.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import { priceStay, type StoredTerms } from '../../../../api/src/prices/price-stay.ts';
import { type Figures, figuresAt } from '../../../../api/src/settings/figures.ts';
import { type Rng, seeded } from '../../scenes/kit/rng.ts';
import type { Resident } from '../people/seed-people.ts';
import type { WorldData } from '../plans/world-data.ts';
import type { PlannedUnit } from '../units/unit-rows.ts';
import { evaluationRows } from './evaluation-rows.ts';
import { messageRows } from './message-rows.ts';
import { seedClosures } from './seed-closures.ts';
import { StayBook } from './stay-book.ts';
import type { StayEnd } from './stay-life.ts';
import { planStays, type StayPlan } from './stay-plans.ts';
import { type BookedStay, stayRows } from './stay-rows.ts';

interface World {
  data: WorldData;
  people: ReadonlyMap<string, Resident>;
  units: readonly PlannedUnit[];
  today: string;
}

type Priced = Omit<BookedStay, 'id' | 'guest'>;

const HOUR_MS = 3_600_000;
const YEARLY_SHARE = 0.25;

/** When somebody booked it: so many days ahead, in waking hours, and before the first run. */
function bookedAt(rng: Rng, { stay, leadDays }: StayPlan, now: Date): Date {
  const minute = rng.int(9 * 60, 23 * 60);
  const wished = instantOf(stay.startDate, minute) - leadDays * DAY_MS;
  const latest = now.getTime() - rng.int(1, 9) * DAY_MS + minute * 60_000;
  return new Date(Math.min(wished, latest));
}

function termsOf(rng: Rng, unit: LettableUnit, plan: StayPlan, figures: Figures, now: Date): StoredTerms {
  return priceStay({
    ...pricesOfStay(unit, plan.stay, now),
    guests: 1,
    coupon: null,
    services: unit.services.filter((service) => service.mandatory || rng.chance(0.35)),
    policy: unit.policy,
    usage: unit.usage,
    lessorHasVat: unit.host_has_vat,
    vatPercent: figures.vat_percent,
    restDueSeconds: figures.rest_due_seconds,
    minDownPayment: figures.min_down_payment,
    now,
  });
}

/** The stay as it would have been booked and priced; undefined when the unit's rules or its age forbid it. */
function priceOf(
  planned: PlannedUnit,
  unit: LettableUnit,
  plan: StayPlan,
  key: string,
  clock: Clock,
): Priced | undefined {
  const rng = seeded(`stay/${key}`);
  const asks =
    !unit.policy.instant && plan.stay.startDate > addDays(riyadhDate(clock.now), 3) && rng.chance(0.5);
  const createdAt = asks
    ? new Date(clock.now.getTime() - rng.int(1, 4) * HOUR_MS)
    : bookedAt(rng, plan, clock.now);
  if (createdAt.getTime() < planned.publishedAt.getTime() + HOUR_MS) return undefined;
  if (brokenPolicy(plan.stay, unit.policy, createdAt) !== undefined) return undefined;
  const terms = termsOf(rng, unit, plan, clock.figures, createdAt);
  const fate = rng.next();
  const isOver = new Date(terms.departs_at) <= clock.now;
  return {
    key,
    unitId: planned.unitId,
    spaceIds: planned.spaceIds,
    hostAccountId: planned.accountId,
    stay: plan.stay,
    policy: unit.policy,
    terms,
    createdAt,
    end: asks ? 'waiting' : endOf(fate, unit.policy.instant, isOver),
  };
}

/** How a stay ended, by chance: most took or take place. */
function endOf(fate: number, instant: boolean, isOver: boolean): StayEnd {
  if (fate < 0.03) return 'lapsed';
  if (fate < 0.06) return 'canceled';
  if (fate < 0.09) return 'guest_cancel';
  if (fate < 0.105) return 'host_cancel';
  if (!instant && fate < 0.16) return 'decline';
  return isOver ? 'finished' : 'active';
}

interface Clock {
  now: Date;
  figures: Figures;
}

/** Whether anybody may have stayed: most guests come for hours and nights, and most yearly homes still stand empty. */
function hasStays({ plan }: PlannedUnit): boolean {
  if (plan.purpose === 'sale' || plan.isPrivate) return false;
  const isShort = plan.prices.hourly !== undefined || plan.prices.daily !== undefined;
  return isShort || seeded(`tenant/${plan.key}`).chance(YEARLY_SHARE);
}

/** All stays of one unit that fit its calendar and a guest's. */
async function bookUnit(tx: Tx, planned: PlannedUnit, world: World, book: StayBook, clock: Clock) {
  const unit = await loadUnit(tx, planned.unitId, { personId: null, linkKey: undefined }, clock.now);
  const letForDays = (clock.now.getTime() - planned.publishedAt.getTime()) / DAY_MS;
  const letting = { prices: unit.prices, policy: unit.policy, letForDays };
  for (const [n, plan] of planStays(seeded(`stays/${planned.plan.key}`), letting, world.today).entries()) {
    const priced = priceOf(planned, unit, plan, `${planned.plan.key}/${n}`, clock);
    if (priced !== undefined) book.add(priced);
  }
}

/**
 * Writes the reservations of the world and their evaluations, as booking, paying and staying would have left them until
 * the start of `today`: over, going on and to come, for all four periods. Answers how many.
 */
export async function seedStays(
  tx: Tx,
  world: World,
): Promise<{ reservations: number; evaluations: number }> {
  const now = new Date(instantOf(world.today, 0));
  const clock: Clock = { now, figures: await figuresAt(tx, now) };
  const book = new StayBook(
    world.data.guests.map((guest) => ({ ...guest, ...residentOf(world, guest.key) })),
  );
  for (const planned of world.units.filter(hasStays)) await bookUnit(tx, planned, world, book, clock);
  const stays = book.stays.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const ids = await freshIds(tx, stays.length * 6);
  const id = (stay: number, n: number) => ids[stay * 6 + n] as string;
  const booked = stays.map((stay, n) => ({ ...stay, id: id(n, 0) }));
  const figures = { holdSeconds: clock.figures.card_hold_seconds, now };
  const rows = booked.flatMap((stay, n) =>
    stayRows(
      stay,
      { dueIds: [id(n, 1), id(n, 2)], paymentIds: [id(n, 3), id(n, 4)], refundId: id(n, 5) },
      figures,
    ),
  );
  const evaluations = evaluationRows(booked, world.units, now);
  await insertAll(tx, [...rows, evaluations, messageRows(booked, world.units, now)]);
  await seedClosures(tx, world.today);
  return {
    reservations: booked.length,
    evaluations: evaluations.evaluation?.filter(({ side }) => side === 'guest').length ?? 0,
  };
}

function residentOf(world: World, key: string): Resident {
  const resident = world.people.get(key);
  if (resident === undefined) throw new Error(`nobody is called ${key}`);
  return resident;
}
