import type { DocumentFacts } from '../../invoices/invoice.ts';
import { issueDocument } from '../../invoices/issue-document.ts';
import { namedParty } from '../../invoices/parties.ts';
import { listPlans } from '../../plans/show-plans.ts';
import { transact } from '../../platform/db/database.ts';
import { openPurchase } from '../../purchases/open-purchase.ts';
import type { Stage } from './route-stage.ts';
import { type Ask, fromConsole, guestOnly, hostOnly, open, operators, type Row, signedIn } from './rows.ts';

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
export const purchase: Ask = async (stage) => {
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

/** A receipt that was issued to the guest of the held reservation. */
const receipt: Ask = async ({ world, guest, host, held }) => {
  const { db } = world.database;
  const facts = { ...A_RECEIPT, subject: { kind: 'reservation' as const, number: held.number } };
  const id = await transact(db, (tx) =>
    issueDocument(
      tx,
      {
        kind: 'receipt',
        sellerAccountId: host.accountId,
        buyerAccountId: guest.accountId,
        cause: { reservationId: held.id },
      },
      async () => facts,
      world.clock.now,
    ),
  );
  return { params: { id } };
};
const A_RECEIPT: DocumentFacts = {
  seller: namedParty('المضيف'),
  buyer: namedParty('الضيف'),
  lines: [{ name: { ar: 'إيجار', en: 'Rent' }, quantity: 1, category: 'O', gross: 10_000, net: 10_000 }],
  taxes: [{ category: 'O', percent: 0, net: 10_000, vat: 0 }],
  subject: null,
  method: 'card',
  suppliedOn: '2030-01-07',
  corrects: null,
  reason: null,
};
/** The host's team is the other side of the guest's receipt. */
const HOSTS_TEAM = (status: number) => ({ manager: status, editor: status, viewer: status });

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
  'POST /api/v1/console/plans/{id}/versions': fromConsole(201, OWNERS, async (stage) => {
    const { id, version } = (await soldPlan(stage)).plan;
    return { params: { id }, body: { ...PLAN, seen: version } };
  }),
  'GET /api/v1/console/ledger': operators(200, OWNERS),

  'GET /api/v1/invoices': signedIn(200),
  'GET /api/v1/invoices/{id}/pdf': guestOnly(200, receipt, HOSTS_TEAM(200)),
  'GET /api/v1/invoices/{id}/pdf · to the advertiser': hostOnly(200, receipt),
  'GET /api/v1/invoices/{id}/xml': guestOnly(404, receipt),
  'GET /api/v1/invoicing': signedIn(200),
  'PUT /api/v1/invoicing': signedIn(200, () => ({ body: { address: null, self_since: null } }), {
    ...ONLY_LEADERS,
    side: 'host',
  }),
};
