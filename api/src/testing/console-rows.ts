import { randomUUID } from 'node:crypto';
import { totpAt } from '../operators/totp.ts';
import { insert } from './factory-rows.ts';
import type { Stage } from './matrix/route-stage.ts';
import { type Ask, EVERY_OPERATOR, fromConsole, operators, type Row } from './matrix/rows.ts';

const [OWNERS, REVIEWERS] = [['operator'], ['operator', 'reviewer']] as const;
const leaving: Ask = ({ colleague }) => ({
  params: { id: colleague.operatorId },
  body: { reason: 'ترك العمل' },
});

const reviewed = ({ reviewed }: Stage) => ({ params: { id: reviewed.adNumber } });
const ad: Ask = ({ listing }) => ({ params: { id: listing.adNumber } });

/** An edit of the listing's unit that waits. */
const revision: Ask = async ({ world, host, listing }) => {
  const { db } = world.database;
  await db.deleteFrom('revision').where('unit_id', '=', listing.unitId).execute();
  const id = await insert(db, 'revision', {
    account_id: host.accountId,
    property_id: listing.propertyId,
    unit_id: listing.unitId,
    before: JSON.stringify({ unit: { floor: null } }),
    after: JSON.stringify({ unit: { floor: 3 } }),
    sent_at: world.clock.now,
  });
  return { params: { id }, body: { version: 1, decision: 'refused', reason: 'مكرر' } };
};
const nothing: Ask = () => ({ params: { id: randomUUID() } });

/** The calls of the operators' console: which roles may make each, and that nobody else may. */
export const CONSOLE_ROWS: Record<string, Row> = {
  'POST /api/v1/console/codes': fromConsole(201, EVERY_OPERATOR, ({ operator }) => ({
    body: { phone: operator.phone, channel: 'sms' },
  })),
  'POST /api/v1/console/session': fromConsole(201, EVERY_OPERATOR, async (stage) => ({
    body: {
      challenge_id: await stage.challengeId(stage.operator.phone),
      code: '123456',
      totp: totpAt(stage.operator.totpSecret, stage.world.clock.now),
    },
  })),
  'GET /api/v1/console/session': operators(200, EVERY_OPERATOR),
  'DELETE /api/v1/console/session': fromConsole(200, EVERY_OPERATOR),
  'GET /api/v1/console/desk': operators(200, EVERY_OPERATOR),
  'GET /api/v1/console/audit': operators(200, OWNERS),
  'GET /api/v1/console/licences/{number}/log': operators(200, REVIEWERS, () => ({
    params: { number: '7200000001' },
  })),
  'GET /api/v1/console/settings': operators(200, OWNERS),
  'POST /api/v1/console/settings/{key}': fromConsole(201, OWNERS, () => ({
    params: { key: 'vat_percent' },
    body: { value: 16, effective_from: '2031-01-01', reason: 'قرار مجلس الوزراء' },
  })),
  'GET /api/v1/console/ads': operators(200, REVIEWERS),
  'GET /api/v1/console/ads/{id}': operators(200, REVIEWERS, reviewed),
  'GET /api/v1/console/ads/{id} · not in review': operators(404, REVIEWERS, ad),
  'POST /api/v1/console/ads/{id}/decision': fromConsole(201, REVIEWERS, async (stage) => ({
    ...reviewed(stage),
    body: { version: await stage.reviewVersion(), decision: 'refused', reason: 'مكرر' },
  })),
  'POST /api/v1/console/ads/{id}/decision · not as it was seen': fromConsole(409, REVIEWERS, (stage) => ({
    ...reviewed(stage),
    body: { version: 'old', decision: 'approved' },
  })),
  'GET /api/v1/console/revisions': operators(200, REVIEWERS),
  'GET /api/v1/console/revisions/{id}': operators(404, REVIEWERS, nothing),
  'GET /api/v1/console/revisions/{id} · that waits': operators(200, REVIEWERS, async (stage) => ({
    params: (await revision(stage)).params ?? {},
  })),
  'POST /api/v1/console/revisions/{id}/decision': fromConsole(201, REVIEWERS, revision),
  'GET /api/v1/console/licences': operators(200, REVIEWERS),
  'GET /api/v1/console/licences/{id}': operators(404, REVIEWERS, reviewed),
  'POST /api/v1/console/licences/{id}/decision': fromConsole(409, REVIEWERS, (stage) => ({
    ...reviewed(stage),
    body: { version: 'old', decision: 'refused', reason: 'مكرر' },
  })),
  'GET /api/v1/console/operators': operators(200, OWNERS),
  'POST /api/v1/console/operators': fromConsole(201, OWNERS, () => ({
    body: { phone: '0555000111', roles: ['reviewer'] },
  })),
  'PUT /api/v1/console/operators/{id}/roles': fromConsole(200, OWNERS, ({ colleague }) => ({
    params: { id: colleague.operatorId },
    body: { roles: ['reviewer'], reason: 'انتقل إلى مراجعة الإعلانات' },
  })),
  'POST /api/v1/console/operators/{id}/removal': fromConsole(201, OWNERS, leaving),
  'POST /api/v1/console/operators/{id}/authenticator-reset': fromConsole(201, OWNERS, leaving),
};
