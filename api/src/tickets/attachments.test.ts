import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipartOf } from '../testing/multipart.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { plainAvif7000 } from '../testing/pictures.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { headersOf } from '../testing/world.ts';
import { cleanUpTickets } from './clean-up-tickets.ts';

let folder: string;
let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/diyar-tickets-`);
  world = await openTestApp('2026-11-21T09:00:00Z', { FILES_FOLDER: folder, LOG_LEVEL: 'silent' });
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

let network = 0;
async function attach(bytes: Buffer, { name = 'a.png', type = 'image/png', address = '' } = {}) {
  network += 1;
  const { body, headers } = multipartOf('file', bytes, { name, type });
  const from = address === '' ? `10.8.0.${network}` : address;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/tickets/attachments',
    headers: { ...headersOf({}), ...headers, 'x-forwarded-for': from },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const send = (attachment_id: string) =>
  world.call<{ id: string; key: string }>('/tickets', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.9.0.${network}` },
    body: {
      kind: 'payment',
      subject: 'إيصال',
      text: 'مرفق',
      name: 'سارة',
      phone: '0551234567',
      attachment_id,
    },
  });
const shown = (id: string) =>
  world.call<ConsoleTicket>(`/console/tickets/${id}`, { headers: operator.headers });
const fetched = (id: string, attachment: string) =>
  world.call<{ type: string; base64: string }>(`/console/tickets/${id}/attachments/${attachment}`, {
    headers: operator.headers,
  });
const kept = async () => (await readdir(`${folder}/tickets`).catch(() => [])).length;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e7a53' } });

test('a picture is made anew, large enough to be read and without what its camera wrote, for operators alone', async () => {
  const original = await picture(2400, 1200)
    .withExif({ IFD3: { GPSLatitude: '24/1' } })
    .jpeg()
    .toBuffer();
  const { data } = (await attach(original)).body;
  expect(data.kind).toBe('picture');
  const { data: ticket } = await send(data.id);
  const mine = await world.call<ConsoleTicket>(`/tickets/${ticket.id}?k=${ticket.key}`);
  expect(mine.data.messages).toMatchObject([{ attachment: 'picture' }]);
  expect((await shown(ticket.id)).data.messages[0]?.attachment).toMatchObject({ id: data.id });
  const file = await fetched(ticket.id, data.id);
  expect(file.data.type).toBe('image/webp');
  const { width, height, exif } = await sharp(Buffer.from(file.data.base64, 'base64')).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  const [name] = await readdir(`${folder}/tickets`);
  expect((await world.app.inject(`/media/tickets/${name}`)).statusCode).toBe(404);
});

test('a PDF is known by its content and kept as it was sent; a file belongs to one message', async () => {
  const { data } = (await attach(PDF, { name: '../../../etc/passwd', type: 'image/png' })).body;
  expect(data.kind).toBe('pdf');
  const taken = await Promise.all([send(data.id), send(data.id), send(data.id)]);
  expect(taken.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  const ticket = taken.find(({ status }) => status === 201)?.data.id ?? '';
  expect((await fetched(ticket, data.id)).data).toEqual({
    type: 'application/pdf',
    base64: PDF.toString('base64'),
  });
  const { data: other } = await send((await attach(PDF)).body.data.id);
  expect((await fetched(other.id, data.id)).status).toBe(404);
});

test('what is neither a sound picture nor a PDF is refused in words, and nothing of it is kept', async () => {
  const before = await kept();
  const png = await picture(300, 200).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const hostile: [string, Buffer][] = [
    ['attachment_kind', Buffer.from(svg)],
    ['attachment_kind', Buffer.from(`<!doctype html><script>alert(1)</script>`)],
    ['attachment_kind', Buffer.from(`<script>alert(1)</script>${PDF.toString('latin1')}`)],
    ['attachment_kind', Buffer.from(`GIF89a${PDF.toString('latin1')}`)],
    ['attachment_kind', PDF.subarray(0, 30)],
    ['attachment_kind', Buffer.concat([PDF, Buffer.alloc(5000, 'x')])],
    ['attachment_kind', Buffer.from('PK\u0003\u0004 a document of an office')],
    ['attachment_kind', Buffer.from('MZ\u0090\u0000 a program')],
    ['attachment_kind', png.subarray(0, 60)],
    ['attachment_kind', Buffer.concat([png.subarray(0, 33), Buffer.alloc(2000, 7)])],
    ['photo_avif_2mp', plainAvif7000()],
    ['photo_12mp', await picture(4097, 3072).png().toBuffer()],
    ['attachment_5mb', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])],
    ['attachment_required', Buffer.alloc(0)],
  ];
  for (const [rule, bytes] of hostile) {
    const { status, body } = await attach(bytes, { name: 'receipt.pdf', type: 'application/pdf' });
    expect([status, body.data.errors]).toMatchObject([422, [{ field: 'file', rule }]]);
  }
  expect(await kept()).toBe(before);
});

test('a picture with a PDF or a page behind it keeps its pixels alone', async () => {
  const png = await picture(30, 20).png().toBuffer();
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>'), PDF]);
  const { data } = (await attach(polyglot)).body;
  const { data: ticket } = await send(data.id);
  const file = await fetched(ticket.id, data.id);
  const bytes = Buffer.from(file.data.base64, 'base64');
  expect(file.data.type).toBe('image/webp');
  expect(bytes.includes('script') || bytes.includes('%PDF')).toBe(false);
});

test('an address sends only so many files a day, and those without a message are forgotten after one', async () => {
  const address = '203.0.113.7';
  const statuses: number[] = [];
  for (let one = 0; one < 31; one += 1) statuses.push((await attach(PDF, { address })).status);
  expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 429]);
  // Refused before anybody looks into it: past the limit no picture is decoded.
  expect((await attach(Buffer.from('no picture'), { address })).status).toBe(429);
  const { data } = (await attach(PDF)).body;
  const { status } = await send(data.id);
  expect(status).toBe(201);
  const rows = async () =>
    (await world.db.selectFrom('ticket_attachment').select('message_id').execute()).map(
      ({ message_id }) => message_id,
    );
  const used = (await rows()).filter((id) => id !== null).length;
  const tomorrow = new Date(world.clock.now.getTime() + 25 * 3_600_000);
  const all = (await rows()).length;
  const down = { ...world.deps.files, delete: () => Promise.reject(new Error('the storage is down')) };
  await expect(cleanUpTickets({ db: world.db, files: down }, tomorrow)).rejects.toThrow('is down');
  expect((await rows()).length).toBe(all);
  await cleanUpTickets(world.deps, tomorrow);
  expect([(await rows()).length, await kept()]).toEqual([used, used]);
});
