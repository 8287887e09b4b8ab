import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-03-01T12:00:00Z');
type Answer = (call: string, key: string | null) => Response | undefined;

const refused = (status: number, code: string, msg: string) =>
  Response.json({ status: false, errNum: status, code, msg, data: null }, { status });
const taken = () => Response.json({ status: true, errNum: 0, code: 'ok', msg: '', data: {} });

/** The outbox as a browser loads it; `answer` is the API: undefined where it is not reached. */
async function inBrowser(answer: Answer) {
  const calls: string[] = [];
  const store: Record<string, string> = {};
  const hidden = { enumerable: false };
  Object.defineProperties(store, {
    getItem: { ...hidden, value: (key: string) => store[key] ?? null },
    setItem: {
      ...hidden,
      value: (key: string, value: string) => void Object.assign(store, { [key]: value }),
    },
    removeItem: { ...hidden, value: (key: string) => void delete store[key] },
  });
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const key = (headers as Record<string, string>)['idempotency-key'] ?? null;
    calls.push(`${method} ${address}${key === null ? '' : ` ${key} ${body}`}`);
    const answered = answer(`${method} ${address}`, key);
    if (answered === undefined) throw new TypeError('no network');
    return answered;
  });
  vi.resetModules();
  return { calls, outbox: await import('./outbox.ts') };
}

const message = (key: string, minutesAgo: number, account = 'sara') => ({
  key,
  account,
  reservation: '7',
  text: key,
  at: new Date(NOW.getTime() - minutesAgo * 60_000).toISOString(),
});

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('messages are sent in their order under their keys, of the acting account alone', async () => {
  const { calls, outbox } = await inBrowser(taken);
  outbox.addMessage(message('second', 1));
  outbox.addMessage(message('first', 2));
  outbox.addMessage(message('of an office', 3, 'office'));
  await outbox.sendWaiting('sara');
  expect(calls).toEqual([
    'POST /api/v1/reservations/7/messages first {"text":"first"}',
    'POST /api/v1/reservations/7/messages second {"text":"second"}',
  ]);
  expect(outbox.waitingMessages('sara', '7')).toEqual([]);
  expect(outbox.waitingMessages('office', '7')).toHaveLength(1);
});

test('what is not reached waits, and is sent under the same key', async () => {
  let isReached = false;
  const { calls, outbox } = await inBrowser(() => (isReached ? taken() : undefined));
  outbox.addMessage(message('first', 2));
  outbox.addMessage(message('second', 1));
  await outbox.sendWaiting('sara');
  expect(calls).toHaveLength(1);
  isReached = true;
  await outbox.sendWaiting('sara');
  expect(calls.map((call) => call.split(' ')[2])).toEqual(['first', 'first', 'second']);
});

test('a message that is refused stays with its words and holds up no other', async () => {
  const no = () => refused(409, 'not_available', 'انتهت مدة الكتابة');
  const { outbox } = await inBrowser((_, key) => (key === 'first' ? no() : taken()));
  outbox.addMessage(message('first', 2));
  outbox.addMessage(message('second', 1));
  await outbox.sendWaiting('sara');
  const [left] = outbox.waitingMessages('sara', '7');
  expect(left).toMatchObject({ key: 'first', refused: 'انتهت مدة الكتابة' });
  if (left === undefined) return;
  expect(outbox.isStuck(left, NOW)).toBe(true);
  outbox.tryAgain(left, NOW);
  const [again] = outbox.waitingMessages('sara', '7');
  expect(again?.key).not.toBe('first');
  expect(again?.refused).toBeUndefined();
});

test('a message older than the API knows its key is not sent by itself', async () => {
  const { calls, outbox } = await inBrowser(taken);
  outbox.addMessage(message('of yesterday', 23 * 60 + 1));
  await outbox.sendWaiting('sara');
  expect(calls).toEqual([]);
  expect(outbox.waitingMessages('sara', '7')).toHaveLength(1);
});

test('the last press of a heart is told, and one that is refused is dropped', async () => {
  const { calls, outbox } = await inBrowser((call) =>
    call.endsWith('/9') ? refused(404, 'not_found', '') : taken(),
  );
  outbox.addHeart('sara', '8', true);
  outbox.addHeart('sara', '8', false);
  outbox.addHeart('sara', '9', true);
  await outbox.sendWaiting('sara');
  expect(calls.toSorted()).toEqual(['DELETE /api/v1/favourites/8', 'PUT /api/v1/favourites/9']);
  expect(outbox.waitingHearts('sara')).toEqual([]);
});
