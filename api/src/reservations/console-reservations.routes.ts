import {
  cancelConsoleReservation,
  showConsoleReservation,
} from '@diyar/contract/console/console-reservations';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { cancelAsOperator, showToOperator } from './cancel-as-operator.ts';

/** Bookings in the operators' console. */
export function registerConsoleReservationRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, showConsoleReservation, ({ params, lang, now }) =>
    showToOperator(deps.db, params.id, lang, now),
  );

  mount(app, deps, cancelConsoleReservation, async ({ params, body, operator, lang, now }) => {
    await cancelAsOperator(deps.db, operator, { number: params.id, ...body }, now);
    return showToOperator(deps.db, params.id, lang, now);
  });
}
