import { randomUUID } from 'node:crypto';
import { insert } from '../factory-rows.ts';
import type { Stage } from './route-stage.ts';
import { type Ask, fromConsole, hostOnly, operators, type Row, signedIn } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const DAY_MS = 86_400_000;
const NOT_OWN = { manager: 403, editor: 403, viewer: 403 };
const FRAUD = { body: { reason: 'fraud' } };
const DISMISSED = { decision: 'dismissed', reason: 'لا مخالفة' };

/** A case about the host's ad, as it is opened; `decided`: it was hidden for it by another operator. */
async function caseOf({ world, listing, host, operator }: Stage, isDecided = false): Promise<string> {
  const { now } = world.clock;
  const { db } = world.database;
  const later = new Date(now.getTime() + DAY_MS);
  const decided = {
    decision: 'ad_hidden' as const,
    decided_at: now,
    operator_id: operator.operatorId,
    decision_reason: 'السعر لا يطابق العقد',
    appeal_until: later,
  };
  const open = await db
    .selectFrom('report_case')
    .select('number')
    .where('ad_id', '=', listing.adId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  // An ad has one open case; whoever asks twice in the same world answers that.
  if (open !== undefined && !isDecided) return String(open.number);
  const id = await insert(db, 'report_case', {
    ad_id: listing.adId,
    reported_account_id: host.accountId,
    opened_at: now,
    due_at: later,
    ...(isDecided && decided),
  });
  const one = await db
    .selectFrom('report_case')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return String(one.number);
}

const open: Ask = async (stage) => ({
  params: { id: await caseOf(stage) },
  body: { text: 'العقار لنا وهذا صكه' },
});
const decided: Ask = async (stage) => ({
  params: { id: await caseOf(stage, true) },
  body: { text: 'صححنا السعر قبل القرار' },
});

/** Rows of the route matrix about reports, of both sides of a case and of operators. */
export const REPORT_ROWS: Record<string, Row> = {
  'POST /api/v1/ads/{id}/reports': signedIn(
    201,
    ({ listing }) => ({ params: { id: listing.adNumber }, ...FRAUD }),
    NOT_OWN,
  ),
  'POST /api/v1/ads/{id}/reports · a private unit': signedIn(
    404,
    ({ hidden }) => ({ params: { id: hidden.adNumber }, ...FRAUD }),
    NOT_OWN,
  ),
  'POST /api/v1/advertisers/{id}/reports': signedIn(
    201,
    ({ host }) => ({ params: { id: host.accountNumber }, ...FRAUD }),
    NOT_OWN,
  ),
  'POST /api/v1/evaluations/{id}/reports': signedIn(
    404,
    () => ({ params: { id: randomUUID() }, body: { reason: 'untrue' } }),
    { viewer: 403 },
  ),
  'POST /api/v1/reservations/{id}/messages/{position}/reports': signedIn(
    404,
    ({ held }) => ({ params: { id: held.number, position: '1' }, ...FRAUD }),
    { viewer: 403 },
  ),
  'GET /api/v1/reports': signedIn(200),
  'POST /api/v1/reports/{id}/answer': hostOnly(201, open, { viewer: 403 }),
  'POST /api/v1/reports/{id}/appeal': hostOnly(201, decided, { viewer: 403 }),
  'GET /api/v1/console/reports': operators(200, SUPPORT),
  'POST /api/v1/console/reports/{id}/decision': fromConsole(201, SUPPORT, async (stage) => ({
    params: { id: await caseOf(stage) },
    body: { version: '0', ...DISMISSED },
  })),
  'POST /api/v1/console/reports/{id}/appeal_decision': fromConsole(404, SUPPORT, async (stage) => ({
    params: { id: await caseOf(stage) },
    body: { outcome: 'upheld', reason: 'لا جديد' },
  })),
};
