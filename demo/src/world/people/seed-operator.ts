import { knowPerson } from '../../../../api/src/accounts/prove-phone.ts';
import { TOTP_PURPOSE } from '../../../../api/src/operators/operator.ts';
import { openDatabase, type Tx, transact } from '../../../../api/src/platform/db/database.ts';
import { seal } from '../../../../api/src/platform/secrets/seal.ts';
import { DEMO_OPERATORS } from '../../operator/demo-operator.ts';

/** Names the demo operators, with the secret that everyone knows; again at each start, sealed by today's key. Never for production. */
export async function seedOperator(databaseUrl: string, pepper: string, now: Date): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    await transact(db, async (tx) => {
      for (const operator of DEMO_OPERATORS) await nameOne(tx, operator, pepper, now);
    });
  } finally {
    await close();
  }
}

async function nameOne(
  tx: Tx,
  operator: (typeof DEMO_OPERATORS)[number],
  pepper: string,
  now: Date,
): Promise<void> {
  const personId = await knowPerson(tx, operator.phone, now);
  const { id } = await tx
    .insertInto('operator')
    .values({ person_id: personId, roles: [...operator.roles], created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('operator_person_unique').doUpdateSet({ person_id: personId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const sealed = seal(operator.totpSecret, { secret: pepper, purpose: TOTP_PURPOSE, owner: id });
  await tx
    .updateTable('operator')
    .set({ name: operator.name, totp_secret: sealed, enrolled_at: now })
    .where('id', '=', id)
    .execute();
}
