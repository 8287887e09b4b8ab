import { buildUnit } from '../factories.ts';
import type { Stage } from './route-stage.ts';
import { type Ask, fromConsole, hostOnly, open, operators, type Row, signedIn } from './rows.ts';

const SUPPORT = ['operator', 'support'] as const;
const WISH = {
  kind: 'wanted',
  purpose: 'rent',
  category: 'apartment',
  title: 'شقة في الرياض',
  city: 'riyadh',
  period: 4,
  channels: ['phone'],
};

/** A request on show of the host, or of the guest, without answers. */
async function requestOf({ world, host, guest }: Stage, whose: 'host' | 'guest'): Promise<string> {
  const { db } = world.database;
  const accountId = { host, guest }[whose].accountId;
  await db.deleteFrom('request').where('account_id', '=', accountId).execute();
  const named = async (table: 'category' | 'city', slug: string) =>
    (await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
  const { now } = world.clock;
  const { number } = await db
    .insertInto('request')
    .values({
      account_id: accountId,
      kind: 'wanted',
      purpose: 'rent',
      category_id: await named('category', 'apartment'),
      city_id: await named('city', 'riyadh'),
      period: 4,
      title: 'شقة في الرياض',
      lang: 'ar',
      by_phone: true,
      by_whatsapp: false,
      by_message: true,
      created_at: now,
      published_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return String(number);
}

const ofHost: Ask = async (stage) => ({ params: { id: await requestOf(stage, 'host') } });
const ofGuest: Ask = async (stage) => ({ params: { id: await requestOf(stage, 'guest') } });
const withBody =
  (ask: Ask, body: unknown): Ask =>
  async (stage) => ({ ...(await ask(stage)), body });

/** Requests, their answers, and the operators' look at them. */
export const REQUEST_ROWS: Record<string, Row> = {
  'GET /api/v1/requests': open(200),
  'GET /api/v1/host/marketing/telling': signedIn(200, undefined, { viewer: 403 }),
  'PUT /api/v1/host/marketing/telling': signedIn(200, () => ({ body: { every: 'daily' } }), { viewer: 403 }),
  'POST /api/v1/requests': signedIn(
    201,
    async ({ world }) => {
      await world.database.db.deleteFrom('request').execute();
      return { body: WISH };
    },
    { viewer: 403, side: 'host' },
  ),
  'GET /api/v1/requests/{id}': open(200, ofHost),
  'POST /api/v1/requests/{id}/views': open(201, ofHost),
  'GET /api/v1/user/requests': signedIn(200),
  'POST /api/v1/requests/{id}/steps': hostOnly(201, withBody(ofHost, { to: 'hidden', confirmed: true }), {
    viewer: 403,
  }),
  'GET /api/v1/requests/{id}/answers': hostOnly(200, ofHost),
  'POST /api/v1/requests/{id}/answers': signedIn(
    422,
    async (stage) => ({ ...(await ofGuest(stage)), body: { unit_id: stage.listing.unitId } }),
    { owner: 201, manager: 201, editor: 201, viewer: 403, side: 'host' },
  ),
  'POST /api/v1/requests/{id}/contacts': signedIn(201, withBody(ofHost, { channel: 'phone' }), {
    owner: 403,
    manager: 403,
    editor: 403,
    viewer: 403,
    side: 'host',
    tells: ['hostPhone'],
  }),
  'POST /api/v1/requests/{id}/answers/{answer}/contacts': hostOnly(201, async (stage) => {
    const { world } = stage;
    const { params = {} } = await ofHost(stage);
    const { id } = await world.database.db
      .selectFrom('request')
      .select('id')
      .where('number', '=', Number(params.id))
      .executeTakeFirstOrThrow();
    const { unitId, accountId } = await buildUnit(world.database.db);
    const answer = await world.database.db
      .insertInto('request_answer')
      .values({
        request_id: id,
        account_id: accountId,
        unit_id: unitId,
        at: world.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { ...params, answer: answer.id }, body: { channel: 'phone' } };
  }),
  'GET /api/v1/host/marketing': signedIn(200, undefined, { side: 'host' }),
  'GET /api/v1/console/requests': operators(200, SUPPORT),
  'POST /api/v1/console/requests/{id}/decision': fromConsole(
    201,
    SUPPORT,
    withBody(ofHost, { decision: 'hidden', reason: 'إعلان لا طلب' }),
  ),
};
