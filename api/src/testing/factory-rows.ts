import type { PriceKind } from '@diyar/contract/words/period';
import type { Insertable } from 'kysely';
import { photoOf } from '../../../demo/src/photos/drawn-photos.ts';
import type { Reader } from '../platform/db/database.ts';
import type { DB, Service, Unit, UnitPolicy } from '../platform/db/schema.generated.ts';

/** Makes phones, codes and licence numbers of one test process unlike each other, the same at every run. */
let made = 0;
export function nextNumber(): number {
  made += 1;
  return made;
}

export async function idBySlug(
  db: Reader,
  table: 'category' | 'city' | 'district',
  slug: string,
): Promise<number> {
  const row = await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
  if (row === undefined) throw new Error(`no ${table} ${slug} in the reference data`);
  return row.id;
}

export async function insert<T extends keyof DB>(
  db: Reader,
  table: T,
  values: Insertable<DB[T]>,
): Promise<string> {
  const row = await db
    .insertInto(table)
    .values(values as never)
    .returning('id' as never)
    .executeTakeFirstOrThrow();
  return (row as { id: string }).id;
}

type UnitFields = Partial<Omit<Insertable<Unit>, 'property_id' | 'account_id'>>;
export type NewUnit = UnitFields & {
  propertyId?: string;
  accountId?: string;
  /** Spaces of others to occupy; a space of its own when absent. */
  spaces?: string[];
  policy?: Partial<Omit<Insertable<UnitPolicy>, 'unit_id'>>;
  /** Halalas by kind; all active. */
  prices?: Partial<Record<PriceKind, number>>;
  services?: Partial<Omit<Insertable<Service>, 'unit_id'>>[];
  features?: string[];
  /** The tourism permit; null for none. */
  permit?: { number: string; expires_on: string | null } | null;
  /** How many photos; the first is the main one. */
  photos?: number;
};

export async function insertPolicyAndPrices(
  db: Reader,
  unitId: string,
  policy: NewUnit['policy'],
  prices: Partial<Record<PriceKind, number>>,
): Promise<void> {
  await db
    .insertInto('unit_policy')
    .values({ ...policy, unit_id: unitId })
    .execute();
  const rows = Object.entries(prices).map(([kind, amount]) => ({
    unit_id: unitId,
    kind: kind as PriceKind,
    amount,
  }));
  if (rows.length > 0) await db.insertInto('unit_price').values(rows).execute();
}

export async function insertExtras(
  db: Reader,
  { unitId, accountId }: { unitId: string; accountId: string },
  services: NonNullable<NewUnit['services']>,
  features: string[],
  photos: number,
): Promise<void> {
  for (const service of services) {
    await insert(db, 'service', {
      name_ar: 'تنظيف',
      name_en: 'Cleaning',
      price: 10_000,
      charge: 'per_booking',
      ...service,
      unit_id: unitId,
    });
  }
  if (features.length > 0) {
    await db
      .insertInto('unit_feature')
      .values(features.map((feature_slug) => ({ unit_id: unitId, feature_slug })))
      .execute();
  }
  for (let position = 0; position < photos; position += 1) {
    const photo = photoOf({ scene: 'living', seed: `${unitId}/${position}` });
    await insert(db, 'photo', {
      account_id: accountId,
      unit_id: unitId,
      position,
      is_main: position === 0,
      ...photo,
    });
  }
}
