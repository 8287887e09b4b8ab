import { connect } from 'node:net';

export type Random = () => number;

/** A request as it goes over the wire, and whether its form alone may end the connection without an answer. */
export interface WireRequest {
  name: string;
  bytes: Buffer;
  /** Broken as HTTP itself: the server may hang up. */
  isBroken: boolean;
}

/** A request that would be right, to be spoiled. */
export interface RightRequest {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

const DEEP = 20_000;
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  "' or 1=1; drop table account; --",
  "'); select pg_sleep(30); --",
  '%27%20union%20select%20null--',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '\u202e\u2066غير مرئي\u2069',
  '\ud800',
  '\ufeff\ufffe\uffff',
  '👩‍👩‍👧‍👦'.repeat(200),
  'ا'.repeat(70_000),
  '9'.repeat(400),
  '٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩٩',
  '-1',
  '1e309',
  'NaN',
  '0x7fffffffffffffff',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-21T24:00',
  '2026-11-21T99:99+99:99',
  '00000000-0000-0000-0000-000000000000',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'a\r\nset-cookie: x=1',
  '(((((((((((a+)+)+)+)+)+)+)+)+)+)+$',
  ',,,,,,,,,',
  '24.7,46.6;24.7,46.6|',
];
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  -(2 ** 63),
  [],
  [[]],
  {},
  { toString: 'x' },
  { $gt: '' },
  { __proto__: { admin: true } },
  Array.from({ length: 2000 }, () => 'x'),
];
const HEADERS = [
  'authorization',
  'apikey',
  'lang',
  'idempotency-key',
  'cookie',
  'x-xsrf-token',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'expect',
  'host',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-request-id',
];
const HEADER_VALUES = [
  '',
  ',',
  ';;;==;;',
  'Bearer',
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer \u00ff\u00fe',
  'Basic !!!!',
  'XSRF-TOKEN=%E0%A4%A; XSRF-TOKEN=b',
  'bytes=9999999999999-,0-0,-1',
  'text/html;q=nonsense, */*;q=2',
  'application/json; charset=utf-7',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/xml',
  'gzip, br, identity;q=0, *;q=0',
  'chunked',
  'evil.example:99999',
  '[::1',
  'javascript:alert(1)',
  '::ffff:1.2.3.4, unknown, "_hidden"',
  '100-continue',
  'h2c',
  '-5',
  '99999999999999999999',
  'é'.repeat(300),
  'x'.repeat(9000),
];
const PATHS = [
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/server/index.js',
  '/media/photos/..%2f..%2fx/640.webp',
  '/media/licences/%00.svg',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/%',
  '/%E0%A4%A',
  '/%ff%fe',
  '/api/v1//ads',
  '/api/v1/ads/%0d%0aset-cookie:x',
  `/api/v1/ads/${'9'.repeat(3000)}`,
  '/en/en/en/en',
  `/?${'a=1&'.repeat(3000)}`,
  '/.git/config',
  '/.env',
  `/__manifest?p=${'/x'.repeat(500)}`,
  '/_root.data',
  '/details/1.data?_routes=%00',
  '*',
  'http://evil.example/api/v1/ads',
];
const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'TRACE', 'POST', 'PROPFIND', 'FOO', 'get'];

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');

