import * as contract from '@diyar/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { mount } from '../platform/http/mount.ts';
import { decideReports } from './decide-reports.ts';
import { reportAd } from './report-ad.ts';
import { listCases, listReportsOf } from './show-reports.ts';

export function registerReportRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const { db } = deps;

  mount(app, deps, contract.reportAd, ({ params, body, actor, lang, now, request }) =>
    reportAd(db, {
      number: params.id,
      linkKey: undefined,
      actor,
      lang,
      now,
      reason: body.reason,
      text: body.text,
      addressHash: hashAddress(deps.config.pepper, request.ip),
    }),
  );

  mount(app, deps, contract.listReports, ({ query, actor, lang }) =>
    listReportsOf(db, { accountId: actor.accountId, ...query, lang }),
  );
}

/** The operators' part. */
export function registerConsoleReportRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string } },
): void {
  const { db } = deps;

  mount(app, deps, contract.listReportCases, async ({ lang }) => ({ items: await listCases(db, lang) }));

  mount(app, deps, contract.decideReports, async ({ body, operator, now }) => {
    await decideReports(db, operator, body, now);
    return {};
  });
}
