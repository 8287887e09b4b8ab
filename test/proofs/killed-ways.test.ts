import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { proveLedger } from '../../api/src/payments/prove-ledger.ts';
import { makePayouts } from '../../api/src/payouts/make-payouts.ts';
import { type BuiltOperator, buildOperator } from '../../api/src/testing/operators.ts';
import {
  type HeldReservation,
  openPaymentWorld,
  type PaymentWorld,
} from '../../api/src/testing/payment-world.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { randomOf } from './booking-race.ts';
import { lifeOf, reconcileLater, untilDeadAreGone } from './killed.ts';
import {
  askConsole,
  holdNow,
  holdWithCard,
  holdWithLine,
  payByApple,
  payByKeptCard,
  payByStc,
  stayToPayOut,
} from './killed-ways.ts';

/** 50 with `npm run prove`. */
const KILLS = Math.ceil(runsOf(1000) / 20);
/** What all of it takes on a busy machine: kills fall anywhere within. */
const LONGEST_MS = 2000;

let world: PaymentWorld;
let operators: [BuiltOperator, BuiltOperator];
beforeAll(async () => {
  world = await openPaymentWorld();
  const build = () => buildOperator(world.database.db, world.deps.config.pepper, new Date());
  operators = [await build(), await build()];
}, 60_000);
afterAll(() => world.close());

/** What the bank took of a booking's money for good and what we kept of it, in halalas, and how often its due was paid. */
async function moneyOf({ id }: HeldReservation) {
  const { rows } = await sql<{ state: string; atGateway: number; kept: number; times: number; open: number }>`
    select r.state, coalesce(sum(taken.amount - taken.refunded) filter (where taken.status = 'paid'), 0)::bigint as "atGateway",
      coalesce(sum(payment.received) filter (where payment.state = 'settled'), 0)::bigint as kept,
      count(*) filter (where payment.state = 'settled')::int as times,
      count(*) filter (where payment.state = 'open' and taken.status = 'paid')::int as open
    from reservation r join due on due.reservation_id = r.id left join payment on payment.due_id = due.id
      left join sandbox_gateway.payment taken on taken.id = payment.id
    where r.id = ${id} group by r.state`.execute(world.database.db);
  return rows[0];
}

it(`${KILLS} servers killed while money comes by wallet and kept card leave each booking paid once or not at all`, async () => {
  const random = randomOf(SEED);
  const paid = { apple: 0, stc: 0, card: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const held = { apple: await holdNow(world), stc: await holdNow(world), card: await holdWithCard(world) };
    const server = await startServerProcess(world.database.url);
    const doing = Promise.allSettled([
      payByApple(server.url, held.apple),
      payByStc(server.url, held.stc),
      payByKeptCard(server.url, held.card),
    ]);
    await Promise.race([doing, after(lifeOf(kill, KILLS, random() * LONGEST_MS))]);
    await server.killHard();
    await doing;
    await untilDeadAreGone(world);
    await reconcileLater(world);
    const bookings = { apple: held.apple, stc: held.stc, card: held.card.held };
    for (const [way, booking] of Object.entries(bookings) as [keyof typeof paid, HeldReservation][]) {
      const money = await moneyOf(booking);
      const where = `${way}, kill ${kill}, seed ${SEED}: ${JSON.stringify(money)}`;
      const isPaid = money?.times === 1;
      expect(money, where).toMatchObject({
        ...{ open: 0, times: isPaid ? 1 : 0, kept: isPaid ? booking.downPayment : 0 },
        ...{ atGateway: money?.kept, state: isPaid ? 'active' : expect.not.stringMatching('active') },
      });
      if (isPaid) paid[way] += 1;
    }
    expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
  }
  console.log(`killed wallets and kept cards, seed ${SEED}: ${JSON.stringify(paid)}`);
  expect(paid.apple + paid.stc + paid.card, 'some were paid before their server died').toBeGreaterThan(0);
}, 900_000);

/** What a line of a statement became, and how often its money was written down. */
async function lineOf({ held, lineId }: { held: HeldReservation; lineId: string }) {
  const { rows } = await sql<{ closed: boolean; payments: number; entries: number; state: string }>`
    select line.closed_at is not null as closed, r.state,
      (select count(*)::int from payment join due on due.id = payment.due_id where due.reservation_id = r.id and payment.received is not null) as payments,
      (select count(*)::int from ledger_entry where reservation_id = r.id and kind = 'payment_settled') as entries
    from bank_line line, reservation r where line.id = ${lineId} and r.id = ${held.id}`.execute(
    world.database.db,
  );
  return rows[0];
}

