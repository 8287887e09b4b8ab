import type { DatedKind, DayPrice, PriceOverride, UnitPrices } from '@diyar/contract/supply/unit-prices';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import { addDays, addMonths, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { textIn } from '../ads/present-card.ts';
import { seasonsAhead } from '../calendar/seasons.ts';
import { minimumOf } from '../minimum-prices/days-below-minimum.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Override, type Overriding, overridden, overrideOn } from '../prices/overrides.ts';
import { readUnit } from '../properties/show-properties.ts';
import {
  type EarnedRow,
  findDiscounts,
  findEarned,
  findOverrides,
  findSeasonDates,
  type OverrideRow,
} from './override.queries.ts';

export interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

const DAYS_SHOWN = 400;

/** A unit of the acting account with the days whose price differs. Throws `not_found`. */
export async function showUnitPrices(
  reader: Reader,
  unitId: string,
  { actor, lang, now }: Asker,
): Promise<UnitPrices> {
  const { row } = await readUnit(reader, actor, unitId);
  const today = riyadhDate(now);
  const [overrides, discounts, seasonDates, minimums, standing, earned] = await Promise.all([
    findOverrides(reader, unitId),
    findDiscounts(reader, unitId),
    findSeasonDates(reader),
    minimumPricesAt(reader, now),
    standingOf(reader, actor),
    findEarned(reader, unitId, yearBefore(today)),
  ]);
  const base = { daily: activePrice(row, 'daily'), hourly: activePrice(row, 'hourly') };
  const days = (kind: DatedKind) => daysOf(kind, base[kind], { overrides, seasonDates }, today);
  const name = textIn(lang, row.facts.name_ar, row.facts.name_en);
  return {
    unit: {
      id: row.id,
      name: name?.text ?? row.property.name,
      name_lang: name?.lang ?? 'ar',
      property_id: row.property_id,
    },
    today,
    prices: { daily: moneyOrNull(base.daily), hourly: moneyOrNull(base.hourly) },
    overrides: overrides.map((override) => {
      const minimum = minimumOf(minimums, row.property.category, override.kind) ?? 0;
      const price = overridden(base[override.kind] ?? 0, override);
      return {
        ...presentOverride(override, base[override.kind] !== undefined && price < minimum ? minimum : null),
        edited: editedBy(override, actor.personId),
      };
    }),
    discounts,
    seasons: seasonsAhead(today, DAYS_SHOWN, seasonDates),
    days: { daily: days('daily'), hourly: days('hourly') },
    earned: { daily: earnedOf(earned, 'daily'), hourly: earnedOf(earned, 'hourly') },
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

/** The months of the days that are shown, a year before, as whole months; no day of them is still to come. */
function yearBefore(today: string): { from: string; to: string } {
  const from = `${addMonths(today, -12).slice(0, 7)}-01`;
  return { from, to: today };
}

const earnedOf = (rows: readonly EarnedRow[], kind: DatedKind) =>
  rows.flatMap((row) =>
    row.kind === kind ? [{ month: row.month, amount: money(row.amount), days: row.days }] : [],
  );

const moneyOrNull = (amount: number | undefined) => (amount === undefined ? null : money(amount));

/** The active price of a kind, in halalas. */
export function activePrice(
  unit: { prices: readonly { kind: string; amount: number; active: boolean }[] },
  kind: DatedKind,
): number | undefined {
  return unit.prices.find((price) => price.kind === kind && price.active)?.amount;
}

function editedBy({ painter, painter_name }: OverrideRow, personId: string): PriceOverride['edited'] {
  if (painter.person_id === null) return null;
  const isMe = painter.person_id === personId;
  return { at: riyadhIso(painter.created_at), by: isMe ? 'me' : 'team', by_name: isMe ? null : painter_name };
}

function presentOverride(
  override: Override & { id: string },
  minimum: number | null,
): Omit<PriceOverride, 'edited'> {
  const { id, kind, starts_on: from, ends_on: to, weekday, season, amount, percent } = override;
  return {
    id,
    kind,
    from,
    to,
    weekday,
    season,
    amount: amount === null ? null : money(amount),
    percent,
    below_minimum: minimum === null ? null : money(minimum),
  };
}

function daysOf(
  kind: DatedKind,
  base: number | undefined,
  overriding: Overriding,
  today: string,
): DayPrice[] {
  if (base === undefined) return [];
  return Array.from({ length: DAYS_SHOWN }, (_, day) => {
    const date = addDays(today, day);
    const override = overrideOn(kind, overriding, date);
    return { date, price: money(overridden(base, override)), by: causeOf(override) };
  });
}

function causeOf(override: Override | undefined): DayPrice['by'] {
  if (override === undefined) return 'base';
  if (override.starts_on !== null) return 'dates';
  return override.weekday === null ? 'season' : 'weekday';
}
