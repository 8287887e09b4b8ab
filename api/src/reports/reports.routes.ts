import * as consoleReports from '@diyar/contract/console/console-reports';
import * as contract from '@diyar/contract/people/reports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Actor } from '../platform/http/actor.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { mount } from '../platform/http/mount.ts';
import { answerCase, appealCase } from './answer-case.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decideCase } from './decide-case.ts';
import { reportThing } from './report-thing.ts';
import { listCasesOf, listWaiting } from './show-cases.ts';

type Deps = BaseDeps & { config: { pepper: string } };

interface Told {
  body: { reason: contract.ReportReason; text?: string | undefined };
  actor: Actor;
  now: Date;
  request: FastifyRequest;
}

export function registerReportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const said = ({ body, actor, now, request }: Told) => ({
    actor,
    now,
    reason: body.reason,
    text: body.text,
    addressHash: hashAddress(deps.config.pepper, request.ip),
  });

  mount(app, deps, contract.reportAd, ({ params, lang, ...told }) =>
    reportThing(db, { named: { kind: 'ad', number: params.id, lang }, ...said(told) }),
  );

  mount(app, deps, contract.reportAccount, ({ params, lang, ...told }) =>
    reportThing(db, { named: { kind: 'account', number: params.id, lang }, ...said(told) }),
  );

  mount(app, deps, contract.reportEvaluation, ({ params, ...told }) =>
    reportThing(db, { named: { kind: 'evaluation', id: params.id }, ...said(told) }),
  );

  mount(app, deps, contract.reportMessage, ({ params: { id, position }, ...told }) =>
    reportThing(db, { named: { kind: 'message', reservation: id, position }, ...said(told) }),
  );

  mount(app, deps, contract.listReports, ({ query, actor, lang, now }) =>
    listCasesOf(db, { accountId: actor.accountId, ...query, lang, now }),
  );

  mount(app, deps, contract.answerReport, async ({ params, body, actor, now }) => {
    await answerCase(db, { actor, number: params.id, text: body.text, now });
    return {};
  });

  mount(app, deps, contract.appealReport, async ({ params, body, actor, now }) => {
    await appealCase(db, { actor, number: params.id, text: body.text, now });
    return {};
  });
}

/** The operators' part. */
export function registerConsoleReportRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, consoleReports.listReportCases, async ({ operator, lang, now }) => ({
    items: await listWaiting(db, { operatorId: operator.operatorId, lang, now }),
  }));

  mount(app, deps, consoleReports.decideReportCase, async ({ params, body, operator, now }) => {
    await decideCase(db, operator, { number: params.id, ...body }, now);
    return {};
  });

  mount(app, deps, consoleReports.decideReportAppeal, async ({ params, body, operator, now }) => {
    await decideAppeal(db, operator, { number: params.id, ...body }, now);
    return {};
  });
}
