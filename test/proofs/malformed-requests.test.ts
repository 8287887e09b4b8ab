import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUTE_MATRIX } from '../../api/src/testing/matrix/route-matrix.ts';
import { buildStage, CALLERS, type Side, type Stage } from '../../api/src/testing/matrix/route-stage.ts';
import { runsOf, SEED } from '../../api/src/testing/proof.ts';
import { openWorld, type World } from '../../api/src/testing/world.ts';
import { mountWeb } from '../../api/src/web/mount-web.ts';
import { buildWeb } from '../../bin/lib/web-build.ts';
import { randomOf } from './booking-race.ts';
import {
  exchange,
  type RightRequest,
  spoil,
  type WireAnswer,
  type WireRequest,
} from './malformed-requests.ts';

const REQUESTS = runsOf(5000);
const AT_ONCE = 10;
/** Far above what any answer takes on a busy machine: only what hangs gets here. */
const LIMIT_MS = 25_000;
const PAGES = [
  '/',
  '/en',
  '/all_deals',
  '/details/{id}',
  '/details/{id}/book',
  '/about',
  '/404',
  '/dashboard/home',
];
/** Texts that no answer may contain: paths of code, SQL statements. */
const INSIDES =
  /\bat (?:\S+ \()?\S*\.[cm]?[jt]sx?:\d+|node_modules|\b(?:select|insert into) .{1,80}\b(?:from|values)\b|syntax error at|\bzod\b|kysely|fastify/i;

let world: World;
let stage: Stage;
let port: number;

beforeAll(async () => {
  await buildWeb();
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } });
  await mountWeb(world.app, { dev: false, limits: world.deps.limits });
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
  stage = await buildStage(world);
}, 240_000);
afterAll(() => world.close());

/** Every route of the matrix and the main pages, asked rightly. */
async function rightRequests(): Promise<(RightRequest & { side: Side })[]> {
  const routes: (RightRequest & { side: Side })[] = [];
  // One after the other: some make room for what they ask about.
  for (const [name, row] of Object.entries(ROUTE_MATRIX)) {
    const [method = '', path = ''] = name.split(' ');
    const { params = {}, query = {}, body, headers = {} } = await row.ask(stage);
    const isAny = path.includes('*');
    routes.push({
      method: method === 'ANY' ? 'GET' : method,
      path: isAny ? '/api/v1/x' : path,
      params,
      query,
      headers,
      body,
      side: row.side,
    });
  }
  const page = {
    side: 'guest' as const,
    method: 'GET',
    params: { id: stage.listing.adNumber },
    query: {},
    headers: {},
    body: undefined,
  };
  return [...routes, ...PAGES.map((path) => ({ ...page, path }))];
}

/** Answers that are never allowed: a fault, internal details, silence, a hanging connection. */
function complaintOf(
  { isBroken, name }: WireRequest,
  { status, text, hung }: WireAnswer,
): string | undefined {
  if (hung) return `no end: ${name}`;
  if (status >= 500) return `${status}: ${name}`;
  if (status === 0 && !isBroken) return `no answer: ${name}`;
  const body = text.slice(text.indexOf('\r\n\r\n'));
  const isOurs =
    /content-type: (?:application\/json|text\/plain)/i.test(text) && !name.includes('openapi.json');
  const shown = isOurs ? INSIDES.exec(body)?.[0] : undefined;
  return shown === undefined ? undefined : `shows “${shown}”: ${name}`;
}

it(`${REQUESTS} malformed requests to every route bring no fault, no insides, no hanging`, {
  timeout: 1_200_000,
}, async () => {
  const random = randomOf(SEED);
  const right = await rightRequests();
  const complaints: string[] = [];
  const statuses = new Map<number, number>();
  const sendOne = async (index: number) => {
    const base = right[index % right.length];
    if (base === undefined) return;
    // Mostly by whom it is for, or little would get past the gate.
    const anyone = CALLERS[Math.floor(random() * CALLERS.length)];
    const caller = random() < 0.6 || anyone === undefined ? 'owner' : anyone;
    const known = stage.headers(caller, base.side);
    const headers = { 'idempotency-key': `malformed-${index}`, ...known, ...base.headers };
    const request = spoil(random, { ...base, headers });
    const answer = await exchange(port, request, LIMIT_MS);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const complaint = complaintOf(request, answer);
    if (complaint !== undefined) complaints.push(complaint);
  };
  for (let first = 0; first < REQUESTS; first += AT_ONCE) {
    // Some of them sign out, as they may.
    await world.database.db.updateTable('access_token').set({ revoked_at: null }).execute();
    const length = Math.min(AT_ONCE, REQUESTS - first);
    await Promise.all(Array.from({ length }, (_, index) => sendOne(first + index)));
  }
  const told = [...statuses].sort(([one], [other]) => one - other);
  console.log(`seed ${SEED}: ${told.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
  expect(complaints).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
});

it('a page is the same for whoever asks: no token, cookie or language of a request reaches its rendering', async () => {
  const page = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/details/${stage.listing.adNumber}`, { headers });
  const one = await page({});
  const other = await page({ ...stage.headers('owner', 'host'), cookie: 'a=b', lang: 'en' });
  expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  expect(one.headers.get('set-cookie')).toBeNull();
  expect(await other.text()).toBe(await one.text());
});
