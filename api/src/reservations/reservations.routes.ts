import { saveEjarContract as saveEjarContractCall } from '@diyar/contract/booking/ejar';
import * as contract from '@diyar/contract/booking/reservations';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { depositAtOnce } from '../prices/price-stay.ts';
import { bookUnit } from './book-unit.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { saveEjarContract } from './save-ejar-contract.ts';
import { listReservations, showReservation } from './show-reservation.ts';
import { type TakeStep, takeStep } from './take-step.ts';

/** Every call about one reservation and the lists of both sides. */
export function registerReservationRoutes(app: FastifyInstance, deps: BaseDeps): void {
  registerGuestRoutes(app, deps);
  registerHostRoutes(app, deps);
}

function registerGuestRoutes(app: FastifyInstance, deps: BaseDeps): void {
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
      payment: {
        path: `/dashboard/reservations/${id}/payment`,
        amount: money(reservation.downPayment + depositAtOnce(reservation.terms)),
      },
    };
  });

  mount(app, deps, contract.listReservations, ({ query, actor, lang, now }) =>
    listReservations(deps, { accountId: actor.accountId, side: 'guest', lang, now }, query),
  );

  mount(app, deps, contract.showReservation, ({ params, actor, lang, now }) =>
    showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now }),
  );

  mount(app, deps, contract.cancelReservation, async ({ params, body, actor, lang, now }) => {
    await transact(deps.db, (tx) => cancelReservation(tx, { number: params.id, actor, now, ...body }));
    return showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'guest', lang, now });
  });

  mount(app, deps, contract.takeStep, ({ params, body, actor, lang, now }) =>
    step(deps, { ...body, number: params.id, side: 'guest', actor, now }, lang),
  );
}

function registerHostRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.takeHostStep, ({ params, body, actor, lang, now }) =>
    step(deps, { ...body, number: params.id, side: 'host', actor, now }, lang),
  );

  mount(app, deps, saveEjarContractCall, async ({ params, body, actor, lang, now }) => {
    const { accountId } = actor;
    await saveEjarContract(deps.db, { number: params.id, accountId, contract: body.number }, now);
    return showReservation(deps, { number: params.id, accountId, side: 'host', lang, now });
  });

  mount(app, deps, contract.listHostReservations, ({ query, actor, lang, now }) =>
    listReservations(deps, { accountId: actor.accountId, side: 'host', lang, now }, query),
  );

  mount(app, deps, contract.showHostReservation, ({ params, actor, lang, now }) =>
    showReservation(deps, { number: params.id, accountId: actor.accountId, side: 'host', lang, now }),
  );
}

/** Takes a step and answers the reservation after it. */
async function step(deps: BaseDeps, taken: TakeStep, lang: Lang) {
  await transact(deps.db, (tx) => takeStep(tx, taken));
  const { number, side, actor, now } = taken;
  return showReservation(deps, { number, accountId: actor.accountId, side, lang, now });
}
