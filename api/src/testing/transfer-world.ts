import type { Transfer } from '@diyar/contract/money/transfers';
import sharp from 'sharp';
import type { BuiltPerson } from './factories.ts';
import { multipartOf } from './multipart.ts';
import { type BuiltOperator, buildOperator } from './operators.ts';
import { headersOf, type World } from './world.ts';

/** "reservations/123" or "purchases/123". */
export type Paid = string;

async function seen({ database, clock }: World, person: BuiltPerson): Promise<void> {
  await database.db
    .updateTable('access_token')
    .set({ last_used_at: clock.now })
    .where('person_id', '=', person.personId)
    .execute();
}

/** Chooses a bank transfer for what is due. */
export async function chooseTransfer(world: World, person: BuiltPerson, paid: Paid) {
  await seen(world, person);
  const headers = headersOf({ token: person.token });
  return world.app.inject({ method: 'POST', url: `/api/v1/${paid}/transfers`, headers });
}

/** Chooses a bank transfer, and answers it; refused, it is a fault of the test. */
export async function openTransfer(world: World, person: BuiltPerson, paid: Paid): Promise<Transfer> {
  const answer = await chooseTransfer(world, person, paid);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data;
}

/** A picture of its own: a colour for each number. */
export async function receiptPicture(n: number): Promise<Buffer> {
  const background = { r: (n * 37) % 256, g: (n * 91) % 256, b: (n * 53) % 256 };
  const band = {
    create: { width: 200, height: 40 + (n % 9) * 20, channels: 3, background: '#fff' },
  } as const;
  return sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .composite([{ input: await sharp(band).png().toBuffer(), gravity: 'north' }])
    .png()
    .toBuffer();
}

/** Sends a receipt of the open transfer. */
export async function sendReceipt(world: World, person: BuiltPerson, paid: Paid, bytes: Buffer) {
  await seen(world, person);
  const { body, headers } = multipartOf('photo', bytes);
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/${paid}/receipt`,
    headers: { ...headersOf({ token: person.token }), ...headers },
    payload: body,
  });
}

/** An operator with an open session at the world's clock. */
export const operatorOf = ({ database, deps, clock }: World, name?: string): Promise<BuiltOperator> =>
  buildOperator(database.db, deps.config.pepper, clock.now, name === undefined ? {} : { name });

/** Calls the console as an operator. */
export async function callConsole(
  world: World,
  operator: BuiltOperator,
  path: string,
  body?: object,
  method: 'GET' | 'POST' = body === undefined ? 'GET' : 'POST',
) {
  await world.database.db
    .updateTable('operator_session')
    .set({ last_used_at: world.clock.now })
    .where('operator_id', '=', operator.operatorId)
    .execute();
  return world.app.inject({
    method,
    url: `/api/v1/console/${path}`,
    headers: { ...headersOf({}), ...operator.headers },
    ...(body !== undefined && { payload: body }),
  });
}
