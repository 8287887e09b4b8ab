import { knowPerson } from '../../../../api/src/accounts/prove-phone.ts';
import type { Tx } from '../../../../api/src/platform/db/database.ts';
import type { DEMO_OPERATORS } from '../../operator/demo-operator.ts';

/** Names an operator of the demonstration, who gets their authenticator at each start; answers their id. */
export async function nameOperator(
  tx: Tx,
  operator: (typeof DEMO_OPERATORS)[number],
  now: Date,
): Promise<string> {
  const personId = await knowPerson(tx, operator.phone, now);
  const { id } = await tx
    .insertInto('operator')
    .values({ person_id: personId, name: operator.name, roles: [...operator.roles], created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('operator_person_unique').doUpdateSet({ person_id: personId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
