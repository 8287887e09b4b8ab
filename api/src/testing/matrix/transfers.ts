import { randomUUID } from 'node:crypto';
import { picture } from './photos.ts';
import { purchase } from './plans.ts';
import { type Ask, fromConsole, guestOnly, hostOnly, operators, type Row } from './rows.ts';

const OWNERS = ['operator'] as const;
/** Roles that neither book nor pay. */
const NOT_BOOKING = { editor: 403, viewer: 403 };
const held: Ask = ({ held: { number } }) => ({ params: { id: number } });
/** Nobody's: what there is of it is shown by the tests of transfers. */
const unknown: Ask = () => ({ params: { id: randomUUID() } });

/** Rows of the route matrix about paying by bank transfer; no transfer is open. */
export const TRANSFER_ROWS: Record<string, Row> = {
  'GET /api/v1/reservations/{id}/transfer': guestOnly(200, held),
  'POST /api/v1/reservations/{id}/transfers': guestOnly(201, held, NOT_BOOKING),
  'POST /api/v1/reservations/{id}/receipt': guestOnly(
    409,
    ({ held: { number } }) => ({ ...picture('photo'), params: { id: number } }),
    NOT_BOOKING,
  ),
  'GET /api/v1/purchases/{id}/transfer': hostOnly(200, purchase),
  'POST /api/v1/purchases/{id}/transfers': hostOnly(201, purchase, NOT_BOOKING),
  'POST /api/v1/purchases/{id}/receipt': hostOnly(
    409,
    async (stage) => ({ ...picture('photo'), ...(await purchase(stage)) }),
    NOT_BOOKING,
  ),
  'GET /api/v1/console/transfers': operators(200, OWNERS),
  'GET /api/v1/console/transfers/{id}/picture': operators(404, OWNERS, unknown),
  'POST /api/v1/console/transfers/{id}/decision': fromConsole(404, OWNERS, () => ({
    params: { id: randomUUID() },
    body: { decision: 'refused', reason: 'لم يصل المبلغ' },
  })),
  'GET /api/v1/console/bank_refunds': operators(200, OWNERS),
  'POST /api/v1/console/bank_refunds/{id}/sending': fromConsole(404, OWNERS, () => ({
    params: { id: randomUUID() },
    body: { bank_reference: 'FT100200' },
  })),
};