it(`${KILLS} servers killed while two operators confirm a line of the bank's statement leave it confirmed once or open`, async () => {
  const random = randomOf(SEED + 1);
  let confirmed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const lines = [await holdWithLine(world, operators[0]), await holdWithLine(world, operators[1])];
    const server = await startServerProcess(world.database.url);
    const confirm = async (operator: BuiltOperator) => {
      for (const { lineId, reference } of lines)
        await askConsole(server.url, operator, `bank_lines/${lineId}/match`, {
          kind: 'transfer',
          id: reference,
        });
    };
    const doing = Promise.allSettled(operators.map(confirm));
    await Promise.race([doing, after(lifeOf(kill, KILLS, (random() * LONGEST_MS) / 4))]);
    await server.killHard();
    await doing;
    await untilDeadAreGone(world);
    for (const line of lines) {
      const is = await lineOf(line);
      const where = `kill ${kill}, seed ${SEED}: ${JSON.stringify(is)}`;
      const times = is?.closed ? 1 : 0;
      const state = is?.closed ? 'active' : expect.not.stringMatching('active');
      expect(is, where).toMatchObject({ payments: times, entries: times, state });
      confirmed += times;
    }
    expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
  }
  console.log(`killed confirmations of lines, seed ${SEED}: ${confirmed} of ${2 * KILLS} confirmed`);
  expect(confirmed, 'some were confirmed before their server died').toBeGreaterThan(0);
}, 900_000);

interface Batch {
  id: string;
}

/** Batches what waits, has the bank's file made and marks each payout of theirs paid: as far as the server lives. */
async function payOut(url: string, [one, two]: [BuiltOperator, BuiltOperator]): Promise<void> {
  const batch = await askConsole<Batch | null>(url, one, 'payout-batches', {});
  // None where all that waited is in a batch already.
  if (batch !== null) {
    await askConsole(url, two, `payout-batches/${batch.id}/agreement`, {});
    await askConsole(url, one, `payout-batches/${batch.id}/file`, {});
  }
  await markPaid(url, one);
}

async function markPaid(url: string, operator: BuiltOperator): Promise<void> {
  const rows = await world.database.db
    .selectFrom('payout')
    .select('number')
    .where('state', '=', 'in_batch')
    .execute();
  for (const { number } of rows)
    await askConsole(url, operator, `payouts/${number}/decision`, {
      ...{ outcome: 'paid', reference: `OUT-${number}` },
    });
}

it(`${KILLS} servers killed while payouts are batched and marked pay each advertiser once, in the end all`, async () => {
  const random = randomOf(SEED + 2);
  const hosts: string[] = [];
  const { db } = world.database;
  for (let kill = 0; kill < KILLS; kill += 1) {
    hosts.push(await stayToPayOut(world), await stayToPayOut(world));
    await makePayouts(db, new Date());
    const server = await startServerProcess(world.database.url);
    const doing = Promise.allSettled([
      payOut(server.url, operators),
      payOut(server.url, [operators[1], operators[0]]),
      makePayouts(db, new Date()),
    ]);
    await Promise.race([doing, after((random() * LONGEST_MS) / 2)]);
    await server.killHard();
    await doing;
    await untilDeadAreGone(world);
    expect(await proveLedger(db, world.deps.payables), `kill ${kill}, seed ${SEED}`).toEqual([]);
    const { rows } = await sql`
      select payout.id from payout left join ledger_entry entry on entry.payout_id = payout.id and entry.kind = 'payout_paid'
      group by payout.id, payout.state having count(entry.id) <> (payout.state = 'paid')::int`.execute(db);
    expect(rows, `kill ${kill}, seed ${SEED}`).toEqual([]);
  }
  const last = await startServerProcess(world.database.url);
  // What a killed operator left in a batch is finished by the next.
  const open = await db.selectFrom('payout_batch').select('number').execute();
  for (const { number } of open) {
    await askConsole(last.url, operators[0], `payout-batches/${number}/agreement`, {});
    await askConsole(last.url, operators[1], `payout-batches/${number}/agreement`, {});
    await askConsole(last.url, operators[0], `payout-batches/${number}/file`, {});
  }
  await payOut(last.url, operators);
  await markPaid(last.url, operators[0]);
  await last.stop();
  const paidTo = await db
    .selectFrom('payout')
    .select(['account_id', 'state'])
    .where('account_id', 'in', hosts)
    .execute();
  expect(paidTo.map(({ state }) => state)).toEqual(hosts.map(() => 'paid'));
  expect(new Set(paidTo.map(({ account_id }) => account_id)).size).toBe(hosts.length);
  expect(await proveLedger(db, world.deps.payables)).toEqual([]);
}, 900_000);
