import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Reader } from '../../../api/src/platform/db/database.ts';
import type { SandboxGatewayToken } from '../../../api/src/platform/db/schema.generated.ts';

export type SandboxTokenRow = Selectable<SandboxGatewayToken>;

/** Keeps a card and answers its name. */
export async function insertToken(
  db: Reader,
  card: Omit<Insertable<SandboxGatewayToken>, 'id'>,
): Promise<string> {
  const id = `token_${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('sandbox_gateway.token')
    .values({ id, ...card })
    .execute();
  return id;
}

export function findToken(db: Reader, id: string): Promise<SandboxTokenRow | undefined> {
  return db.selectFrom('sandbox_gateway.token').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether there was such a card. */
export async function deleteToken(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sandbox_gateway.token')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
