import { knowPerson } from '../accounts/prove-phone.ts';
import { recordAct } from '../audit/record-act.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertOperator, lockOperator } from './operator.queries.ts';
import type { DoorConfig, OperatorRow } from './operator.ts';

/** Makes the phone that the configuration names an owner, when it first comes to the door; undefined for any other, and once removed. */
export async function nameFirstOperator(
  tx: Tx,
  config: DoorConfig,
  phone: string,
  { requestId, now }: { requestId: string; now: Date },
): Promise<OperatorRow | undefined> {
  if (phone !== config.firstOperatorPhone) return undefined;
  const operatorId = await insertOperator(tx, await knowPerson(tx, phone, now), ['owner'], now);
  if (operatorId !== undefined) {
    const after = { named_by: 'configuration' };
    await recordAct(tx, { operatorId, requestId }, { act: 'operator_named', after }, now);
  }
  return lockOperator(tx, phone);
}
