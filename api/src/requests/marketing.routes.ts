import * as contract from '@diyar/contract/finding/request-answers';
import { saveRequestTelling, showRequestTelling } from '@diyar/contract/finding/request-telling';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { answerRequest } from './answer-request.ts';
import { findTelling, saveTelling } from './fit.queries.ts';
import { listAnswers } from './list-answers.ts';
import { listMarketing } from './list-marketing.ts';
import { revealAnswerContact, revealRequestContact } from './reveal-request-contact.ts';

export function registerMarketingRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listMarketing, ({ query, actor, lang, now }) =>
    listMarketing(db, query, { actor, lang, now }),
  );

  mount(app, deps, showRequestTelling, ({ actor, now }) => findTelling(db, actor.accountId, now));

  mount(app, deps, saveRequestTelling, ({ body, actor, now }) =>
    transact(db, async (tx) => {
      await saveTelling(tx, actor.accountId, body.every, now);
      return findTelling(tx, actor.accountId, now);
    }),
  );

  mount(app, deps, contract.answerRequest, ({ params, body, actor, now }) =>
    answerRequest(db, params.id, { unitId: body.unit_id, note: body.note }, { actor, now }),
  );

  mount(app, deps, contract.listRequestAnswers, async ({ params, actor, lang, now }) => ({
    items: await listAnswers(db, params.id, { actor, lang, now }),
  }));

  mount(app, deps, contract.revealRequestContact, ({ params, body, actor, lang, now }) =>
    revealRequestContact(db, { number: params.id, channel: body.channel, actor, lang, now }),
  );

  mount(app, deps, contract.revealAnswerContact, ({ params, body, actor, lang, now }) =>
    revealAnswerContact(db, {
      number: params.id,
      answerId: params.answer,
      channel: body.channel,
      actor,
      lang,
      now,
    }),
  );
}
