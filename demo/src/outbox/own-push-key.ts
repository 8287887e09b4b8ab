import { createECDH } from 'node:crypto';
import type { Database } from '../../../api/src/platform/db/database.ts';
import type { Vapid } from '../../../api/src/platform/web-push/vapid.ts';
import { keepPushKey } from './push-key.queries.ts';

const SUBJECT = 'mailto:demo@diyar.example';

/** A key for web push that the demonstration's database keeps, so that all of its processes push by one: made by the first that asks. */
export function ownPushKey(db: Database): () => Promise<Vapid> {
  let known: Vapid | undefined;
  return async () => {
    known ??= { privateKey: await keepPushKey(db, newKey()), subject: SUBJECT };
    return known;
  };
}

function newKey(): Buffer {
  const own = createECDH('prime256v1');
  own.generateKeys();
  // Some keys begin with zeros, which are left out.
  return Buffer.concat([Buffer.alloc(32), own.getPrivateKey()]).subarray(-32);
}
