import * as contract from '@diyar/contract/booking/handovers';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { saveArrivalCode } from './save-arrival-code.ts';
import { showArrivalCode } from './show-arrival-code.ts';
import { showHandover, showStayCalendar } from './show-handover.ts';

export function registerHandoverRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { config: { publicUrl: string | undefined } },
): void {
  const { db } = deps;

  mount(app, deps, contract.showHandover, ({ params, actor, lang, now }) =>
    showHandover(db, { accountId: actor.accountId, number: params.id, lang, now }),
  );

  mount(app, deps, contract.showStayCalendar, ({ params, actor, lang, now, request }) => {
    const asked = { accountId: actor.accountId, number: params.id, lang, now };
    return showStayCalendar(db, asked, originOf(request, deps.config.publicUrl));
  });

  mount(app, deps, contract.showArrivalCode, ({ params, actor }) => showArrivalCode(db, actor, params.id));

  mount(app, deps, contract.saveArrivalCode, ({ params, body, actor, now }) =>
    saveArrivalCode(db, actor, { unitId: params.id, code: body.code }, now),
  );
}
