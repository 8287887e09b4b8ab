import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { claimDatabase } from '../../api/src/platform/db/claim-database.ts';
import { MOYASAR_KEYS, type MoyasarStub, startMoyasarStub } from '../../api/src/testing/moyasar-stub.ts';
import { type SmsStub, startTaqnyatStub } from '../../api/src/testing/sms-stub.ts';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/test-database.ts';
import { withTemporaryDatabase } from '../../bin/lib/temporary-database.ts';
import { buildWeb } from '../../bin/lib/web-build.ts';
import { ROOT } from '../architecture/repository.ts';
import { runScript, type Served, serve } from '../helpers/serve-process.ts';
import { inDays } from '../helpers/stays.ts';
import { fillMarket } from './fill-market.ts';
import { type RegistryStub, startRegistryStub } from './registry-stub.ts';

const WEBHOOK_SECRET = 'the-webhook-secret';
const API_KEY = 'diyar-site';
const PHONE = '0512345678';
const OPERATOR_PHONE = '+966512345999';

let database: TestDatabase;
let moyasar: MoyasarStub;
let sms: SmsStub;
let registry: RegistryStub;
let folder: string;
let env: Record<string, string>;
let server: Served;
let worker: Served;

beforeAll(async () => {
  await buildWeb();
  [database, moyasar, sms, registry] = await Promise.all([
    createTestDatabase(),
    startMoyasarStub(),
    startTaqnyatStub('token'),
    startRegistryStub(),
  ]);
  folder = mkdtempSync(join(tmpdir(), 'diyar-production-'));
  env = {
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://diyar.test',
    API_KEYS: API_KEY,
    SECRET_PEPPER: 'p'.repeat(40),
    FIRST_OPERATOR_PHONE: OPERATOR_PHONE,
    FILES_FOLDER: folder,
    PAYMENT_GATEWAY: 'moyasar',
    MOYASAR_URL: moyasar.url,
    MOYASAR_PUBLISHABLE_KEY: MOYASAR_KEYS.publishableKey,
    MOYASAR_SECRET_KEY: MOYASAR_KEYS.secretKey,
    MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SMS_PROVIDER: 'taqnyat',
    SMS_URL: sms.url,
    SMS_SENDER_NAME: 'Diyar',
    SMS_SECRET: 'token',
    LICENCE_AUTHORITY: 'rega',
    REGA_URL: `${registry.url}/nhc/prod/`,
    REGA_CLIENT_ID: 'diyar',
    REGA_CLIENT_SECRET: 'secret',
    REGA_PLATFORM_ID: '77',
    REGA_PLATFORM_OWNER_ID: '78',
    REGA_PUSH_USER: 'rega',
    REGA_PUSH_PASSWORD: 'a-password-of-pushes',
    IDENTITY_KEY: 'i'.repeat(40),
    REGISTRIES: 'none',
  };
  env = { ...env, ...listing('production') };
  const migrated = await runScript(['bin/migrate.ts'], env);
  expect(migrated).toEqual({ code: 0, output: 'The schema is up to date.\n' });
  [server, worker] = await Promise.all([serve('server', env), serve('worker', env)]);
}, 600_000);

afterAll(async () => {
  const codes = await Promise.all([server.stop(), worker.stop()]);
  expect(codes).toEqual([0, 0]);
  await Promise.all([database.close(), moyasar.close(), sms.close(), registry.close()]);
  rmSync(folder, { recursive: true });
}, 60_000);

