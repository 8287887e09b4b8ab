import { riyadhIso } from '@diyar/contract/format';
import { money } from '@diyar/contract/money';
import * as contract from '@diyar/contract/reservations';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { bookUnit } from './book-unit.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { listReservations, showReservation } from './show-reservation.ts';

export function registerReservationRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mountOnce(app, deps, contract.bookUnit, async ({ body, actor, lang, now }, tx) => {
    const reservation = await bookUnit(tx, {
      quoteId: body.quote_id,
      method: body.method,
      actor,
      lang,
      now,
    });
    const id = String(reservation.number);
    return {
      id,
      state: reservation.state,
      hold_until: riyadhIso(reservation.holdUntil ?? now),
      payment: { path: `/dashboard/reservations/${id}/payment`, amount: money(reservation.downPayment) },
    };
  });

  mount(app, deps, contract.listReservations, ({ query, actor, lang, now }) =>
    listReservations(deps, { accountId: actor.accountId, side: 'guest', lang, now }, query),
  );

  mount(app, deps, contract.showReservation, ({ params, actor, lang, now }) =>
    showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now }),
  );

  mount(app, deps, contract.cancelReservation, async ({ params, actor, lang, now }) => {
    await transact(deps.db, (tx) => cancelReservation(tx, params.id, actor, now));
    return showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now });
  });

  mount(app, deps, contract.listHostReservations, ({ query, actor, lang, now }) =>
    listReservations(deps, { accountId: actor.accountId, side: 'host', lang, now }, query),
  );

  mount(app, deps, contract.showHostReservation, ({ params, actor, lang, now }) =>
    showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'host', lang, now }),
  );
}
