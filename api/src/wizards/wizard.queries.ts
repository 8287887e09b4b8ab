import type { WizardContent } from '@diyar/contract/supply/host-wizard';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';

export interface WizardRow {
  version: number;
  content: WizardContent;
  started_at: Date;
  saved_at: Date;
  property: {
    id: string;
    name: string;
    category: string;
    usage: string;
    area: number;
    city: string;
    spaces: { id: string; name: string }[];
  } | null;
}

/** The wizard that a person has open for an account. */
export async function findWizard(reader: Reader, actor: Actor): Promise<WizardRow | undefined> {
  const { rows } = await sql<WizardRow>`
    select wizard.version, wizard.content, wizard.started_at, wizard.saved_at,
      case when property.id is not null then jsonb_build_object('id', property.id, 'name', property.name,
        'category', category.slug, 'usage', property.usage, 'area', property.area,
        'city', (select slug from city where city.id = property.city_id), 'spaces', coalesce((select jsonb_agg(jsonb_build_object('id', space.id, 'name', space.name) order by space.id)
          from space where space.property_id = property.id), '[]')) end as property
    from wizard
    left join property on property.id = wizard.property_id
    left join category on category.id = property.category_id
    where wizard.person_id = ${actor.personId} and wizard.account_id = ${actor.accountId}`.execute(reader);
  return rows[0];
}

/** Opens a wizard; false when one is open. Of two opened at once one is, by `wizard_one_open`. */
export async function insertWizard(
  tx: Tx,
  actor: Actor,
  { propertyId, content, now }: { propertyId: string | null; content: WizardContent; now: Date },
): Promise<boolean> {
  const made = await tx
    .insertInto('wizard')
    .values({
      person_id: actor.personId,
      account_id: actor.accountId,
      property_id: propertyId,
      content: JSON.stringify(content),
      started_at: now,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.constraint('wizard_one_open').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Saves the wizard of this version, which gets another; false when it is not there (any more). */
export async function updateWizard(
  tx: Tx,
  actor: Actor,
  { version, content, now }: { version: number; content: WizardContent; now: Date },
): Promise<boolean> {
  const saved = await tx
    .updateTable('wizard')
    .set({
      version: sql`nextval('wizard_version')`,
      content: JSON.stringify(content),
      saved_at: now,
    })
    .where('person_id', '=', actor.personId)
    .where('account_id', '=', actor.accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

/** Deletes the wizard, of this version alone where one is told; false when it is not there. */
export async function removeWizard(reader: Reader, actor: Actor, version?: number): Promise<boolean> {
  const gone = await reader
    .deleteFrom('wizard')
    .where('person_id', '=', actor.personId)
    .where('account_id', '=', actor.accountId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Deletes the wizard and answers what it held; undefined when there is none. */
export async function takeWizard(tx: Tx, actor: Actor): Promise<WizardContent | undefined> {
  const gone = await tx
    .deleteFrom('wizard')
    .where('person_id', '=', actor.personId)
    .where('account_id', '=', actor.accountId)
    .returning('content')
    .executeTakeFirst();
  return gone?.content as WizardContent | undefined;
}

/** Whether an account has this property. */
export async function hasProperty(reader: Reader, accountId: string, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
