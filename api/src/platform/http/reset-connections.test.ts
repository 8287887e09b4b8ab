import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

const lines: string[] = [];
let world: World;
let port: number;
beforeAll(async () => {
  world = await openWorld({
    env: { LOG_LEVEL: 'warn', LIMIT_FACTOR: '1' },
    logTo: { write: (line) => void lines.push(line) },
  });
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => world.close());

/** Sends a call and resets the connection at once, as a caller does who loses patience, or means harm. */
async function sendAndReset(call: string): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(call, sent));
  socket.resetAndDestroy();
}

const callOf = (method: string, path: string, body = '') =>
  [
    `${method} /api/v1${path} HTTP/1.1`,
    'host: localhost',
    'apikey: diyar-development',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

const CODE = callOf('POST', '/auth/codes', '{"phone":"0512345678","channel":"sms"}');

it.each([
  ['a read', callOf('GET', '/cities')],
  ['a code', CODE],
  ['half a code', CODE.slice(0, -5)],
  ['a number', callOf('POST', '/ads/10000001/contacts', '{"channel":"phone"}')],
])('a connection reset before %s was read is no fault', async (_, call) => {
  await Promise.all(Array.from({ length: 100 }, () => sendAndReset(call)));
  const open = () =>
    new Promise<number>((resolve, reject) =>
      world.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 });
  expect(lines).toEqual([]);
});
