import { afterEach, expect, test, vi } from 'vitest';

/** A store of the browser, with the keys it holds to be read. */
function newStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const profileOf = (user_type: 'bussines' | 'ordinary', name: string) => ({ id: name, user_type, name });

/** The session as a browser loads it; `answer` is the API: what it answers to a call, undefined where it is not reached. */
async function inBrowser(answer: (call: string) => unknown) {
  const store = newStore();
  const follow: ((event: { key: string | null }) => void)[] = [];
  const calls: string[] = [];
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', newStore());
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof follow)[number]) => follow.push(listener),
    removeEventListener: () => {},
  });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const call = `${method} ${address}`;
    calls.push(call);
    const data = await answer(call);
    if (data === undefined) throw new TypeError('no network');
    return new Response(JSON.stringify({ status: true, errNum: 0, code: 'ok', msg: '', data }));
  });
  vi.resetModules();
  const fromOtherTab = (key: string) => {
    for (const listener of follow) listener({ key });
  };
  return {
    kept: store.kept,
    calls,
    fromOtherTab,
    session: { ...(await import('./session.ts')), ...(await import('./change-session.ts')) },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['bussines', 'GET /api/v1/user/profile'],
  ['ordinary', 'GET /api/v1/ordinaries/profile'],
] as const)('a token set for a %s account fetches its profile by %s', async (kind, path) => {
  const profile = profileOf(kind, 'one');
  const { kept, calls, session } = await inBrowser(() => profile);
  await session.setToken('token', kind);
  expect(calls).toEqual([path]);
  expect([kept.get('user_token'), kept.get('user_type')]).toEqual(['token', kind]);
  expect(JSON.parse(kept.get('userData') ?? '')).toEqual(profile);
});

test('on load the current user is fetched, whichever kind of account acts', async () => {
  const { kept, calls, session } = await inBrowser(() => profileOf('bussines', 'office'));
  kept.set('user_token', 'token');
  kept.set('user_type', 'bussines');
  session.startSession();
  await vi.waitFor(() => expect(kept.get('userData')).toBeDefined());
  expect(calls).toEqual(['GET /api/v1/user/current']);
});

test('switching leaves nothing of the account before, even where the new profile cannot be fetched', async () => {
  const { kept, calls, session } = await inBrowser((call) =>
    call.startsWith('PUT') ? { account_id: 'office', user_type: 'bussines', name: 'office' } : undefined,
  );
  kept.set('user_token', 'token').set('user_type', 'ordinary').set('favourites_copy', '{}');
  kept.set('userData', JSON.stringify(profileOf('ordinary', 'sara')));
  await expect(session.switchAccount('office')).rejects.toMatchObject({ code: 'offline' });
  expect(calls).toEqual(['PUT /api/v1/auth/tokens/current/account', 'GET /api/v1/user/profile']);
  expect(Object.fromEntries(kept)).toEqual({ user_token: 'token', user_type: 'bussines' });
});

test('a profile that comes late never stands in for the account another tab switched to', async () => {
  const late = Promise.withResolvers<unknown>();
  const { kept, fromOtherTab, session } = await inBrowser(() => late.promise);
  kept.set('user_token', 'token').set('user_type', 'ordinary');
  const refreshing = session.refreshUser();
  session.startSession();
  const office = JSON.stringify(profileOf('bussines', 'office'));
  kept.set('user_type', 'bussines').set('userData', office);
  fromOtherTab('userData');
  late.resolve(profileOf('ordinary', 'sara'));
  await refreshing;
  expect([kept.get('user_type'), kept.get('userData')]).toEqual(['bussines', office]);
});

test('signing out here forgets before the API has answered, and sends the token it forgets', async () => {
  const { kept, calls, session } = await inBrowser(() => undefined);
  kept.set('user_token', 'token').set('user_type', 'ordinary').set('theme', 'dark');
  const signingOut = session.signOutHere();
  expect(Object.fromEntries(kept)).toEqual({ theme: 'dark' });
  await signingOut;
  expect(calls).toEqual(['DELETE /api/v1/auth/tokens/current']);
});
