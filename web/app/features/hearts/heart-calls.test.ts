import { afterEach, expect, test, vi } from 'vitest';

type Answer = (call: string) => unknown;

/** The hearts as a browser loads them; `answer` is the API. */
async function inBrowser(answer: Answer) {
  const calls: string[] = [];
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const call = `${method} ${address}`;
    calls.push(call);
    const data = await answer(call);
    return new Response(JSON.stringify({ status: true, errNum: 0, code: 'ok', msg: '', data }));
  });
  vi.resetModules();
  return { calls, hearts: await import('./heart-calls.ts'), store: await import('./heart-store.ts') };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const of = (account: string | null) => ({ status: 'signed_in', account }) as const;

test('another account begins with empty hearts and learns its own', async () => {
  const lists = [['1', '2'], ['2']];
  const { calls, hearts, store } = await inBrowser(() => ({ ids: lists.shift() }));
  await hearts.learn(of(null));
  await hearts.learn(of('sara'));
  expect([calls.length, store.isFull('1'), store.isFull('2')]).toEqual([1, true, true]);
  const learning = hearts.learn(of('office'));
  expect([store.isFull('1'), store.isFull('2')]).toEqual([false, false]);
  await learning;
  expect([calls.length, store.isFull('1'), store.isFull('2')]).toEqual([2, false, true]);
});

test('hearts that come late are not shown to the account that acts by now', async () => {
  const late = Promise.withResolvers<unknown>();
  const answers = [late.promise, { ids: [] }];
  const { hearts, store } = await inBrowser(() => answers.shift());
  const before = hearts.learn(of('sara'));
  await hearts.learn(of('office'));
  late.resolve({ ids: ['1'] });
  await before;
  expect(store.isFull('1')).toBe(false);
});

test('a press on its way while the account is switched tells the other account nothing', async () => {
  const kept = Promise.withResolvers<unknown>();
  const { calls, hearts, store } = await inBrowser((call) =>
    call.startsWith('PUT') ? kept.promise : { ids: [] },
  );
  await hearts.learn(of('sara'));
  store.pressHeart('1');
  const keeping = hearts.keep('1', of('sara'));
  await hearts.learn(of('office'));
  kept.resolve({});
  expect(await keeping).toBe(false);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['PUT /api/v1/favourites/1']);
  // A press of the account before that was still being prepared is dropped too.
  expect(await hearts.keep('1', of('sara'))).toBe(false);
  expect([calls.length, store.isFull('1')]).toEqual([3, false]);
});