/** Bodies that are no JSON, or too much of it. */
const RAW_BODIES: readonly (() => Buffer)[] = [
  () => Buffer.from('{"a":'),
  () => Buffer.from('[]]'),
  () => Buffer.from('\ufeff{}'),
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.from('["\\ud800"]'),
  () => Buffer.from('{"phone":"0512345678","phone":["x"],"channel":"sms"}'),
  () => Buffer.from('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'),
  () => Buffer.from('['.repeat(DEEP)),
  () => Buffer.from('['.repeat(DEEP) + ']'.repeat(DEEP)),
  () => Buffer.from(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`),
  () => Buffer.from(`"${'x'.repeat(120_000)}"`),
  () => Buffer.from('null'),
  () => Buffer.from('0'),
  () => Buffer.alloc(0),
  () => Buffer.from('--x\r\ncontent-disposition: form-data; name="photo"; filename="../x"\r\n\r\n'),
  () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
];

type Spoiled = Omit<RightRequest, 'body'> & { raw: Buffer; extra: [string, string][]; target?: string };

function spoilBody(random: Random, body: unknown): Buffer {
  if (random() < 0.4) return pick(random, RAW_BODIES)();
  const fields = Object.keys((body as object | undefined) ?? {});
  const name = fields.length > 0 && random() < 0.8 ? pick(random, fields) : pick(random, HOSTILE_TEXTS);
  const value = pick(random, HOSTILE_VALUES);
  return json({ ...(body as object | undefined), [name]: value });
}

const SPOILERS: readonly ((random: Random, request: Spoiled, right: RightRequest) => void)[] = [
  (random, request, right) => {
    request.raw = spoilBody(random, right.body);
  },
  (random, request) => {
    const names = Object.keys(request.params);
    if (names.length > 0) request.params[pick(random, names)] = encoded(pick(random, HOSTILE_TEXTS));
  },
  (random, request) => {
    const known = [
      ...Object.keys(request.query),
      'page',
      'per_page',
      'q',
      'k',
      'from',
      'to',
      'city',
      'period',
      'sort',
    ];
    const more = [
      'price_min',
      'bbox',
      'near',
      'polygon',
      'cursor',
      'state',
      'when',
      'zoom',
      'features',
      'a[b][c]',
    ];
    request.query[pick(random, [...known, ...more])] = encoded(pick(random, HOSTILE_TEXTS)).slice(0, 6000);
  },
  (random, request) => {
    request.extra.push([pick(random, HEADERS), pick(random, HEADER_VALUES)]);
  },
  (random, request) => {
    request.method = pick(random, METHODS);
  },
  (random, request) => {
    request.target = pick(random, PATHS);
  },
];

/** Spoils a right request in one to three ways. */
export function spoil(random: Random, right: RightRequest): WireRequest {
  const request: Spoiled = {
    ...right,
    params: { ...right.params },
    query: { ...right.query },
    raw: right.body === undefined ? Buffer.alloc(0) : json(right.body),
    extra: [],
  };
  for (let ways = 1 + Math.floor(random() * 3); ways > 0; ways -= 1)
    pick(random, SPOILERS)(random, request, right);
  return onWire(request);
}

function onWire({ method, path, params, query, headers, raw, extra, target }: Spoiled): WireRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const asked = new URLSearchParams(query).size === 0 ? '' : `?${pairs(query)}`;
  const lines = { host: 'localhost', connection: 'close', 'content-length': String(raw.length), ...headers };
  if (raw.length > 0) lines['content-type' as keyof typeof lines] ??= 'application/json';
  const replaced = new Set(extra.map(([name]) => name));
  const kept = Object.entries(lines).filter(([name]) => !replaced.has(name));
  const all = [...kept, ...extra].map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}\r\n`);
  const line = `${method} ${target ?? `${filled}${asked}`} HTTP/1.1\r\n`;
  return {
    name: `${line.trim().slice(0, 200)} ${JSON.stringify(extra).slice(0, 200)} ${raw.toString('latin1').slice(0, 120)}`,
    bytes: Buffer.concat([Buffer.from(`${line}${all.join('')}\r\n`, 'latin1'), raw]),
    isBroken: extra.some(([name]) =>
      ['content-length', 'transfer-encoding', 'expect', 'upgrade'].includes(name),
    ),
  };
}

const pairs = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${value}`)
    .join('&');

export interface WireAnswer {
  /** 0 when the server hung up without a word. */
  status: number;
  text: string;
  /** Nothing more came within the limit and the connection stayed open. */
  hung: boolean;
}

/** Sends the bytes and reads until the server closes, at most `limitMillis`. */
export function exchange(
  port: number,
  { bytes, isBroken }: WireRequest,
  limitMillis: number,
): Promise<WireAnswer> {
  return new Promise((resolve) => {
    const pieces: Uint8Array[] = [];
    const socket = connect(port, '127.0.0.1');
    const end = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(pieces).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, hung });
    };
    const timer = setTimeout(() => end(true), limitMillis);
    socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
    socket.on('close', () => end(false));
    socket.on('error', () => end(false));
    socket.write(bytes);
    // Nothing more will come: what waits for the rest of a broken body can know that it waits in vain.
    if (isBroken) socket.end();
  });
}
