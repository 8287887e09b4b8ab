import * as contract from '@diyar/contract/booking/evaluations';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { showEvaluations, showGuest } from './show-evaluations.ts';
import { editEvaluation, replyToEvaluation, writeEvaluation } from './write-evaluation.ts';

/** An empty comment is none. */
function written<T extends { comment: string }>(body: T) {
  return { ...body, comment: body.comment === '' ? null : body.comment };
}

export function registerEvaluationRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listEvaluations, ({ actor, lang, now }) =>
    showEvaluations(db, { accountId: actor.accountId, lang, now }),
  );

  mountOnce(app, deps, contract.writeEvaluation, async ({ params, body, actor, lang, now }, tx) => {
    const { rate, comment, parts } = written(body);
    await writeEvaluation(tx, { actor, number: params.id, now }, { rate, comment, parts });
    return showEvaluations(tx, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.editEvaluation, async ({ params, body, actor, lang, now }) => {
    const { rate, comment, parts } = written(body);
    const asked = { actor, number: params.id, now };
    await transact(db, (tx) => editEvaluation(tx, asked, { rate, comment, parts }));
    return showEvaluations(db, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.replyToEvaluation, async ({ params, body, actor, lang, now }) => {
    await transact(db, (tx) => replyToEvaluation(tx, { actor, number: params.id, now }, body.text));
    return showEvaluations(db, { accountId: actor.accountId, lang, now });
  });

  mount(app, deps, contract.showGuest, ({ params, actor }) =>
    showGuest(db, { accountId: actor.accountId, number: params.id }),
  );
}
