import { knowPerson } from '../../../../api/src/accounts/prove-phone.ts';
import { TOTP_PURPOSE } from '../../../../api/src/operators/operator.ts';
import { openDatabase, transact } from '../../../../api/src/platform/db/database.ts';
import { seal } from '../../../../api/src/platform/secrets/seal.ts';
import { DEMO_OPERATOR } from '../../operator/demo-operator.ts';

/** Names the demo operator, with the secret that everyone knows; again at each start, sealed by today's key. Never for production. */
export async function seedOperator(databaseUrl: string, pepper: string, now: Date): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    await transact(db, async (tx) => {
      const personId = await knowPerson(tx, DEMO_OPERATOR.phone, now);
      const { id } = await tx
        .insertInto('operator')
        .values({ person_id: personId, roles: ['owner'], created_at: now })
        .onConflict((conflict) =>
          conflict.constraint('operator_person_unique').doUpdateSet({ person_id: personId }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const sealed = seal(DEMO_OPERATOR.totpSecret, { secret: pepper, purpose: TOTP_PURPOSE, owner: id });
      await tx
        .updateTable('operator')
        .set({ name: DEMO_OPERATOR.name, totp_secret: sealed, enrolled_at: now })
        .where('id', '=', id)
        .execute();
    });
  } finally {
    await close();
  }
}
