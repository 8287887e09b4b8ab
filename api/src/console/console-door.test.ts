import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openWorld, type World } from '../testing/world.ts';

const CALLS = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('/api/v1/console/'));
const WRITES = CALLS.filter(({ method }) => method !== 'GET');
const OPERATORS = CALLS.filter(({ caller }) => caller === 'operator');

let world: World;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openWorld({ env: { CORS_ORIGINS: 'https://partner.example' } });
  operator = await named();
});
afterAll(() => world.close());

const named = () => buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);

async function ask(
  { method, path }: { method: string; path: string },
  headers: Record<string, string> = operator.headers,
) {
  const answer = await world.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, 'vat_percent'),
    headers: { apikey: 'diyar-development', host: 'diyar.example', ...headers },
    ...(method === 'POST' && { payload: {} }),
  });
  return { status: answer.statusCode, code: answer.json().code, headers: answer.headers };
}

const SESSION = ENDPOINTS.showOperator;

describe('every call of the console', () => {
  it('is one of these', () => {
    expect(CALLS.length).toBeGreaterThanOrEqual(8);
  });

  it.each(OPERATORS)('takes no Bearer token: $method $path', async (endpoint) => {
    const { token } = await buildPerson(world.database.db);
    const { cookie: _, ...pair } = operator.headers;
    const asUser = { ...pair, cookie: 'XSRF-TOKEN=a-pair-of-the-test', authorization: `Bearer ${token}` };
    expect(await ask(endpoint, asUser)).toMatchObject({ status: 401, code: 'console_login_required' });
    const sessionAsBearer = { ...asUser, authorization: `Bearer ${operator.session}` };
    expect(await ask(endpoint, sessionAsBearer)).toMatchObject({
      status: 401,
      code: 'console_login_required',
    });
  });

  it.each(WRITES)('asks a write for the XSRF pair: $method $path', async (endpoint) => {
    const session = `diyar_console=${operator.session}`;
    for (const headers of [
      { cookie: session },
      { cookie: `${session}; XSRF-TOKEN=one` },
      { cookie: session, 'x-xsrf-token': 'one' },
      { cookie: `${session}; XSRF-TOKEN=one`, 'x-xsrf-token': 'other' },
    ] as Record<string, string>[])
      expect(await ask(endpoint, headers)).toMatchObject({ status: 403, code: 'xsrf_mismatch' });
  });

  it.each(CALLS)('comes from our own site alone: $method $path', async (endpoint) => {
    const foreign = { ...operator.headers, origin: 'https://partner.example' };
    expect(await ask(endpoint, foreign)).toMatchObject({ status: 403, code: 'foreign_origin' });
    const crossSite = { ...operator.headers, 'sec-fetch-site': 'same-site' };
    expect(await ask(endpoint, crossSite)).toMatchObject({ status: 403, code: 'foreign_origin' });
    expect((await ask(endpoint, foreign)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is answered for nobody to keep, and a read gives the XSRF cookie', async () => {
    const { headers } = await ask(SESSION, {
      cookie: `diyar_console=${operator.session}`,
      origin: 'http://diyar.example',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
  });

  it('leaves other calls to configured origins as they were', async () => {
    const elsewhere = await ask(ENDPOINTS.siteSettings, { origin: 'https://partner.example' });
    expect(elsewhere.headers['access-control-allow-origin']).toBe('https://partner.example');
  });
});

describe('the session of an operator', () => {
  it('is no token anywhere else, as a cookie or as a Bearer', async () => {
    expect(await ask(ENDPOINTS.currentUser)).toMatchObject({ status: 401, code: 'login_required' });
    const asBearer = { authorization: `Bearer ${operator.session}` };
    expect(await ask(ENDPOINTS.currentUser, asBearer)).toMatchObject({ status: 401, code: 'invalid_token' });
  });

  it('ends after 8 hours without use, and use keeps it', async () => {
    const { headers } = await named();
    world.clock.pass(8 * 3600 - 1);
    expect((await ask(SESSION, headers)).status).toBe(200);
    world.clock.pass(8 * 3600 - 1);
    expect((await ask(SESSION, headers)).status).toBe(200);
    world.clock.pass(8 * 3600);
    expect(await ask(SESSION, headers)).toMatchObject({ status: 401, code: 'console_login_required' });
  });

  it('ends by signing out, once, with its cookie and its row in the log', async () => {
    const { headers, operatorId } = await named();
    const answer = await ask(ENDPOINTS.closeConsole, headers);
    expect(answer.headers['set-cookie']).toBe(
      'diyar_console=; Path=/api/v1/console; HttpOnly; SameSite=Strict; Max-Age=0',
    );
    expect(await ask(SESSION, headers)).toMatchObject({ status: 401, code: 'console_login_required' });
    const acts = await world.database.db
      .selectFrom('audit_entry')
      .select('act')
      .where('operator_id', '=', operatorId)
      .execute();
    expect(acts).toEqual([{ act: 'signed_out' }]);
  });
});
