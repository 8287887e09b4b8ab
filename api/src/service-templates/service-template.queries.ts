import type { SERVICE_CHARGES } from '@diyar/contract/words/unit-words';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

export interface TemplateColumns {
  name_ar: string;
  name_en: string;
  /** Halalas. */
  price: number;
  charge: (typeof SERVICE_CHARGES)[number];
  mandatory: boolean;
}

export interface TemplateRow extends TemplateColumns {
  id: string;
  /** Units with a service of its Arabic name; `same`: nothing of it differs. */
  units: { id: string; same: boolean }[];
}

const SAME = sql`(service.name_ar, service.name_en, service.price, service.charge, service.mandatory)
  = (template.name_ar, template.name_en, template.price, template.charge, template.mandatory)`;

/** Templates of an account, or one of them, the oldest first. */
export async function findTemplates(
  reader: Reader,
  { accountId, id }: { accountId: string; id?: string },
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select template.id, template.name_ar, template.name_en, template.price, template.charge, template.mandatory,
      coalesce((select jsonb_agg(jsonb_build_object('id', unit_id, 'same', same)) from (
        select service.unit_id, bool_or(${SAME}) as same from service
        join unit on unit.id = service.unit_id and unit.account_id = template.account_id and unit.deleted_at is null
        where service.name_ar = template.name_ar group by service.unit_id) having_it), '[]') as units
    from service_template template where template.account_id = ${accountId}
      ${id === undefined ? sql`` : sql`and template.id = ${id}`}
    order by template.created_at, template.id`.execute(reader);
  return rows;
}

/** Writes a new template. Refuses `template_named_once` and `templates_max` at its field. */
export async function insertTemplate(
  tx: Tx,
  accountId: string,
  columns: TemplateColumns,
  now: Date,
): Promise<string> {
  const values = { ...columns, account_id: accountId, created_at: now };
  return told(async () => {
    const query = tx.insertInto('service_template').values(values).returning('id');
    return (await query.executeTakeFirstOrThrow()).id;
  });
}

/** Writes over a template. Refuses `template_named_once`. */
export async function updateTemplate(tx: Tx, id: string, columns: TemplateColumns): Promise<void> {
  await told(() => tx.updateTable('service_template').set(columns).where('id', '=', id).execute());
}

async function told<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'service_template_named_once') throw invalid('name_ar', 'template_named_once');
    if (constraint === 'service_template_at_most_20') throw invalid('name_ar', 'templates_max');
    throw error;
  }
}

export async function deleteTemplate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('service_template').where('id', '=', id).execute();
}

/**
 * Locks a template of an account, and the properties of the account's units in the order of their ids, as a save of a unit does:
 * services of units stay as they are seen until the transaction ends. Answers whether the template is there.
 */
export async function lockTemplate(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`select from service_template where id = ${id} and account_id = ${accountId}
    for no key update`.execute(tx);
  if (rows.length === 0) return false;
  await sql`select from property where account_id = ${accountId} and deleted_at is null order by id
    for no key update`.execute(tx);
  return true;
}

/** Makes services that are the same as a template, at units of its account, what it is to be. Answers their units. */
export async function followTemplate(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  to: TemplateColumns,
): Promise<string[]> {
  const { rows } = await sql<{ unit_id: string }>`
    update service set name_ar = ${to.name_ar}, name_en = ${to.name_en}, price = ${to.price},
      charge = ${to.charge}::service_charge, mandatory = ${to.mandatory}
    from service_template template, unit
    where template.id = ${id} and unit.id = service.unit_id and unit.account_id = ${accountId}
      and unit.deleted_at is null and ${SAME}
    returning service.unit_id`.execute(tx);
  return rows.map(({ unit_id }) => unit_id);
}

/** Takes a template from units where nothing of it differs. */
export async function takeFrom(tx: Tx, id: string, unitIds: readonly string[]): Promise<void> {
  await sql`delete from service using service_template template
    where template.id = ${id} and service.unit_id = any(${unitIds}::uuid[]) and ${SAME}`.execute(tx);
}

/** Puts a template at units that have fewer than `most` services. Answers which. */
export async function putAt(tx: Tx, id: string, unitIds: readonly string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ unit_id: string }>`
    insert into service (unit_id, name_ar, name_en, price, charge, mandatory)
    select unit.id, template.name_ar, template.name_en, template.price, template.charge, template.mandatory
    from service_template template, unit
    where template.id = ${id} and unit.id = any(${unitIds}::uuid[])
      and (select count(*) from service where service.unit_id = unit.id) < ${most}
    order by unit.id returning unit_id`.execute(tx);
  return rows.map(({ unit_id }) => unit_id);
}

/** Notes that services of units were saved, and by whom: a form that was opened before does not write over them unseen. */
export async function markServed(
  tx: Tx,
  unitIds: readonly string[],
  personId: string,
  now: Date,
): Promise<void> {
  await sql`update unit set version = version + 1, updated_at = ${now}, updated_by = ${personId}
    where id in (select id from unit where id = any(${unitIds}::uuid[]) order by id for no key update)`.execute(
    tx,
  );
}
