import * as contract from '@diyar/contract/console/console-operators';
import { riyadhIso } from '@diyar/contract/values/format';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findListed, findListedOne, type ListedRow } from './listed-operator.queries.ts';
import { addOperator, removeOperator, resetAuthenticator, setRoles } from './manage-operators.ts';

/** Who may open the console: the owners' part of it. */
export function registerConsoleOperatorRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  const show = async (id: string, me: OperatorActor) => {
    const row = await findListedOne(db, id);
    if (row === undefined) throw new Refusal('not_found');
    return present(row, me);
  };

  mount(app, deps, contract.listOperators, async ({ operator }) => ({
    items: (await findListed(db)).map((row) => present(row, operator)),
  }));

  mount(app, deps, contract.addOperator, async ({ body, operator, now }) =>
    show(await addOperator(db, operator, body, now), operator),
  );

  mount(app, deps, contract.setOperatorRoles, async ({ params, body, operator, now }) => {
    await setRoles(db, operator, { ...params, ...body }, now);
    return show(params.id, operator);
  });

  mount(app, deps, contract.removeOperator, async ({ params, body, operator, now }) => {
    await removeOperator(db, operator, { ...params, ...body }, now);
    return {};
  });

  mount(app, deps, contract.resetAuthenticator, async ({ params, body, operator, now }) => {
    await resetAuthenticator(db, operator, { ...params, ...body }, now);
    return show(params.id, operator);
  });
}

function present(row: ListedRow, me: OperatorActor): contract.ListedOperator {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    roles: row.roles,
    added_at: riyadhIso(row.created_at),
    enrolled_at: row.enrolled_at && riyadhIso(row.enrolled_at),
    last_seen_at: row.last_seen_at && riyadhIso(row.last_seen_at),
    sessions: row.sessions,
    is_me: row.id === me.operatorId,
  };
}
