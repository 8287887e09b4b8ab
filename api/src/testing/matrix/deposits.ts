import { picture } from './photos.ts';
import { type Ask, fromConsole, guestOnly, hostOnly, operators, type Row } from './rows.ts';

const DECIDERS = ['operator', 'support'] as const;
/** Roles that neither book nor decide about bookings. */
const NOT_BOOKING = { editor: 403, viewer: 403 };
/** No deposit is held for it: what there is of one is shown by the tests of claims. */
const held: Ask = ({ held: { number } }) => ({ params: { id: number, position: '1' } });
const nobodys: Ask = () => ({ params: { id: '999999999', position: '1' } });

/** Rows of the route matrix about security deposits and claims of them. */
export const DEPOSIT_ROWS: Record<string, Row> = {
  'POST /api/v1/host/reservations/{id}/claim_photos': hostOnly(
    404,
    ({ held: { number } }) => ({ ...picture('photo'), params: { id: number } }),
    NOT_BOOKING,
  ),
  'POST /api/v1/host/reservations/{id}/claims': hostOnly(
    404,
    ({ held: { number } }) => ({
      params: { id: number },
      body: { items: [{ words: 'نافذة مكسورة', amount: 100 }], photos: [crypto.randomUUID()] },
    }),
    NOT_BOOKING,
  ),
  'POST /api/v1/reservations/{id}/claim_answers': guestOnly(
    404,
    ({ held: { number } }) => ({
      params: { id: number },
      body: { answer: 'refused', words: 'لم يقع ضرر' },
    }),
    NOT_BOOKING,
  ),
  'GET /api/v1/reservations/{id}/claim_photos/{position}': guestOnly(404, held),
  'GET /api/v1/host/reservations/{id}/claim_photos/{position}': hostOnly(404, held),
  'GET /api/v1/console/claims': operators(200, DECIDERS),
  'GET /api/v1/console/claims/{id}/photos/{position}': operators(404, DECIDERS, nobodys),
  'POST /api/v1/console/claims/{id}/decision': fromConsole(404, DECIDERS, () => ({
    params: { id: '999999999' },
    body: { awarded: 0, words: 'لا دليل على الضرر' },
  })),
};
