import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { type BuiltPerson, buildListing, buildPerson } from '../../api/src/testing/factories.ts';
import type { BuiltOperator } from '../../api/src/testing/operators.ts';
import {
  answerBank,
  checkPayment,
  type HeldReservation,
  hold,
  MADA,
  type PaymentWorld,
  pay,
  postCard,
  runJobs,
  startPayment,
} from '../../api/src/testing/payment-world.ts';
import { openTransfer } from '../../api/src/testing/transfer-world.ts';
import { poster } from './killed.ts';

const DAY_MS = 86_400_000;
const start = () => addDays(riyadhDate(new Date()), 40);

/** A hold that waits for its money, of nights far enough away for a bank transfer. */
export async function holdNow(world: PaymentWorld, guest?: BuiltPerson): Promise<HeldReservation> {
  world.clock.now = new Date();
  const policy = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const { unitId } = await buildListing(world.database.db, { unit: { policy } });
  const stay = { start: start(), end: addDays(start(), 2) };
  return hold(world, { unitId, ...(guest && { guest }), ...stay });
}

interface Started {
  id: string;
  amount: number;
  callback_url: string;
  gateway_url: string;
  publishable_key: string;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts a source to the gateway as a browser does, and answers where it goes on. */
async function postSource(url: string, started: Started, source: object): Promise<string | null> {
  const { id: given_id, amount, callback_url, gateway_url, publishable_key } = started;
  const answer = await fetch(new URL(gateway_url, url), {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      ...{ publishable_api_key: publishable_key, given_id, amount, currency: 'SAR', description: 'Diyar' },
      ...{ callback_url, source },
    }),
  });
  return ((await answer.json()) as { source: { transaction_url: string | null } }).source.transaction_url;
}

/** Pays a hold by Apple Pay: as far as the server lives. */
export async function payByApple(url: string, { guest, number }: HeldReservation): Promise<void> {
  const post = poster(url, guest);
  const started: Started = await post(`/reservations/${number}/payments`, {});
  await postSource(url, started, { type: 'applepay', token: '{"paymentData":{}}' });
  await post(`/reservations/${number}/payment_checks`, {});
}

/** Pays a hold by STC Pay, its code too. */
export async function payByStc(url: string, { guest, number }: HeldReservation): Promise<void> {
  const post = poster(url, guest);
  const started: Started = await post(`/reservations/${number}/payments`, {});
  const proceed = await postSource(url, started, { type: 'stcpay', mobile: '0512345678' });
  const body = JSON.stringify({ otp_value: '123456' });
  await fetch(new URL(proceed ?? '', url), { method: 'POST', headers: json, body });
  await post(`/reservations/${number}/payment_checks`, {});
}

/** Has a guest keep a card with a stay that is paid, and answers a second hold of theirs with the card's id. */
export async function holdWithCard(world: PaymentWorld): Promise<{ held: HeldReservation; card: string }> {
  const first = await holdNow(world);
  const started = await startPayment(world, first, 'ar', { keep_card: true });
  await postCard(world, started, { number: MADA, save_card: true });
  await answerBank(world, started.id, 'approve');
  await checkPayment(world, first);
  await runJobs(world);
  const { id: card } = await world.database.db
    .selectFrom('kept_card')
    .select('id')
    .where('account_id', '=', first.guest.accountId)
    .executeTakeFirstOrThrow();
  return { held: await holdNow(world, first.guest), card };
}

/** Pays a hold with a card that the gateway keeps, which our own server charges; asked twice, as an impatient finger does. */
export async function payByKeptCard(
  url: string,
  { held: { guest, number }, card }: { held: HeldReservation; card: string },
): Promise<void> {
  const post = poster(url, guest);
  const { id }: Started = await post(`/reservations/${number}/payments`, {});
  await Promise.all([
    post(`/payments/${id}/kept-card`, { card }),
    post(`/payments/${id}/kept-card`, { card }),
  ]);
  const answer = { method: 'POST', headers: form, body: 'verdict=approve', redirect: 'manual' } as const;
  await fetch(`${url}/sandbox-gateway/3ds/${id}`, answer);
  await post(`/reservations/${number}/payment_checks`, {});
}

/** A hold that is paid by a bank transfer, and the line of a statement that brought its money. */
export async function holdWithLine(
  world: PaymentWorld,
  operator: BuiltOperator,
): Promise<{ held: HeldReservation; lineId: string; reference: string }> {
  const { db } = world.database;
  const held = await holdNow(world);
  const { reference } = await openTransfer(world, held.guest, `reservations/${held.number}`);
  const { id: statementId } = await db
    .insertInto('bank_statement')
    .values({ operator_id: operator.operatorId, given_at: new Date(), lines: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mark = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
  const { id: lineId } = await db
    .insertInto('bank_line')
    .values({
      ...{ statement_id: statementId, line: 2, mark, booked_on: riyadhDate(new Date()) },
      ...{ amount: held.downPayment, text: reference, bank_reference: `FT${held.number}` },
      our_reference: reference,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { held, lineId, reference };
}

/** Calls the console of a server that may be killed meanwhile. */
export function askConsole<T>(
  url: string,
  { headers }: BuiltOperator,
  path: string,
  body: object,
): Promise<T> {
  return fetch(`${url}/api/v1/console/${path}`, {
    method: 'POST',
    headers: { apikey: 'diyar-development', ...headers, ...json },
    body: JSON.stringify(body),
  }).then(async (answer) => ((await answer.json()) as { data: T }).data);
}

/** A host whose guest paid and arrived two days ago, so that money is to be paid out. */
export async function stayToPayOut(world: PaymentWorld): Promise<string> {
  const { db } = world.database;
  const now = Date.now();
  world.clock.now = new Date(now - 5 * DAY_MS);
  const host = await buildPerson(db);
  const policy = { arrival_time: '16:00', departure_time: '12:00', down_payment_percent: 100 };
  const { unitId } = await buildListing(db, { host, unit: { policy } });
  const iban = {
    kind: 'bank',
    iban: 'SA0380000000608010167519',
    bank_name: 'الراجحي',
    holder: 'سعد',
  } as const;
  await db
    .insertInto('payout_destination')
    .values({ account_id: host.accountId, ...iban } as never)
    .execute();
  const day = riyadhDate(new Date(now - 3 * DAY_MS));
  const held = await hold(world, { unitId, start: day, end: addDays(day, 2) });
  await pay(world, held);
  await checkPayment(world, held);
  world.clock.now = new Date(now);
  return host.accountId;
}
