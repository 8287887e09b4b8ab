import type { CityRentFreezes } from '@diyar/contract/console/console-rent-freezes';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import type { PropertyUsage } from '../platform/db/schema.generated.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { presentFreezes } from './rent-freeze.presenter.ts';
import { findCityNames, findFreezes, insertFreeze, lockCity } from './rent-freeze.queries.ts';

export interface NewFreeze {
  city: string;
  /** None: the freeze is lifted. */
  usages: readonly PropertyUsage[];
  /** Riyadh dates, both included. */
  starts_on: string;
  ends_on: string | null;
  reason: string;
}

/**
 * Freezes the yearly rents of a city from a date on, or lifts the freeze. History is never touched: a past date is `date_past`, a date
 * that has one `setting_date_taken`, what holds then anyway `setting_unchanged`. Written to the audit log in the same
 * transaction.
 */
export function setRentFreeze(
  db: Database,
  operator: OperatorActor,
  wanted: NewFreeze,
  { lang, now }: { lang: Lang; now: Date },
): Promise<CityRentFreezes> {
  const { city, starts_on, ends_on, reason } = wanted;
  const usages = [...new Set(wanted.usages)].toSorted();
  const today = riyadhDate(now);
  return transact(db, async (tx) => {
    const cityId = await lockCity(tx, city);
    if (cityId === undefined) throw invalid('city', 'city_unknown');
    if (starts_on < today) throw invalid('starts_on', 'date_past');
    const before = (await findFreezes(tx, city)).find((one) => one.starts_on <= starts_on);
    if (before?.starts_on === starts_on) throw new Refusal('setting_date_taken');
    const was = before ?? { usages: [], ends_on: null };
    if (saysSame(was, { usages, ends_on })) throw new Refusal('setting_unchanged');
    await insertFreeze(tx, {
      city_id: cityId,
      usages,
      starts_on,
      ends_on,
      reason,
      operator_id: operator.operatorId,
    });
    const act = {
      act: 'rent_freeze_set' as const,
      subject: { kind: 'rent_freeze', id: city },
      before: before === undefined ? null : { usages: before.usages.join(','), ends_on: before.ends_on },
      after: { usages: usages.join(','), starts_on, ends_on },
      reason,
    };
    await recordAct(tx, operator, act, now);
    const [set] = presentFreezes(await findFreezes(tx, city), lang, today);
    if (set === undefined) throw new Error('a freeze that was set is there');
    return set;
  });
}

type Said = { usages: readonly PropertyUsage[]; ends_on: string | null };

function saysSame(one: Said, other: Said): boolean {
  const usages = one.usages.toSorted().join(' ') === other.usages.toSorted().join(' ');
  return usages && (one.usages.length === 0 || one.ends_on === other.ends_on);
}

/** Cities with their freezes, and all cities by name. */
export async function listRentFreezes(reader: Reader, lang: Lang, now: Date) {
  const today = riyadhDate(now);
  const [rows, cities] = await Promise.all([findFreezes(reader), findCityNames(reader)]);
  return {
    today,
    items: presentFreezes(rows, lang, today),
    cities: cities.map((city) => ({ slug: city.slug, name: city[`name_${lang}`] })),
  };
}
