import { sql } from 'kysely';
import type { Database, Reader } from '../../../platform/db/database.ts';

/** Which database it is, and how what the columns are made of stands in it. */
export interface Origin {
  /** PostgreSQL's own name of its cluster, which a copy by files keeps and a copy by rows does not. */
  cluster: string;
  database: string;
  /** A hash of the tables that tell `search_change`, and of how they do. */
  schema: string;
}

export async function findOrigin(reader: Reader): Promise<Origin> {
  const { rows } = await sql<Origin>`
    with telling as (
      select pg_trigger.tgrelid, concat(pg_get_triggerdef(pg_trigger.oid), tgenabled, pg_proc.prosrc) as said
      from pg_trigger join pg_proc on pg_proc.oid = pg_trigger.tgfoid
      where not tgisinternal and pg_proc.prosrc like '%search_change%'
    ), said as (
      select said from telling
      union all
      select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attgenerated,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
      from pg_attribute where attrelid in (select tgrelid from telling) and attnum > 0 and not attisdropped
    )
    select (select system_identifier::text from pg_control_system()) as cluster,
      (select oid::text from pg_database where datname = current_database()) as database,
      (select md5(string_agg(said, E'\\n' order by said collate "C")) from said) as schema`.execute(reader);
  const [origin] = rows;
  if (origin === undefined) throw new Error('the database does not say which it is');
  return origin;
}

/** Notes that a checkpoint was written. A database that went back to a moment before does not know it. */
export async function noteCheckpoint(db: Database, id: string): Promise<void> {
  await db.insertInto('search_checkpoint').values({ id }).execute();
}

export async function isNoted(reader: Reader, id: string): Promise<boolean> {
  const found = await reader.selectFrom('search_checkpoint').select('id').where('id', '=', id).execute();
  return found.length > 0;
}

/** Forgets checkpoints that were noted before an instant: they cannot be used any more. */
export async function deleteCheckpoints(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('search_checkpoint').where('at', '<', before).execute();
}
