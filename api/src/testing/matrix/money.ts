import { randomUUID } from 'node:crypto';
import { DEPOSIT_ROWS } from './deposits.ts';
import { type Ask, fromConsole, hostOnly, operators, type Row, signedIn, unguarded } from './rows.ts';

const OWNERS = ['operator'] as const;
const NOT_EDITOR = { editor: 403, viewer: 403 };

const held: Ask = ({ held }) => ({ params: { id: held.number }, body: { number: '20260011223' } });
const nobodys =
  (body: object): Ask =>
  () => ({ params: { id: '999999999' }, body });

const NOBODY = '0199b5f2-0000-7000-8000-000000000000';
const nothing =
  (body: object): Ask =>
  () => ({ params: { id: NOBODY }, body });
const noRefund =
  (body: object): Ask =>
  () => ({ params: { id: randomUUID() }, body });

/** Deposits, fees, statements and payouts of advertisers, and what operators do with them. */
export const MONEY_ROWS: Record<string, Row> = {
  ...DEPOSIT_ROWS,
  'GET /api/v1/kept-cards': signedIn(200, undefined, { side: 'host', ...NOT_EDITOR }),
  'DELETE /api/v1/kept-cards/{id}': signedIn(404, nothing({}), { side: 'host', ...NOT_EDITOR }),
  'PUT /api/v1/kept-cards/{id}/default': signedIn(404, nothing({}), { side: 'host', ...NOT_EDITOR }),
  'POST /api/v1/payments/{id}/kept-card': signedIn(404, nothing({ card: NOBODY }), {
    side: 'host',
    ...NOT_EDITOR,
  }),
  'POST /sandbox-gateway/v1/applepay/initiate': unguarded(401, nothing({})),
  'POST /sandbox-gateway/v1/stc_pays/{id}/proceed': unguarded(400, nothing({})),
  'GET /sandbox-gateway/v1/tokens/{id}': unguarded(401, nothing({})),
  'DELETE /sandbox-gateway/v1/tokens/{id}': unguarded(401, nothing({})),
  'GET /sandbox-gateway/v1/settlements': unguarded(401),
  'GET /sandbox-gateway/v1/settlements/{id}/lines': unguarded(401, nothing({})),
  'PUT /api/v1/host/reservations/{id}/ejar-contract': hostOnly(409, held, NOT_EDITOR),
  'GET /api/v1/fees': signedIn(200, undefined, { side: 'host', ...NOT_EDITOR }),
  'GET /api/v1/fees/export': signedIn(200, undefined, { side: 'host', ...NOT_EDITOR }),
  'GET /api/v1/payouts': signedIn(200, undefined, { side: 'host', ...NOT_EDITOR }),
  'GET /api/v1/console/fee-rates': operators(200, OWNERS),
  'POST /api/v1/console/fee-rates': fromConsole(201, OWNERS, () => ({
    body: {
      category: 'apartment',
      period: 2,
      basis_points: 750,
      effective_from: '2031-01-01',
      reason: 'نسبة المنصة لليالي',
    },
  })),
  'GET /api/v1/console/payouts': operators(200, OWNERS),
  'POST /api/v1/console/payout-batches': fromConsole(409, OWNERS, () => ({ body: {} })),
  'POST /api/v1/console/payout-batches/{id}/agreement': fromConsole(404, OWNERS, nobodys({})),
  'POST /api/v1/console/payout-batches/{id}/file': fromConsole(404, OWNERS, nobodys({})),
  'POST /api/v1/console/payouts/{id}/decision': fromConsole(
    404,
    OWNERS,
    nobodys({ outcome: 'paid', reference: 'FT-1' }),
  ),
  'GET /api/v1/console/refunds': operators(200, OWNERS),
  'POST /api/v1/console/refunds/{id}/attempts': fromConsole(404, OWNERS, noRefund({ give_back: false })),
  'POST /api/v1/console/refunds/{id}/payments': fromConsole(
    404,
    OWNERS,
    noRefund({ bank_reference: 'FT100200' }),
  ),
  'POST /api/v1/console/refunds/{id}/takeover': fromConsole(
    404,
    OWNERS,
    noRefund({ reason: 'البطاقة مغلقة' }),
  ),
  'GET /api/v1/console/money_cases': operators(200, OWNERS),
  'POST /api/v1/console/money_cases/{id}/decision': fromConsole(
    404,
    OWNERS,
    noRefund({ decision: 'explained', reason: 'دفعة تجريبية' }),
  ),
  'GET /api/v1/console/settlements': operators(200, OWNERS),
  'GET /api/v1/console/settlements/{id}': operators(404, OWNERS, nothing({})),
  'GET /api/v1/console/ledger/days': operators(200, OWNERS),
  'POST /api/v1/console/ledger/proofs': fromConsole(201, OWNERS, () => ({ body: {} })),
};
