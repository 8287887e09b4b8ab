import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { multipartOf } from '../testing/multipart.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { hold } from '../testing/payment-world.ts';
import {
  callConsole,
  openTransfer,
  operatorOf,
  receiptPicture,
  sendReceipt,
} from '../testing/transfer-world.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';

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

const today = () => world.clock.now.toISOString().slice(0, 10);

/** Keeps a statement, and answers how much of it is new. */
async function keep(file: string): Promise<{ taken: number; known: number; alike: number[] }> {
  const { body, headers } = multipartOf('statement', Buffer.from(file));
  await callConsole(world, operator, 'bank_lines');
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/console/bank_statements?keep=true',
    headers: { ...headersOf({}), ...operator.headers, ...headers },
    payload: body,
  });
  return answer.json().data.kept;
}

const receivedFor = async (reference: string) =>
  (
    await sql<{ received: number }>`select payment.received from payment
      join transfer_receipt receipt on receipt.id = payment.receipt_id join transfer on transfer.id = receipt.transfer_id
      where transfer.reference = ${reference}`.execute(world.database.db)
  ).rows.map(({ received }) => received);

test('a part that a line brought is not counted again by a receipt that its payer sends later', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, `reservations/${held.number}`);
  const row = (bank: string, text: string) => `${today()},${text},${bank},1.00`;
  await keep(
    [
      'Date,Description,Reference,Credit',
      row('FIRST1', reference),
      row('SECOND1', `${reference} ثانية`),
    ].join('\n'),
  );
  const lines: { id: string; bank_reference: string }[] = (
    await callConsole(world, operator, 'bank_lines')
  ).json().data.items;
  const first = lines.find(({ bank_reference }) => bank_reference === 'FIRST1');
  const of = { kind: 'transfer', id: reference };
  const matched = await callConsole(world, operator, `bank_lines/${first?.id}/match`, of);
  expect(matched.json().data).toEqual({ outcome: 'part' });
  await sendReceipt(world, held.guest, `reservations/${held.number}`, await receiptPicture(87));
  const [mine] = (await callConsole(world, operator, 'transfers')).json().data.items;
  const say = (bank_reference: string) =>
    callConsole(world, operator, `transfers/${mine.id}/decision`, {
      ...{ decision: 'confirmed', received: 100, bank_reference },
    });
  expect((await say('TYPED87')).json().code).toBe('money_by_line');
  expect(await receivedFor(reference)).toEqual([100]);
  // The same amount again is other money once a line of its own says so.
  expect((await say('SECOND1')).statusCode).toBe(201);
  expect(await receivedFor(reference)).toEqual([100, 100]);
});

test('a movement with the bank’s reference in one file and without in another is one line', async () => {
  const row = (rest: string) => `${today()},حوالة من سالم,77.25,${rest}`;
  const withReference = ['Date,Description,Credit,Reference', row('BANKX1')].join('\n');
  const withBalance = ['Date,Description,Credit,Balance', row('900.00')].join('\n');
  expect(await keep(withReference)).toMatchObject({ taken: 1, known: 0 });
  expect(await keep(withBalance)).toEqual({ taken: 0, known: 1, alike: [2] });
  expect(await keep(`${withBalance}\n${row('977.25')}`)).toMatchObject({ taken: 1, known: 1 });
  const both = `${withReference}\n${row('BANKX2')}`;
  expect(await keep(both)).toMatchObject({ taken: 0, known: 2 });
  expect(await keep(`${both}\n${row('BANKX3')}`)).toMatchObject({ taken: 1, known: 2 });
});