/** Environment that makes a process write every module it loads to a list of this name. */
const listing = (name: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('test/helpers/list-modules.ts', pathToFileURL(ROOT))}`,
  DIYAR_TEST_MODULES: join(folder, `${name}.modules`),
});

/** The files of the repository that the processes of a list loaded, each by its path. */
function modulesOf(name: string): string[] {
  const own = pathToFileURL(ROOT).href;
  const lines = readFileSync(join(folder, `${name}.modules`), 'utf8').split('\n');
  return [...new Set(lines.flatMap((url) => (url.startsWith(own) ? [url.slice(own.length)] : [])))];
}

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it asks for
  body: any;
}

async function call(
  path: string,
  asked: { body?: object; token?: string; apiKey?: string } = {},
): Promise<Answer> {
  const { body, token, apiKey = API_KEY } = asked;
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: apiKey,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Signs a new phone in by the code that came as an SMS. */
async function signIn(): Promise<string> {
  const asked = await call('/auth/codes', { body: { phone: PHONE, channel: 'sms' } });
  expect(asked.status).toBe(201);
  await vi.waitFor(() => expect(sentToGuest()).toBeDefined(), 20_000);
  const code = /\d{6}/.exec(sentToGuest()?.text ?? '')?.[0];
  const taken = await call('/auth/tokens', {
    body: { challenge_id: asked.body.data.challenge_id, code, user_type: 'ordinary', name: 'سارة القحطاني' },
  });
  expect(taken.status).toBe(201);
  return taken.body.data.user_token;
}

const sentToGuest = () => sms.sent.findLast(({ to }) => to === `966${PHONE.slice(1)}`);

// Each starts a process, which takes long on a busy machine.
describe('a start of production', { timeout: 90_000 }, () => {
  it('is refused with everything that is wrong, each by its name, before anything runs', async () => {
    const wrong = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://diyar.test',
      API_KEYS: 'diyar-development',
      MOYASAR_SECRET_KEY: 'sk_test_1',
      S3_BUCKET: 'files',
    };
    for (const script of ['bin/serve.ts', 'bin/migrate.ts']) {
      const { code, output } = await runScript([script], wrong);
      expect(code).toBe(1);
      const named = output.split('\n').flatMap((line) => /^ +([A-Z0-9_]+): \S/.exec(line)?.[1] ?? []);
      expect(named.sort()).toEqual([
        'API_KEYS',
        'IDENTITY_KEY',
        'LICENCE_AUTHORITY',
        'MOYASAR_SECRET_KEY',
        'PAYMENT_GATEWAY',
        'PUBLIC_URL',
        'REGISTRIES',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'SECRET_PEPPER',
        'SMS_PROVIDER',
      ]);
    }
  });

  it('is refused on a database that held a demonstration', async () => {
    const demonstration = await createTestDatabase();
    await claimDatabase(demonstration.db, 'demonstration');
    const { code, output } = await runScript(['bin/serve.ts'], { ...env, DATABASE_URL: demonstration.url });
    expect([code, output]).toEqual([1, expect.stringMatching(/DATABASE_URL: .*demonstration/)]);
    await demonstration.close();
  });

  it('asks for the schema on a database that has none', async () => {
    const { code, output } = await withTemporaryDatabase(database.url, (url) =>
      runScript(['bin/serve.ts'], { ...env, DATABASE_URL: url }),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('npm run migrate')]);
  });

  it('keeps its database from every process that would demonstrate on it', async () => {
    const demonstrating = { DATABASE_URL: database.url, PORT: '0', ...listing('demonstration') };
    const { code, output } = await runScript(['bin/serve.ts'], demonstrating);
    expect([code, output]).toEqual([1, expect.stringMatching(/DATABASE_URL: .*production/)]);
    expect(modulesOf('demonstration')).toContain('demo/src/demonstration.ts');
  });
});

describe('production', () => {
  it('has nothing of a demonstration: no outbox, no sandbox, no key that everybody knows', async () => {
    for (const path of [
      '/_dev/outbox',
      '/_dev/messages',
      '/_dev/licences/7200000001',
      '/sandbox-gateway/v1/payments',
      '/sandbox-gateway/3ds/x',
      '/metrics',
    ])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
    const webhook = await call('/webhooks/sandbox-gateway', { body: { id: '1' } });
    expect(webhook.status).toBe(404);
    expect((await call('/ads', { apiKey: 'diyar-development' })).body.code).toBe('api_key_unknown');
  });

  it('offers what it can do, over cookies that travel by https alone', async () => {
    const settings = await call('/user/settings/general');
    expect(settings.body.data).toMatchObject({ sandbox_payments: false, sign_in_channels: ['sms'] });
    expect(settings.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=.*; Secure/);
    const refused = await call('/auth/codes', { body: { phone: PHONE, channel: 'whatsapp' } });
    expect([refused.status, refused.body.data.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'channel', rule: 'channel_unavailable' })],
    ]);
  });

  it('serves the site from React’s production build, under its public address', async () => {
    const page = await fetch(server.url, { headers: { 'user-agent': 'Googlebot' } });
    const html = await page.text();
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
    expect(html).toContain('https://diyar.test/');
    expect(html).toContain(API_KEY);
    expect(html).not.toContain('diyar-development');
  });

  it('is filled through the site alone, from nothing to an ad that is found, booked by a guest and paid', {
    timeout: 240_000,
  }, async () => {
    const { unitId, adNumber } = await fillMarket({
      url: server.url,
      apiKey: API_KEY,
      sms,
      operatorPhone: OPERATOR_PHONE,
    });
    await vi.waitFor(() => expect(registry.told).toHaveLength(1), 20_000);
    expect(registry.told).toMatchObject([
      { operationType: 'DisplayAd', adLinkInPlatform: `https://diyar.test/details/${adNumber}` },
    ]);
    const token = await signIn();
    expect(sentToGuest()?.sender).toBe('Diyar');
    expect(sentToGuest()?.text).toMatch(/@diyar\.test #\d{6}$/);

    const stay = { period: 2, start: inDays(10), end: inDays(12) };
    const quote = await call(`/units/${unitId}/quotes`, { body: stay });
    const booked = await call('/reservations', {
      token,
      body: { quote_id: quote.body.data.id, method: 'card' },
    });
    expect([booked.status, booked.body.data.state]).toEqual([201, 'pending']);
    const { id } = booked.body.data;
    const payment = (await call(`/reservations/${id}/payments`, { token, body: {} })).body.data;
    expect(payment.callback_url).toBe(
      `https://diyar.test/dashboard/reservations/${id}/payment/return?payment=${payment.id}`,
    );

    const posted = await postCard(payment);
    const bank = await fetch(posted.source.transaction_url, { redirect: 'manual' });
    expect(bank.headers.get('location')).toContain(payment.callback_url);
    const webhook = await call('/webhooks/moyasar', {
      apiKey: '',
      body: moyasar.webhookOf(payment.id, 'payment_paid', WEBHOOK_SECRET),
    });
    expect(webhook.status).toBe(200);
    await vi.waitFor(async () => {
      const shown = await call(`/reservations/${id}`, { token });
      expect(shown.body.data).toMatchObject({ state: 'active', paid: { amount: payment.amount } });
    }, 20_000);
    expect(moyasar.requests.filter(({ method }) => method === 'GET').map(({ path }) => path)).toContain(
      `/payments/${payment.id}`,
    );
  });

  it('loads no line of the demonstration: neither the schema’s step nor a server nor a worker', () => {
    const modules = modulesOf('production');
    expect(modules).toEqual(
      expect.arrayContaining(['bin/migrate.ts', 'bin/serve.ts', 'api/src/server.ts', 'api/src/worker.ts']),
    );
    expect(modules.filter((path) => path.startsWith('demo/') || path.startsWith('api/src/testing/'))).toEqual(
      [],
    );
  });

  it('writes down that a message went out, never what it said, and nothing of people in its log', async () => {
    const rows = await database.db.selectFrom('outbox_message').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ body }) => body === null)).toBe(true);
    expect(server.output() + worker.output()).not.toMatch(/512345678|4111/);
  });
});

/** Posts the card as the browser does. */
async function postCard(payment: Record<string, string>): Promise<{ source: { transaction_url: string } }> {
  const answer = await fetch(payment.gateway_url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      given_id: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      description: payment.description,
      callback_url: payment.callback_url,
      publishable_api_key: payment.publishable_key,
      source: {
        type: 'creditcard',
        name: 'SARA',
        number: '4111111111111111',
        month: 9,
        year: 2035,
        cvc: '123',
      },
    }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { source: { transaction_url: string } };
}
