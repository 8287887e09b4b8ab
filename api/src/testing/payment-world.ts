import { randomUUID } from 'node:crypto';
import type { Period } from '@diyar/contract/words/period';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { loadUnit } from '../availability/load-unit.ts';
import { bookHandlers } from '../books/book-handlers.ts';
import { settlementHandlers } from '../gateway-settlements/settlement.handler.ts';
import { invoiceHandlers } from '../invoices/invoice.handler.ts';
import { keptCardHandlers } from '../kept-cards/kept-card.handler.ts';
import { membershipHandlers } from '../memberships/membership.handler.ts';
import { paymentHandlers } from '../payments/payment-handlers.ts';
import { transact } from '../platform/db/database.ts';
import { makeQuote } from '../quotes/make-quote.ts';
import { bookUnit } from '../reservations/book-unit.ts';
import { reservationHandlers } from '../reservations/reservation.handler.ts';
import { type BuiltPerson, buildListing, buildPerson } from './factories.ts';
import { headersOf, openWorld, type World } from './world.ts';

export interface HeldReservation {
  id: string;
  number: string;
  unitId: string;
  guest: BuiltPerson;
  downPayment: number;
}

/** The API's answer to a browser that is about to pay. */
export interface StartedPayment {
  id: string;
  amount: number;
  callback_url: string;
  gateway_url: string;
  publishable_key: string;
}

export type PaymentWorld = World;

/** The whole API with the real sandbox gateway on a database of its own, under a clock the test moves. */
export function openPaymentWorld(): Promise<PaymentWorld> {
  return openWorld();
}

/** A guest's hold of 2 nights, of a unit of its own unless one is given. */
export async function hold(
  world: PaymentWorld,
  {
    unitId,
    guest,
    period = 2,
    start = '2030-02-01',
    end = '2030-02-03',
  }: Partial<HeldReservation> & { period?: Period; start?: string; end?: string } = {},
): Promise<HeldReservation> {
  const { db } = world.database;
  const now = world.clock.now;
  const who = guest ?? (await buildPerson(db));
  await db.updateTable('access_token').set({ last_used_at: now }).execute();
  const unit = await loadUnit(
    db,
    unitId ?? (await buildListing(db)).unitId,
    { personId: null, linkKey: undefined },
    now,
  );
  const quote = await makeQuote(db, unit, { period, start, end, services: [], guests: 1 }, 'ar', now);
  const reservation = await transact(db, (tx) =>
    bookUnit(tx, { quoteId: quote.id, method: 'card', actor: who.actor, lang: 'ar', now }),
  );
  const { id, number, downPayment } = reservation;
  return { id, number: String(number), unitId: unit.unit_id, guest: who, downPayment };
}

/** Calls the API as a guest. */
export async function callAs(
  world: PaymentWorld,
  person: BuiltPerson,
  path: string,
  headers: Record<string, string> = {},
) {
  return await world.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { ...headersOf(person), ...headers },
  });
}

export async function startPayment(
  world: PaymentWorld,
  held: HeldReservation,
  lang = 'ar',
  body?: { keep_card: boolean },
): Promise<StartedPayment> {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1/reservations/${held.number}/payments`,
    headers: { ...headersOf(held.guest), 'idempotency-key': randomUUID(), lang },
    ...(body && { payload: body }),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data;
}

export const MADA = '4201320111111010';

/** Posts a card to the gateway as the browser does. */
export async function postCard(
  world: PaymentWorld,
  started: StartedPayment,
  {
    number = MADA,
    amount = started.amount,
    ...source
  }: Record<string, string | number | boolean> & { amount?: number } = {},
  host = 'localhost',
) {
  return await world.app.inject({
    method: 'POST',
    url: started.gateway_url,
    headers: { host },
    payload: {
      publishable_api_key: started.publishable_key,
      given_id: started.id,
      amount,
      currency: 'SAR',
      description: 'Diyar',
      callback_url: started.callback_url,
      source: {
        type: 'creditcard',
        name: 'Sara Alqahtani',
        number,
        month: '12',
        year: '35',
        cvc: '123',
        ...source,
      },
    },
  });
}

/** Answers the 3-D Secure page. */
export async function answerBank(world: PaymentWorld, paymentId: string, verdict: string) {
  return await world.app.inject({
    method: 'POST',
    url: `/sandbox-gateway/3ds/${paymentId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `verdict=${verdict}`,
  });
}

/** Starts a payment, posts a card and answers the bank's page; nothing has told the API yet. */
export async function pay(
  world: PaymentWorld,
  held: HeldReservation,
  options: { number?: string; amount?: number; verdict?: string } = {},
): Promise<StartedPayment> {
  const { verdict = 'approve', ...card } = options;
  const started = await startPayment(world, held);
  const posted = await postCard(world, started, card);
  if (posted.statusCode !== 201) throw new Error(posted.body);
  await answerBank(world, started.id, verdict);
  return started;
}

/** Sends STC Pay a mobile number as the browser does; the address for its code comes back. */
export function postMobile(world: PaymentWorld, started: StartedPayment, mobile = '0512345678') {
  return postSource(world, started, { type: 'stcpay', mobile });
}

function postSource(world: PaymentWorld, started: StartedPayment, source: object) {
  return world.app.inject({
    method: 'POST',
    url: started.gateway_url,
    payload: {
      publishable_api_key: started.publishable_key,
      given_id: started.id,
      amount: started.amount,
      currency: 'SAR',
      description: 'Diyar',
      callback_url: started.callback_url,
      source,
    },
  });
}

/** Starts a payment, has a code sent and types one; nothing has told the API yet. */
export async function payByWallet(
  world: PaymentWorld,
  held: HeldReservation,
  { code = '123456', mobile }: { code?: string; mobile?: string } = {},
): Promise<StartedPayment> {
  const started = await startPayment(world, held);
  const posted = await postMobile(world, started, mobile);
  if (posted.statusCode !== 201) throw new Error(posted.body);
  const url: string | null = posted.json().source.transaction_url;
  if (url !== null) await world.app.inject({ method: 'POST', url, payload: { otp_value: code } });
  return started;
}

/** Starts a payment and pays it by Apple Pay as the browser does; nothing has told the API yet. */
export async function payByApple(world: PaymentWorld, held: HeldReservation): Promise<StartedPayment> {
  const started = await startPayment(world, held);
  const posted = await postSource(world, started, { type: 'applepay', token: '{"paymentData":{}}' });
  if (posted.statusCode !== 201) throw new Error(posted.body);
  return started;
}

/** Asks for the reservation's state, as the return page does. */
export async function checkPayment(world: PaymentWorld, held: HeldReservation) {
  const answer = await callAs(world, held.guest, `/reservations/${held.number}/payment_checks`);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data;
}

/** Runs every job that is due by the world's clock, with what they cause. */
export async function runJobs(world: PaymentWorld): Promise<void> {
  const { deps, database } = world;
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${world.clock.now}`.execute(
    database.db,
  );
  await runOnce({
    pgPool: database.pool,
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: {
      ...reservationHandlers(deps),
      ...paymentHandlers(deps),
      ...bookHandlers(deps),
      ...settlementHandlers(deps),
      ...keptCardHandlers(deps),
      ...membershipHandlers(deps),
      ...invoiceHandlers(deps),
      ...deps.demo?.handlers(deps, () => world.app),
    },
  });
}
