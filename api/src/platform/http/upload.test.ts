import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Room } from '../room.ts';
import { withUpload } from './upload.ts';

const RULES = { field: 'photo', mostBytes: 100, missing: 'photo_required', tooLarge: 'photo_5mb' } as const;
const BODY =
  '--line\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nbytes\r\n--line--\r\n';

let app: FastifyInstance;
let port: number;
/** Work waits for it, so that uploads stand in the room as long as the test wants. */
let gate: PromiseWithResolvers<void>;
let begun: number;
beforeEach(async () => {
  gate = Promise.withResolvers<void>();
  begun = 0;
  app = Fastify();
  await app.register(multipart);
  const room = new Room({ size: 100, mostWaiting: 10, longestWaitSeconds: 10 });
  app.post('/', (request) =>
    withUpload(request, RULES, room, async (bytes) => {
      begun += 1;
      await gate.promise;
      return bytes.length;
    }),
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

async function upload(): Promise<string> {
  const headers = { 'content-type': 'multipart/form-data; boundary=line' };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: BODY });
  return await answer.text();
}

/** Begins an upload of the whole room's size and sends a part of it. */
async function beginUpload() {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\ncontent-type: multipart/form-data; boundary=line\r\n\r\n--line`,
  );
  return socket;
}

it('an upload whose sender leaves, in the line or in the middle of it, gives its room back', async () => {
  const first = upload();
  await expect.poll(() => begun).toBe(1);
  const waiting = await beginUpload();
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(2);
  waiting.destroy();
  await expect.poll(connections).toBe(1);
  gate.resolve();
  expect(await first).toBe('5');
  expect(await upload()).toBe('5');

  const broken = await beginUpload();
  await expect.poll(connections).toBeGreaterThan(1);
  broken.destroy();
  expect(await upload()).toBe('5');
});
