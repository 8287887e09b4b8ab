import * as contract from '@diyar/contract/booking/reservation-changes';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { askChange } from './ask-change.ts';
import { alternativesOf } from './propose-alternatives.ts';
import { quoteChangeOf, showChangeFormOf } from './quote-change-of.ts';
import { showReservation } from './show-reservation.ts';

/** Changes of a guest's own bookings; the advertiser answers by a step of the booking. And what else is free where they cancelled. */
export function registerReservationChangeRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, contract.showChangeForm, ({ params, actor, lang, now }) =>
    showChangeFormOf(deps.db, { number: params.id, accountId: actor.accountId, lang, now }),
  );

  mount(app, deps, contract.quoteChange, ({ params, body, actor, lang, now }) =>
    transact(deps.db, (tx) =>
      quoteChangeOf(tx, { number: params.id, accountId: actor.accountId, lang, now }, body),
    ),
  );

  mount(app, deps, contract.showAlternatives, ({ params, actor, lang, now }) =>
    alternativesOf(deps.db, { number: params.id, accountId: actor.accountId, lang, now }),
  );

  mountOnce(app, deps, contract.changeReservation, async ({ params, body, actor, lang, now }, tx) => {
    const { quote_id: quoteId, ...told } = body;
    await askChange(tx, { number: params.id, quoteId, ...told, actor, now });
    const asker = { accountId: actor.accountId, side: 'guest', lang, now } as const;
    return showReservation({ db: tx }, { number: params.id, ...asker });
  });
}
