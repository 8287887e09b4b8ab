import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../platform/network/public-address.ts';
import { BOOKING_LIKE } from '../testing/feed-fixtures.ts';
import { feedsFromNetwork, type Reach } from './download-feed.ts';
import { openFeeds } from './open-feeds.ts';

const NONE = { etag: null, lastModified: null };
let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
  server = undefined;
});

/** A site on this machine, and a source that may reach this machine alone. */
async function siteOf(answer: RequestListener, reach: Partial<Reach> = {}) {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = feedsFromNetwork({ plain: true, isOpen: (address) => address === '127.0.0.1', ...reach });
  return {
    port,
    read: (path = '/', host = '127.0.0.1') => source.download(new URL(`http://${host}:${port}${path}`), NONE),
    source,
  };
}

describe('a calendar is read', () => {
  it('once, and not again while the site says that it is the same', async () => {
    const { port, source } = await siteOf((request, reply) => {
      if (request.headers['if-none-match'] === '"one"') return reply.writeHead(304).end();
      return reply
        .writeHead(200, { etag: '"one"', 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' })
        .end(BOOKING_LIKE);
    });
    const url = new URL(`http://127.0.0.1:${port}/`);
    const first = await source.download(url, NONE);
    expect(first).toMatchObject({ kind: 'text', text: BOOKING_LIKE });
    if (first.kind !== 'text') throw new Error('read');
    expect(first.validators).toEqual({ etag: '"one"', lastModified: 'Sat, 21 Nov 2026 09:00:00 GMT' });
    expect(await source.download(url, first.validators)).toEqual({ kind: 'same' });
  });

  it('where it moved to, three times at most', async () => {
    const { read } = await siteOf((request, reply) => {
      const step = Number(request.url?.slice(1));
      if (step === 3) return reply.end(BOOKING_LIKE);
      return reply.writeHead(302, { location: `/${step + 1}` }).end();
    });
    expect(await read('/0')).toMatchObject({ kind: 'text' });
    expect(await read('/-1')).toEqual({ kind: 'failed', failure: 'answered_error' });
  });
});

describe('refused is', () => {
  it('a calendar of 50 MB, of which no more than a little is read', async () => {
    let written = 0;
    const { read } = await siteOf((_, reply) => {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (written < 50 * 1024 * 1024) {
          written += chunk.length;
          if (!reply.write(chunk)) return void reply.once('drain', more);
        }
        reply.end();
      };
      more();
    });
    expect(await read()).toEqual({ kind: 'failed', failure: 'too_large' });
    expect(written).toBeLessThan(20 * 1024 * 1024);
  });

  it('a redirect to a private address, by number and by name', async () => {
    let to = '';
    const resolve = async () => [{ address: '10.1.2.3', family: 4 }];
    const { read } = await siteOf((_, reply) => reply.writeHead(301, { location: to }).end(), { resolve });
    for (to of [
      'http://169.254.169.254/latest',
      'http://[::ffff:10.0.0.1]/',
      'http://0x7f000002/',
      'http://inside.example/',
    ])
      expect(await read(), to).toEqual({ kind: 'failed', failure: 'private_address' });
    to = 'file:///etc/passwd';
    expect(await read()).toEqual({ kind: 'failed', failure: 'private_address' });
  });

  it('a name with any private address, and one that changes after it was checked reaches what was checked', async () => {
    let asked = 0;
    const both = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ];
    const first = await siteOf((_, reply) => reply.end(BOOKING_LIKE), { resolve: both });
    expect(await first.read('/', 'two.example')).toEqual({ kind: 'failed', failure: 'private_address' });
    const changing = feedsFromNetwork({
      plain: true,
      isOpen: (address) => address === '127.0.0.1',
      resolve: async () => {
        asked += 1;
        return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    });
    const url = new URL(`http://changes.example:${first.port}/`);
    expect(await changing.download(url, NONE)).toMatchObject({ kind: 'text' });
    expect(asked).toBe(1);
  });

  it('one that comes too slowly, one that is packed, and one that its site does not show', async () => {
    const slow = await siteOf((_, reply) => void reply.write('BEGIN:VCALENDAR\r\n'), { timeoutMs: 200 });
    expect(await slow.read()).toEqual({ kind: 'failed', failure: 'unreachable' });
    const site = await siteOf((request, reply) => {
      if (request.url === '/packed') return reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
      return reply.writeHead(404).end();
    });
    expect(await site.read('/packed')).toEqual({ kind: 'failed', failure: 'not_calendar' });
    expect(await site.read('/gone')).toEqual({ kind: 'failed', failure: 'answered_error' });
  });

  it('in production whatever is not plain HTTPS of a public site', async () => {
    const source = openFeeds({ production: true });
    const may = (text: string) => source.mayAsk(new URL(text));
    expect(may('https://calendars.example/a.ics')).toBe(true);
    for (const text of [
      'http://a.example/',
      'https://a.example:8443/',
      'https://u:p@a.example/',
      'ftp://a.example/',
    ])
      expect(may(text), text).toBe(false);
    for (const host of ['127.0.0.1', '[::1]', '10.0.0.1', '[fd00::1]'])
      expect(await source.download(new URL(`https://${host}/`), NONE), host).toEqual({
        kind: 'failed',
        failure: 'private_address',
      });
  });
});

it('public addresses are told from those inside', () => {
  for (const address of ['8.8.8.8', '212.138.0.1', '2a00:1450:4001::1'])
    expect(isPublicAddress(address), address).toBe(true);
  const inside = [
    '0.0.0.0',
    '10.9.8.7',
    '100.64.0.1',
    '127.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
  ];
  const inside6 = [
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    '',
  ];
  for (const address of [...inside, ...inside6, '255.255.255.255', 'name'])
    expect(isPublicAddress(address), address).toBe(false);
});
