import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogger } from './logger.ts';

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  repeated?: number;
  heldBack?: number;
  err?: { message: string; stack: string };
}

let written: string[];
let log: ReturnType<typeof open>['log'];

function open() {
  const { options } = openLogger('info', { write: (line) => void written.push(line) });
  return Fastify({ logger: options });
}
const lines = () => written.map((line): Line => JSON.parse(line));
const outage = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
/** The same fault from the same place, whatever it says of its figures. */
const fault = (number: number) => new TypeError(`row ${number} is no row`);

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  log = open().log;
});
afterEach(() => vi.useRealTimers());

it('of an outage keeps the first line whole, one a second with its count, and at the end how many were held back', () => {
  for (let call = 0; call < 3000; call += 1) {
    if (call === 1000 || call === 2000) vi.advanceTimersByTime(1000);
    log.child({ reqId: `call-${call}` }).warn({ err: outage() }, 'database lost');
  }
  vi.advanceTimersByTime(10_000);
  expect(lines().map(({ msg, reqId, repeated, heldBack }) => [msg, reqId, repeated ?? heldBack])).toEqual([
    ['database lost', 'call-0', undefined],
    ['database lost', 'call-999', 999],
    ['database lost', 'call-1999', 1000],
    ['database lost', 'call-2999', 1000],
    ['no more of: database lost', 'call-0', 2996],
  ]);
  expect(lines()[0]?.err?.stack).toContain('ECONNREFUSED');
});

it('of a fault that comes again keeps the stack, and never holds another fault back for it', () => {
  for (let call = 0; call < 100; call += 1) log.error({ err: fault(call) }, 'fault');
  log.error({ err: new Error('quite another') }, 'fault');
  expect(lines().map(({ err }) => err?.message)).toEqual(['row 0 is no row', 'quite another']);
  expect(lines()[0]?.err?.stack).toContain('repeated-lines.test.ts');
  vi.advanceTimersByTime(1000);
  expect(lines().at(-1)).toMatchObject({ err: { message: 'row 99 is no row' }, repeated: 99 });
});

it('holds a line that comes now and then for no more than a second, and adds nothing to it', () => {
  log.warn('not ready');
  log.warn('not ready');
  vi.advanceTimersByTime(5000);
  log.warn('not ready');
  expect(lines().map(({ msg, repeated }) => [msg, repeated])).toEqual([
    ['not ready', undefined],
    ['not ready', undefined],
    ['not ready', undefined],
  ]);
});

it('is not flooded by faults that are ever new', () => {
  for (let call = 0; call < 5000; call += 1) {
    const name = String.fromCharCode(97 + (call % 26), 97 + ((call / 26) % 26), 97 + ((call / 676) % 26));
    log.error({ err: new Error(name) }, 'fault');
  }
  vi.advanceTimersByTime(1000);
  expect(lines().length).toBeLessThan(50);
});

it('writes every line about a request where they are asked for, and at the end what waits', async () => {
  const { options, end } = openLogger('info', { write: (line) => void written.push(line) });
  const own = Fastify({ logger: options }).log;
  for (let call = 0; call < 100; call += 1) own.info('request completed');
  expect(written.length).toBe(100);
  for (let call = 0; call < 100; call += 1) own.warn('database lost');
  end();
  expect(
    lines()
      .slice(100)
      .map(({ repeated, heldBack }) => repeated ?? heldBack),
  ).toEqual([undefined, 99, 98]);
});

it('holds back no line that names what an operator has to act on', () => {
  for (const key of ['one', 'two', 'three']) log.error({ key, mustRead: true }, 'a file without a row stays');
  expect(lines()).toMatchObject([{ key: 'one' }, { key: 'two' }, { key: 'three' }]);
});
