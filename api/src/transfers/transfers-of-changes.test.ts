import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { buildListing } from '../testing/factories.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { checkPayment, type HeldReservation, hold, pay } from '../testing/payment-world.ts';
import { ask } from '../testing/purchase-world.ts';
import {
  callConsole,
  openTransfer,
  operatorOf,
  receiptPicture,
  sendReceipt,
} from '../testing/transfer-world.ts';
import { openWorld, type World } from '../testing/world.ts';
import { returnLapsedParts } from './return-lapsed-parts.ts';

let world: World;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openWorld();
  operator = await operatorOf(world);
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const paidBy = ({ number }: HeldReservation) => `reservations/${number}`;

/** A stay of two nights, 500 S.R each, of which 30 % was paid by card and the rest is to come by bank. */
async function restByBank(): Promise<HeldReservation> {
  const policy = { down_payment_percent: 30, cancellation: 'flexible' as const };
  const { unitId } = await buildListing(world.database.db, { unit: { policy } });
  const held = await hold(world, { unitId });
  await pay(world, held);
  await checkPayment(world, held);
  expect((await openTransfer(world, held.guest, paidBy(held))).amount.amount).toBe(70_000);
  return held;
}

/** Takes the second night off, so that another rest is due. */
async function shorten(held: HeldReservation): Promise<void> {
  const path = `/reservations/${held.number}`;
  const wanted = { start: '2030-02-01', end: '2030-02-02', guests: 1, services: [] };
  const quoted = (await ask(world, held.guest, `${path}/change_quotes`, { body: wanted })).data;
  const body = { quote_id: quoted.quote.id, pay: 0, back: 0, reason: '' };
  expect((await ask(world, held.guest, `${path}/changes`, { body })).status).toBe(201);
}

/** Sends a receipt and has an operator confirm so many halalas of it. */
async function send(held: HeldReservation, received: number, movement: string): Promise<string> {
  const picture = await receiptPicture(received);
  const sent = (await sendReceipt(world, held.guest, paidBy(held), picture)).json().data;
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  const { id } = items.find((one: { reference: string }) => one.reference === sent.reference);
  const decision = { decision: 'confirmed', received, bank_reference: movement };
  return (await callConsole(world, operator, `transfers/${id}/decision`, decision)).json().data.outcome;
}

test('once a change made another rest due, a guest is told to send that rest, and sending it pays it', async () => {
  const held = await restByBank();
  await shorten(held);
  expect((await openTransfer(world, held.guest, paidBy(held))).amount.amount).toBe(20_000);
  expect(await send(held, 20_000, 'FT-rest')).toBe('settled');
  expect(await checkPayment(world, held)).toMatchObject({ due: null, paid: { amount: 50_000 } });
});

test('a part that came for a rest which is due no more goes back at once, not after the stay', async () => {
  const held = await restByBank();
  expect(await send(held, 30_000, 'FT-part')).toBe('part');
  await shorten(held);
  expect(await returnLapsedParts(world.deps, world.clock.now)).toBe(1);
  const { items } = (await callConsole(world, operator, 'bank_refunds')).json().data;
  expect(items.map(({ amount }: { amount: { amount: number } }) => amount.amount)).toContain(30_000);
});
