import { sql } from 'kysely';
import { buildPerson } from '../factories.ts';
import { startRequest } from '../offices.ts';
import { picture } from './photos.ts';
import type { Stage } from './route-stage.ts';
import {
  type Ask,
  businesses,
  fromConsole,
  hostOnly,
  NO_TEAM,
  operators,
  type Row,
  signedIn,
  unguarded,
} from './rows.ts';

const REVIEWERS = ['operator', 'reviewer'] as const;

/** A new request of every business, by an owner whose identity is proven; with documents where they are asked for. */
async function requests({ world }: Stage, documents = false): Promise<void> {
  const { db } = world.database;
  await sql`
    update person set identity_kind = 'citizen', identity_hmac = decode(md5(id::text), 'hex'), identity_last4 = '0008',
      identity_verified_at = now() where identity_verified_at is null and identity_hmac is null and not is_foreign_phone(phone)`.execute(
    db,
  );
  await sql`update person set identity_verified_at = now() where identity_verified_at is null and not is_foreign_phone(phone)`.execute(
    db,
  );
  await db.deleteFrom('office_verification').where('state', 'in', ['draft', 'sent']).execute();
  await sql`
    insert into office_verification (account_id, commercial_registration, register_name, register_checked_at, created_at)
    select id, '1010000001', name, now(), now() from account where kind = 'business' and closed_at is null`.execute(
    db,
  );
  if (documents)
    await sql`
      insert into office_document (verification_id, purpose, kind, file_key, size, created_at)
      select id, purpose::office_document_purpose, 'pdf', id || purpose, 1, now()
      from office_verification, unnest(array['registration', 'authorisation']) purpose where state = 'draft'`.execute(
      db,
    );
}

/** A request that waits for an operator, of an office of its own whose owner is proven. */
async function sent({ world }: Stage): Promise<{ id: string; document: string }> {
  const { db } = world.database;
  const office = await buildPerson(db, { kind: 'business' });
  await sql`
    update person set identity_kind = 'citizen', identity_hmac = decode(md5(id::text), 'hex'), identity_last4 = '0008',
      identity_verified_at = now() where id = ${office.personId}`.execute(db);
  return startRequest(db, office.accountId, world.clock.now);
}

const document: Ask = async (stage) => {
  await requests(stage, true);
  const { id } = await stage.world.database.db
    .selectFrom('office_document')
    .innerJoin('office_verification', 'office_verification.id', 'office_document.verification_id')
    .select('office_document.id')
    .where('account_id', '=', stage.host.accountId)
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

const OWNER = { side: 'host', ...businesses(201), ...NO_TEAM, owner: 201, twin: 201 } as const;

/** Rows of the route matrix about verifying offices: the owner of a business proves it, operators decide. */
export const OFFICE_ROWS: Record<string, Row> = {
  'GET /api/v1/verifications/office': signedIn(403, undefined, {
    side: 'host',
    ...businesses(200),
    owner: 200,
    twin: 200,
  }),
  'POST /api/v1/verifications/office/registration': signedIn(
    403,
    async (stage) => {
      await requests(stage);
      return { body: { number: '1010000001' } };
    },
    OWNER,
  ),
  'POST /api/v1/verifications/office/documents': signedIn(
    403,
    async (stage) => {
      await requests(stage);
      return { ...picture('file'), query: { purpose: 'registration' } };
    },
    OWNER,
  ),
  'DELETE /api/v1/verifications/office/documents/{id}': hostOnly(200, document, {
    ...NO_TEAM,
    ordinary: 403,
  }),
  'POST /api/v1/verifications/office': signedIn(
    403,
    async (stage) => {
      await requests(stage, true);
      return { body: { broker_number: null, broker_expires_on: null } };
    },
    OWNER,
  ),
  'GET /api/v1/console/verifications': operators(200, REVIEWERS),
  'GET /api/v1/console/verifications/{id}': operators(200, REVIEWERS, async (stage) => ({
    params: { id: (await sent(stage)).id },
  })),
  'POST /api/v1/console/verifications/{id}/documents/{document}/tickets': fromConsole(
    201,
    REVIEWERS,
    async (stage) => ({ params: { ...(await sent(stage)) } }),
  ),
  'POST /api/v1/console/verifications/{id}/decision': fromConsole(201, REVIEWERS, async (stage) => ({
    params: { id: (await sent(stage)).id },
    body: { decision: 'approved' },
  })),
  'GET /office-documents/{ticket}': unguarded(404, () => ({ params: { ticket: 'a'.repeat(32) } })),
};
