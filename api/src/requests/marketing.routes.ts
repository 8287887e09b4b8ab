import * as contract from '@diyar/contract/finding/request-answers';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { answerRequest } from './answer-request.ts';
import { listAnswers } from './list-answers.ts';
import { listMarketing } from './list-marketing.ts';
import { revealAnswerContact, revealRequestContact } from './reveal-request-contact.ts';

export function registerMarketingRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listMarketing, ({ query, actor, lang, now }) =>
    listMarketing(db, query, { actor, lang, now }),
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
