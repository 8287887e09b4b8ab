import { randomBytes } from 'node:crypto';
import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { knowPerson } from '../accounts/prove-phone.ts';
import { hashSession } from '../operators/authenticate-operator.ts';
import { CONSOLE_COOKIE, TOTP_PURPOSE } from '../operators/operator.ts';
import { makeTotpSecret } from '../operators/totp.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { seal } from '../platform/secrets/seal.ts';
import { nextNumber } from './factory-rows.ts';

export interface BuiltOperator {
  operatorId: string;
  /** +9665XXXXXXXX. */
  phone: string;
  name: string;
  totpSecret: string;
  /** The value of the console's cookie of a session that lives. */
  session: string;
  /** The cookies and the header that the site's own page sends with a write. */
  headers: Record<string, string>;
}

const XSRF = 'a-pair-of-the-test';

/** An operator, an owner unless told otherwise, who linked their authenticator app, with an open session. `pepper` is the configuration's. */
export async function buildOperator(
  db: Database,
  pepper: string,
  now: Date,
  {
    name = 'نايف المشغّل',
    phone = `+9665${80_000_000 + nextNumber()}`,
    roles = ['owner'],
  }: { name?: string; phone?: string; roles?: OperatorRole[] } = {},
): Promise<BuiltOperator> {
  const totpSecret = makeTotpSecret();
  const session = randomBytes(32).toString('base64url');
  const operatorId = await transact(db, async (tx) => {
    const personId = await knowPerson(tx, phone, now);
    const { id } = await tx
      .insertInto('operator')
      .values({ person_id: personId, roles, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const totp_secret = seal(totpSecret, { secret: pepper, purpose: TOTP_PURPOSE, owner: id });
    await tx
      .updateTable('operator')
      .set({ name, totp_secret, enrolled_at: now })
      .where('id', '=', id)
      .execute();
    await tx
      .insertInto('operator_session')
      .values({ token_hash: hashSession(session), operator_id: id, created_at: now, last_used_at: now })
      .execute();
    return id;
  });
  const cookie = `XSRF-TOKEN=${XSRF}; ${CONSOLE_COOKIE}=${session}`;
  return { operatorId, phone, name, totpSecret, session, headers: { cookie, 'x-xsrf-token': XSRF } };
}
