import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { locationColumns, propertyColumns } from './property-row.ts';
import type { PriceRow, policyColumns, serviceColumns, unitColumns } from './unit-row.ts';

export type PropertyValues = ReturnType<typeof propertyColumns> &
  ReturnType<typeof locationColumns> & {
    category_id: number;
    city_id: number;
    district_id: number;
    usage: 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';
    advertiser_relation: 'owner' | 'agent' | 'marketer';
    area: number;
    lat: number;
    lng: number;
  };

export async function insertProperty(
  tx: Tx,
  accountId: string,
  values: PropertyValues,
  now: Date,
): Promise<string> {
  const row = await tx
    .insertInto('property')
    .values({ ...values, account_id: accountId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes a property and raises its version; a place that is chosen is exact from then on. */
export async function updateProperty(
  tx: Tx,
  id: string,
  values: PropertyValues,
  { isMoved, personId, now }: { isMoved: boolean; personId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('property')
    .set((eb) => ({
      ...values,
      version: eb('version', '+', 1),
      updated_at: now,
      ...(personId !== null && { updated_by: personId }),
      demo_fields: sql<string[]>`'{}'`,
      ...(isMoved && { location_approximate: false }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Locks a property of an account; undefined for others' and for what was deleted. */
export async function lockProperty(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ version: number; name: string; category: string; area: number } | undefined> {
  const { rows } = await sql<{ version: number; name: string; category: string; area: number }>`
    select property.version, property.name, property.area, category.slug as category
    from property join category on category.id = property.category_id
    where property.id = ${id} and property.account_id = ${accountId} and property.deleted_at is null
    for no key update of property`.execute(tx);
  return rows[0];
}

type UnitValues = ReturnType<typeof unitColumns> & { link_key: string | null };

/** Writes a unit; its code is the one given, or the first free one of the account. Refuses `code_taken`. */
export async function insertUnit(
  tx: Tx,
  of: { accountId: string; propertyId: string; code: string | null },
  values: UnitValues,
  now: Date,
): Promise<string> {
  const code = of.code ?? (await freeCode(tx, of.accountId));
  try {
    const row = await tx
      .insertInto('unit')
      .values({
        ...values,
        code,
        property_id: of.propertyId,
        account_id: of.accountId,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    throw codeTaken(error);
  }
}

/** Makes those who take the next free code of an account wait for each other. */
async function freeCode(tx: Tx, accountId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unit-code:${accountId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from 3)::int), 100) + 1 as next from unit
    where account_id = ${accountId} and code ~ '^U-[0-9]{1,8}$'`.execute(tx);
  return `U-${rows[0]?.next ?? 101}`;
}

function codeTaken(error: unknown): unknown {
  return brokenConstraint(error) === 'unit_code_unique_per_advertiser'
    ? invalid('unit.code', 'code_taken')
    : error;
}

/** Writes a unit's facts; without a code it keeps its own, and a private one gets its link once. Refuses `code_taken`. */
export async function updateUnit(
  tx: Tx,
  id: string,
  values: ReturnType<typeof unitColumns> & { code?: string },
  now: Date,
): Promise<void> {
  try {
    await tx
      .updateTable('unit')
      .set((eb) => ({
        ...values,
        updated_at: now,
        ...(values.privacy === 'private' && {
          link_key: eb.fn.coalesce('link_key', eb.val<string | null>(randomUUID())),
        }),
      }))
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw codeTaken(error);
  }
}

/** Notes that a unit was saved, and by whom. */
export async function raiseUnitVersion(
  tx: Tx,
  id: string,
  personId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('unit')
    .set((eb) => ({
      version: eb('version', '+', 1),
      updated_at: now,
      ...(personId !== null && { updated_by: personId }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function replaceFeatures(tx: Tx, unitId: string, slugs: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('unit_feature')
    .where('unit_id', '=', unitId)
    .where('feature_slug', 'not in', ['', ...slugs])
    .execute();
  if (slugs.length === 0) return;
  await tx
    .insertInto('unit_feature')
    .values(slugs.map((feature_slug) => ({ unit_id: unitId, feature_slug })))
    .onConflict((conflict) => conflict.constraint('unit_feature_pkey').doNothing())
    .execute();
}

/** Puts these prices in the place of those the unit has; one that stays as it is gets no new line in its history. */
export async function replacePrices(
  tx: Tx,
  unitId: string,
  rows: readonly PriceRow[],
  now: Date,
): Promise<void> {
  const kinds = rows.map(({ kind }) => kind);
  await sql`delete from unit_price where unit_id = ${unitId} and not (kind = any(${kinds}::price_kind[]))`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('unit_price')
    .values(rows.map((row) => ({ ...row, unit_id: unitId, updated_at: now })))
    .onConflict((conflict) =>
      conflict.constraint('unit_price_pkey').doUpdateSet((eb) => ({
        amount: eb.ref('excluded.amount'),
        active: eb.ref('excluded.active'),
        payments_a_year: eb.ref('excluded.payments_a_year'),
        updated_at: now,
      })),
    )
    .execute();
}

/** Puts these services in the place of those the unit has; a known id keeps its row, which quotes name. */
export async function replaceServices(
  tx: Tx,
  unitId: string,
  services: readonly (ReturnType<typeof serviceColumns> & { id: string | undefined })[],
): Promise<void> {
  const kept = services.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await sql`delete from service where unit_id = ${unitId} and not (id = any(${kept}::uuid[]))`.execute(tx);
  for (const { id, ...values } of services) {
    const changed =
      id === undefined
        ? undefined
        : await tx
            .updateTable('service')
            .set(values)
            .where('unit_id', '=', unitId)
            .where('id', '=', id)
            .executeTakeFirst();
    // One that was deleted elsewhere meanwhile is made anew.
    if (changed === undefined || changed.numUpdatedRows === 0n)
      await tx
        .insertInto('service')
        .values({ ...values, unit_id: unitId })
        .execute();
  }
}

/** Writes the terms that are said; a unit without terms gets the house's own for what is not. */
export async function writePolicy(
  tx: Tx,
  unitId: string,
  policy: ReturnType<typeof policyColumns>,
): Promise<void> {
  try {
    await tx
      .insertInto('unit_policy')
      .values({ ...policy, unit_id: unitId })
      .onConflict((conflict) =>
        Object.keys(policy).length === 0
          ? conflict.constraint('unit_policy_pkey').doNothing()
          : conflict.constraint('unit_policy_pkey').doUpdateSet(policy),
      )
      .execute();
  } catch (error) {
    if (brokenConstraint(error) !== 'unit_policy_arrival_after_departure_and_gap') throw error;
    throw invalid('policy.arrival_time', 'times_order');
  }
}

/**
 * Deletes units with those of their ads that are neither on the site nor on their way there. Refuses `unit_has_ad`, and
 * `unit_has_bookings` while any lie ahead.
 */
export async function deleteUnits(
  tx: Tx,
  unitIds: readonly string[],
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  try {
    await sql`update unit set deleted_at = ${now}, updated_at = ${now} where id = any(${unitIds}::uuid[])`.execute(
      tx,
    );
    await sql`
      with gone as (select id, state from ad where unit_id = any(${unitIds}::uuid[]) and deleted_at is null for update),
        closed as (update ad set state = 'closed', deleted_at = ${now}, updated_at = ${now} from gone where ad.id = gone.id)
      insert into ad_transition (ad_id, from_state, to_state, mover, person_id, reason, at)
      select id, state, 'closed', 'advertiser', ${personId}, 'deleted', ${now} from gone`.execute(tx);
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'unit_deleted_without_live_ad') throw new Refusal('unit_has_ad');
    if (broken === 'ad_deleted_without_bookings_ahead') throw new Refusal('unit_has_bookings');
    throw error;
  }
}

/** Takes a property out of its people's sight, and the wizards that would add a unit to it. */
export async function markPropertyDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('property').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
  await tx.deleteFrom('wizard').where('property_id', '=', id).execute();
}
