import { sql } from 'kysely';
import type { Database } from '../../../api/src/platform/db/database.ts';

/** Keeps a key where there is none yet; returns the one that is kept. */
export async function keepPushKey(db: Database, made: Buffer): Promise<Buffer> {
  await sql`insert into demo_push_key (private_key) values (${made}) on conflict do nothing`.execute(db);
  const kept = await db.selectFrom('demo_push_key').select('private_key').executeTakeFirstOrThrow();
  return kept.private_key;
}
