import type { OperatorRole } from '@diyar/contract/words/operator-rights';
import { knowPerson } from '../accounts/prove-phone.ts';
import { recordAct } from '../audit/record-act.ts';
import { normalisePhone } from '../phones/phone.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import {
  keepRemoval,
  keepRoles,
  lockListed,
  readmit,
  unlinkAuthenticator,
} from './listed-operator.queries.ts';
import { insertOperator } from './operator.queries.ts';
import { endSessionsOf } from './operator-session.queries.ts';

/**
 * Lets a phone number into the console with some roles and returns the operator's id; what somebody had before they were
 * removed is gone. Throws `operator_exists`, and the field error `phone_invalid`.
 */
export function addOperator(
  db: Database,
  by: OperatorActor,
  added: { phone: string; roles: OperatorRole[] },
  now: Date,
): Promise<string> {
  const phone = normalisePhone(added.phone);
  if (phone === null) throw invalid('phone', 'phone_invalid');
  const { roles } = added;
  return transact(db, async (tx) => {
    const personId = await knowPerson(tx, phone, now);
    const id = (await insertOperator(tx, personId, roles, now)) ?? (await readmit(tx, personId, roles, now));
    if (id === undefined) throw new Refusal('operator_exists');
    await unlinkAuthenticator(tx, id);
    await recordAct(tx, by, { act: 'operator_added', subject: subjectOf(id), after: { roles } }, now);
    return id;
  });
}

/** Gives an operator other roles, from their next call on. Throws `not_found`, `operator_last_owner`. */
export function setRoles(
  db: Database,
  by: OperatorActor,
  { id, roles, reason }: { id: string; roles: OperatorRole[]; reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const before = await locked(tx, id);
    await keepRoles(tx, id, roles);
    const act = {
      act: 'operator_roles_set' as const,
      subject: subjectOf(id),
      before,
      after: { roles },
      reason,
    };
    await recordAct(tx, by, act, now);
  });
}

/** Removes an operator and ends their sessions. Throws `not_found`, `operator_last_owner`. */
export function removeOperator(
  db: Database,
  by: OperatorActor,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const before = await locked(tx, id);
    await keepRemoval(tx, id, now);
    await endSessionsOf(tx, id, now);
    await recordAct(tx, by, { act: 'operator_removed', subject: subjectOf(id), before, reason }, now);
  });
}

/**
 * Unlinks the authenticator app of another operator, who lost it, and ends their sessions. Throws `not_found`, and
 * `own_authenticator`: a stolen session must not be able to link an app of its own.
 */
export function resetAuthenticator(
  db: Database,
  by: OperatorActor,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    if (id === by.operatorId) throw new Refusal('own_authenticator');
    await locked(tx, id);
    await unlinkAuthenticator(tx, id);
    await endSessionsOf(tx, id, now);
    await recordAct(tx, by, { act: 'authenticator_reset', subject: subjectOf(id), reason }, now);
  });
}

const subjectOf = (id: string) => ({ kind: 'operator', id });

async function locked(tx: Tx, id: string): Promise<{ roles: OperatorRole[] }> {
  const operator = await lockListed(tx, id);
  if (operator === undefined) throw new Refusal('not_found');
  return operator;
}
