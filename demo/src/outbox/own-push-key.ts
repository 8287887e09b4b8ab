import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../api/src/platform/db/database.ts';
import type { Vapid } from '../../../api/src/platform/web-push/vapid.ts';

const SUBJECT = 'mailto:demo@diyar.example';

/** A key for web push that the demonstration's database keeps, so that all of its processes push by one: made by the first that asks. */
export function ownPushKey(db: Database): () => Promise<Vapid> {
  let known: Vapid | undefined;
  return async () => {
    known ??= { privateKey: await keptKey(db), subject: SUBJECT };
    return known;
  };
}

async function keptKey(db: Database): Promise<Buffer> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  // Some keys begin with zeros, which are left out.
  const made = Buffer.concat([Buffer.alloc(32), own.getPrivateKey()]).subarray(-32);
  await sql`insert into demo_push_key (private_key) values (${made}) on conflict do nothing`.execute(db);
  const kept = await db.selectFrom('demo_push_key').select('private_key').executeTakeFirstOrThrow();
  return kept.private_key;
}
