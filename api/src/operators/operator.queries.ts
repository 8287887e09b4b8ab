import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import type { OperatorRow } from './operator.ts';

/** The operator of a phone, locked until the transaction ends: sign-ins of one operator wait for each other. One who was removed is none. */
export async function lockOperator(tx: Tx, phone: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select operator.id, operator.name, person.phone, operator.totp_secret, operator.enrolled_at
    from operator join person on person.id = operator.person_id
    where person.phone = ${phone} and operator.removed_at is null for update of operator`.execute(tx);
  return rows[0];
}

/** A new operator without a name; undefined when the person is one already, or was. */
export async function insertOperator(
  tx: Tx,
  personId: string,
  roles: OperatorRole[],
  now: Date,
): Promise<string | undefined> {
  const made = await tx
    .insertInto('operator')
    .values({ person_id: personId, roles, created_at: now })
    .onConflict((conflict) => conflict.constraint('operator_person_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Offers a secret to an operator who has not proved one yet; earlier offers no longer count. */
export async function offerSecret(tx: Tx, operatorId: string, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ totp_secret: sealed })
    .where('id', '=', operatorId)
    .where('enrolled_at', 'is', null)
    .execute();
}

export async function enrolOperator(
  tx: Tx,
  operator: { id: string; name: string; recoveryHashes: Buffer[] },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ name: operator.name, enrolled_at: now })
    .where('id', '=', operator.id)
    .execute();
  await tx
    .insertInto('recovery_code')
    .values(operator.recoveryHashes.map((code_hash) => ({ operator_id: operator.id, code_hash })))
    .execute();
}

/** Uses up the code of a half minute; false when it was used before. */
export async function useTotp(tx: Tx, operatorId: string, step: number, now: Date): Promise<boolean> {
  const used = await tx
    .insertInto('totp_use')
    .values({ operator_id: operatorId, step, used_at: now })
    .onConflict((conflict) => conflict.constraint('totp_used_once').doNothing())
    .returning('step')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code; false when it is unknown or used. */
export async function useRecoveryCode(
  tx: Tx,
  operatorId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export interface OperatorFacts {
  id: string;
  name: string;
  phone: string;
  recovery_codes_left: number;
  roles: OperatorRole[];
}

/** An enrolled operator as the console shows them to themselves. */
export async function findOperator(reader: Reader, operatorId: string): Promise<OperatorFacts> {
  const { rows } = await sql<OperatorFacts>`
    select operator.id, operator.name, person.phone, to_jsonb(operator.roles) as roles,
      (select count(*)::int from recovery_code
       where recovery_code.operator_id = operator.id and used_at is null) as recovery_codes_left
    from operator join person on person.id = operator.person_id
    where operator.id = ${operatorId} and operator.name is not null`.execute(reader);
  const [operator] = rows;
  if (operator === undefined) throw new Error('an operator was removed while signed in');
  return operator;
}
