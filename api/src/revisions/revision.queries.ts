import type { AskedChange } from '@diyar/contract/supply/host-ads';
import type { RevisionState } from '@diyar/contract/supply/revisions';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Changes, RevisedThing, RevisionContent } from './revision.ts';

export interface RevisionRow extends Changes<RevisionContent> {
  id: string;
  account_id: string;
  property_id: string;
  unit_id: string | null;
  state: RevisionState;
  version: number;
  sent_at: Date;
}

const COLUMNS = sql.raw('id, account_id, property_id, unit_id, state, version, before, after, sent_at');
const ofThing = ({ propertyId, unitId }: Pick<RevisedThing, 'propertyId' | 'unitId'>) =>
  sql`property_id = ${propertyId} and unit_id is not distinct from ${unitId}::uuid`;
const OPEN = sql.raw(`state in ('waiting', 'changes_asked')`);

/** The open revision of a thing, locked. */
export async function lockOpen(tx: Tx, of: RevisedThing): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select ${COLUMNS} from revision where ${ofThing(of)} and ${OPEN} for update`.execute(tx);
  return rows[0];
}

/** The revision of a unit that was made last. */
export async function findNewest(
  reader: Reader,
  of: Pick<RevisedThing, 'propertyId' | 'unitId'>,
): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select ${COLUMNS} from revision where ${ofThing(of)} order by id desc limit 1`.execute(reader);
  return rows[0];
}

/** A revision of an account by its id, locked. */
export async function lockOwn(tx: Tx, accountId: string, id: string): Promise<RevisionRow | undefined> {
  const { rows } = await sql<RevisionRow>`
    select ${COLUMNS} from revision where id = ${id} and account_id = ${accountId} for update`.execute(tx);
  return rows[0];
}

/** Open revisions of an account whose photos name one, locked in the order of their ids. */
export async function lockNamingPhoto(tx: Tx, accountId: string, photoId: string): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select ${COLUMNS} from revision where account_id = ${accountId} and ${OPEN}
      and after -> 'photos' @> ${JSON.stringify([{ id: photoId }])}::jsonb order by id for update`.execute(
    tx,
  );
  return rows;
}

/** Makes a revision that waits. Throws `state_changed` where another was made at the same moment. */
export async function insertRevision(
  tx: Tx,
  { accountId, propertyId, unitId }: RevisedThing,
  { before, after }: Changes<RevisionContent>,
  now: Date,
): Promise<string> {
  try {
    const { id } = await tx
      .insertInto('revision')
      .values({
        account_id: accountId,
        property_id: propertyId,
        unit_id: unitId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken !== 'revision_one_open_per_unit' && broken !== 'revision_one_open_per_property') throw error;
    throw new Refusal('state_changed');
  }
}

/** Puts other content into an open revision, as its next version, which waits from now on. */
export async function updateRevision(
  tx: Tx,
  id: string,
  { before, after }: Changes<RevisionContent>,
  now: Date,
): Promise<void> {
  await sql`update revision set before = ${JSON.stringify(before)}::jsonb, after = ${JSON.stringify(after)}::jsonb,
    version = version + 1, sent_at = ${now}, state = 'waiting' where id = ${id}`.execute(tx);
}

export interface RevisionStep {
  revisionId: string;
  from: RevisionState | null;
  to: RevisionState;
  version: number;
  personId: string | null;
  operatorId: string | null;
  reason: string;
  asked: readonly AskedChange[];
  now: Date;
}

/** Brings a revision into a state, with its row of history; a second decision about one version is `state_changed`. */
export async function keepStep(tx: Tx, step: RevisionStep): Promise<void> {
  const { revisionId, from, to } = step;
  try {
    await tx
      .insertInto('revision_transition')
      .values({
        revision_id: revisionId,
        from_state: from,
        to_state: to,
        version: step.version,
        person_id: step.personId,
        operator_id: step.operatorId,
        reason: step.reason,
        asked: step.asked.length === 0 ? null : JSON.stringify(step.asked),
        at: step.now,
      })
      .execute();
    await tx.updateTable('revision').set({ state: to }).where('id', '=', revisionId).execute();
  } catch (error) {
    if (brokenConstraint(error) !== 'revision_decided_once') throw error;
    throw new Refusal('state_changed');
  }
}

/** Raises the version of what a revision is of: forms that are open elsewhere show something that stands no more. */
export async function raiseVersion(
  tx: Tx,
  { propertyId, unitId }: Pick<RevisedThing, 'propertyId' | 'unitId'>,
): Promise<void> {
  if (unitId === null)
    await sql`update property set version = version + 1 where id = ${propertyId}`.execute(tx);
  else await sql`update unit set version = version + 1 where id = ${unitId}`.execute(tx);
}

export interface LastStep {
  reason: string;
  asked: AskedChange[] | null;
}

/** The newest step of a revision. */
export async function findLastStep(reader: Reader, revisionId: string): Promise<LastStep | undefined> {
  const { rows } = await sql<LastStep>`
    select reason, asked from revision_transition where revision_id = ${revisionId}
    order by at desc, id desc limit 1`.execute(reader);
  return rows[0];
}

/** How many revisions of ads on show, hidden ones too, are in a state, and since when the first is. */
export async function countOpen(
  reader: Reader,
  state: RevisionState,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(sent_at) as "oldestAt" from revision
    where state = ${state} and exists (
      select from ad join unit on unit.id = ad.unit_id
      where unit.property_id = revision.property_id and (revision.unit_id is null or unit.id = revision.unit_id)
        and ad.deleted_at is null and ad.state in ('published', 'hidden'))`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Open revisions of an ad's unit and of its property. */
export async function findOpenOfAd(
  reader: Reader,
  adId: string,
): Promise<{ unit_id: string | null; state: 'waiting' | 'changes_asked' }[]> {
  const { rows } = await sql<{ unit_id: string | null; state: 'waiting' | 'changes_asked' }>`
    select revision.unit_id, revision.state from ad
    join unit on unit.id = ad.unit_id
    join revision on revision.property_id = unit.property_id and (revision.unit_id is null or revision.unit_id = unit.id)
    where ad.id = ${adId} and revision.state in ('waiting', 'changes_asked') order by revision.id`.execute(
    reader,
  );
  return rows;
}

interface Named {
  slug: string;
  name_ar: string;
  name_en: string;
}

/** Names of categories, cities, districts and features by their slugs; each comes as `city.riyadh`. */
export async function findNames(reader: Reader, slugs: readonly string[]): Promise<Named[]> {
  if (slugs.length === 0) return [];
  const one = (table: 'category' | 'city' | 'district' | 'feature') => sql`
    select ${`${table}.`} || slug as slug, name_ar, name_en from ${sql.table(table)} where slug = any(${[...slugs]}::text[])`;
  const { rows } = await sql<Named>`
    ${one('category')} union all ${one('city')} union all ${one('district')} union all ${one('feature')}
    union all select 'district.' || alias.slug, district.name_ar, district.name_en
    from district_alias alias join district on district.id = alias.district_id where alias.slug = any(${[...slugs]}::text[])`.execute(
    reader,
  );
  return rows;
}
