import { listPlans } from '../plans/show-plans.ts';
import { transact } from '../platform/db/database.ts';
import { openPurchase } from '../purchases/open-purchase.ts';
import { type Ask, fromConsole, hostOnly, open, operators, type Row, signedIn } from './matrix-rows.ts';
import type { Stage } from './route-stage.ts';

const OWNERS = ['operator'] as const;
const ad: Ask = ({ listing }) => ({ params: { id: listing.adNumber } });

async function soldPlan({ world }: Stage) {
  const { items, terms } = await listPlans(world.database.db, 'ar', world.clock.now);
  const plan = items.find(({ prices }) => prices.length > 0);
  if (plan === undefined) throw new Error('no plan is sold');
  return { plan, terms };
}

async function membershipOf({ world, host }: Stage): Promise<string> {
  const { id } = await world.database.db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', host.accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** What somebody sends who buys for the host's account. */
async function buying(stage: Stage) {
  const { plan, terms } = await soldPlan(stage);
  return {
    plan_id: plan.id,
    plan_version: plan.version,
    period: 'month',
    method: 'card',
    replaces: await membershipOf(stage),
    terms_version: terms.version,
  } as const;
}

/** A purchase that the host has opened. */
const purchase: Ask = async (stage) => {
  const { world, host } = stage;
  const { plan_id: planId, plan_version: planVersion, period, ...body } = await buying(stage);
  const wanted = {
    planId,
    planVersion,
    period,
    replaces: body.replaces,
    termsVersion: body.terms_version,
  };
  const opened = await transact(world.database.db, (tx) =>
    openPurchase(tx, wanted, host.actor, world.clock.now),
  );
  return { params: { id: String(opened.number) } };
};

const PLAN = {
  name_ar: 'الموسمية',
  name_en: 'Seasonal',
  ads: 20,
  special_ads: 2,
  special_days: 7,
  active: true,
  sort: 50,
  month: 24_900,
  year: null,
  effective_from: '2031-01-01',
  reason: 'موسم الإجازات',
};

const ONLY_LEADERS = { editor: 403, viewer: 403 };

/** Rows of the route matrix about plans, memberships and their purchase. */
export const PLAN_ROWS: Record<string, Row> = {
  'GET /api/v1/plans': open(200),
  'GET /api/v1/plans/{id}': open(200, async (stage) => ({
    params: { id: (await soldPlan(stage)).plan.id },
  })),
  'GET /api/v1/memberships': signedIn(200),
  'GET /api/v1/memberships/{id}/uses': hostOnly(200, async (stage) => ({
    params: { id: await membershipOf(stage) },
  })),
  'POST /api/v1/purchases': hostOnly(201, async (stage) => ({ body: await buying(stage) }), {
    ...ONLY_LEADERS,
    ordinary: 409,
    business: 409,
    twin: 409,
  }),
  'GET /api/v1/purchases/{id}': hostOnly(200, purchase),
  'POST /api/v1/purchases/{id}/payments': hostOnly(201, purchase, ONLY_LEADERS),
  'POST /api/v1/purchases/{id}/payment_checks': hostOnly(201, purchase),
  // The free plan has no special ads.
  'POST /api/v1/host/ads/{id}/special': hostOnly(409, ad, { viewer: 403 }),
  'GET /api/v1/console/plans': operators(200, OWNERS),
  'POST /api/v1/console/plans': fromConsole(201, OWNERS, () => ({ body: PLAN })),
  'POST /api/v1/console/plans/{id}/versions': fromConsole(201, OWNERS, async (stage) => ({
    params: { id: (await soldPlan(stage)).plan.id },
    body: PLAN,
  })),
  'GET /api/v1/console/ledger': operators(200, OWNERS),
};
