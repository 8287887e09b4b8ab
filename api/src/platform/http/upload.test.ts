import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LANGS } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installFaultHandler } from './faults.ts';
import type { SlowestSender } from './senders-pace.ts';
import { withUpload } from './upload.ts';
import { UploadRoom } from './upload-room.ts';

const RULES = { field: 'photo', mostBytes: 100, missing: 'photo_required', tooLarge: 'photo_5mb' } as const;
const HEAD = '--line\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n';
const BODY = `${HEAD}bytes\r\n--line--\r\n`;

let app: FastifyInstance;
let port: number;
/** Work waits for it, so that uploads stand in the room as long as the test wants. */
let gate: PromiseWithResolvers<void>;
let begun: number;
let slowest: SlowestSender;
beforeEach(async () => {
  gate = Promise.withResolvers<void>();
  begun = 0;
  slowest = { windowSeconds: 60, leastBytes: 1, mostWindows: 60 };
  app = Fastify();
  installFaultHandler(app);
  app.decorateRequest('lang', 'ar');
  await app.register(multipart);
  const room = new UploadRoom({ size: 210, mostUnderWay: 4, longestWaitSeconds: 10 });
  app.post('/:lang', (request) => {
    request.lang = (request.params as { lang: 'ar' | 'en' }).lang;
    const work = async (bytes: Buffer) => {
      begun += 1;
      await gate.promise;
      return bytes.length;
    };
    return withUpload(request, RULES, room, work, slowest);
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => app.close());

async function upload(): Promise<string> {
  const headers = { 'content-type': 'multipart/form-data; boundary=line' };
  const answer = await fetch(`http://127.0.0.1:${port}/ar`, { method: 'POST', headers, body: BODY });
  return await answer.text();
}

/** Begins an upload of half the room's size and sends the beginning of its file. */
async function beginUpload(lang = 'ar'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /${lang} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\ncontent-type: multipart/form-data; boundary=line\r\n\r\n${HEAD}a`,
  );
  return socket;
}

async function heardBy(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) text += piece;
  return text;
}

it('uploads that send nothing more stand in nobody’s way, though each announced half the room', async () => {
  const slow = [await beginUpload(), await beginUpload()];
  gate.resolve();
  expect(await upload()).toBe('5');
  for (const socket of slow) socket.destroy();
});

it.each(LANGS)('a sender who is too slow is told so and hung up on (%s)', async (lang) => {
  slowest = { windowSeconds: 0.1, leastBytes: 3, mostWindows: 60 };
  const socket = await beginUpload(lang);
  const answer = await heardBy(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toContain(translatorOf(lang)('errors.upload_too_slow'));
});

it('a sender who is quick enough in every moment has no more than so many of them', async () => {
  slowest = { windowSeconds: 0.2, leastBytes: 3, mostWindows: 4 };
  const socket = await beginUpload();
  const sending = setInterval(() => socket.write('aaa'), 50);
  const answer = await heardBy(socket);
  clearInterval(sending);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('an upload whose sender leaves gives its place and its room back', async () => {
  const first = upload();
  await expect.poll(() => begun).toBe(1);
  const others = [await beginUpload(), await beginUpload(), await beginUpload()];
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(4);
  for (const socket of others) socket.destroy();
  await expect.poll(connections).toBe(1);
  gate.resolve();
  expect(await first).toBe('5');
  expect(await upload()).toBe('5');
});
