import * as contract from '@diyar/contract/booking/reservation-lists';
import { money } from '@diyar/contract/values/money';
import { GUEST_VIEWS, HOST_VIEWS } from '@diyar/contract/words/list-views';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { exportBookings } from './export-bookings.ts';
import { listBookings } from './list-bookings.ts';

export function registerReservationListRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listGuestBookings, async ({ query, actor, lang, now }) => {
    const asked = { side: 'guest', accountId: actor.accountId, q: query.q, lang, now } as const;
    const { toCome: _, ...page } = await listBookings(db, asked, query, GUEST_VIEWS);
    return page;
  });

  mount(app, deps, contract.listHostBookings, async ({ query, actor, lang, now }) => {
    const asked = { side: 'host', accountId: actor.accountId, q: query.q, lang, now } as const;
    const { toCome, ...page } = await listBookings(db, asked, query, HOST_VIEWS);
    return { ...page, to_come: money(toCome) };
  });

  mount(app, deps, contract.exportGuestBookings, ({ query, actor, lang, now }) =>
    exportBookings(db, { side: 'guest', accountId: actor.accountId, q: query.q, lang, now }, query.view),
  );

  mount(app, deps, contract.exportHostBookings, ({ query, actor, lang, now }) =>
    exportBookings(db, { side: 'host', accountId: actor.accountId, q: query.q, lang, now }, query.view),
  );
}
