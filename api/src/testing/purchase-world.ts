import { randomUUID } from 'node:crypto';
import type { PlanPeriod } from '@diyar/contract/money/plans';
import { listPlans } from '../plans/show-plans.ts';
import type { BuiltPerson } from './factories.ts';
import { answerBank, postCard, type StartedPayment } from './payment-world.ts';
import { headersOf, type World } from './world.ts';

/** Calls the API as somebody, at the world's clock, and answers its body. */
export async function ask(
  world: World,
  person: BuiltPerson,
  path: string,
  {
    method = 'POST',
    body,
    key = randomUUID(),
  }: { method?: 'GET' | 'POST'; body?: object; key?: string } = {},
) {
  await world.database.db
    .updateTable('access_token')
    .set({ last_used_at: world.clock.now })
    .where('person_id', '=', person.personId)
    .execute();
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: headersOf({ token: person.token, key }),
    ...(body !== undefined && { payload: body }),
  });
  return { ...answer.json(), status: answer.statusCode };
}

/** What an account has now. */
export const currentOf = async (world: World, person: BuiltPerson) =>
  (await ask(world, person, '/memberships', { method: 'GET' })).data.current;

export interface Wanted {
  /** The English name of a plan the house opens with. */
  plan?: string;
  period?: PlanPeriod;
}

/** What somebody sends who buys a plan as it is shown to them now. */
export async function buyingOf(
  world: World,
  person: BuiltPerson,
  { plan = 'Basic', period = 'month' }: Wanted = {},
) {
  const { items, terms } = await listPlans(world.database.db, 'en', world.clock.now);
  const shown = items.find(({ name }) => name === plan);
  if (shown === undefined) throw new Error(`there is no plan ${plan}`);
  const { id: replaces } = await currentOf(world, person);
  const { id: plan_id, version: plan_version } = shown;
  return { plan_id, plan_version, period, method: 'card', replaces, terms_version: terms.version };
}

/** Opens a purchase and answers its number. */
export async function openPurchase(world: World, person: BuiltPerson, wanted?: Wanted): Promise<string> {
  const body = await buyingOf(world, person, wanted);
  const opened = await ask(world, person, '/purchases', { body });
  if (opened.status !== 201) throw new Error(JSON.stringify(opened));
  return opened.data.id;
}

/** Pays a purchase at the gateway; nothing has told the API yet, unless its webhook goes out. */
export async function payFor(
  world: World,
  person: BuiltPerson,
  number: string,
  verdict = 'lost',
): Promise<StartedPayment> {
  const started = await ask(world, person, `/purchases/${number}/payments`);
  if (started.status !== 201) throw new Error(JSON.stringify(started));
  const posted = await postCard(world, started.data);
  if (posted.statusCode !== 201) throw new Error(posted.body);
  await answerBank(world, started.data.id, verdict);
  return started.data;
}

/** Asks how a purchase stands, as its page does. */
export const checkPurchase = async (world: World, person: BuiltPerson, number: string) =>
  (await ask(world, person, `/purchases/${number}/payment_checks`)).data;

/** Buys and pays a plan whole. */
export async function buyPlan(world: World, person: BuiltPerson, wanted?: Wanted) {
  const number = await openPurchase(world, person, wanted);
  await payFor(world, person, number);
  return checkPurchase(world, person, number);
}
