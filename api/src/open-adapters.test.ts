import { afterAll, beforeAll, expect, test } from 'vitest';
import { demonstration } from '../../demo/src/demonstration.ts';
import { readConfig } from './config.ts';
import type { Demonstration } from './deps.ts';
import { openAdapters } from './open-adapters.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const PARTNERS = {
  PAYMENT_GATEWAY: 'moyasar',
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_1',
  MOYASAR_SECRET_KEY: 'sk_live_1',
  MOYASAR_WEBHOOK_SECRET: 'the-webhook-secret',
  SMS_PROVIDER: 'taqnyat',
  SMS_SENDER_NAME: 'Diyar',
  SMS_SECRET: 'token',
  LICENCE_AUTHORITY: 'rega',
  REGA_CLIENT_ID: 'diyar',
  REGA_CLIENT_SECRET: 'secret',
  REGA_PLATFORM_ID: '77',
  REGA_PLATFORM_OWNER_ID: '78',
  REGA_PUSH_USER: 'rega',
  REGA_PUSH_PASSWORD: 'a-password-of-pushes',
  REGISTRIES: 'none',
};
const PRODUCTION = {
  ...PARTNERS,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://diyar.test',
  API_KEYS: 'diyar-site',
  SECRET_PEPPER: 'p'.repeat(40),
  IDENTITY_KEY: 'i'.repeat(40),
};

const open = (env: Record<string, string>, demo?: Demonstration) =>
  openAdapters(readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, ...env }), {
    db: database.db,
    now: () => new Date('2030-01-07T09:00:00Z'),
    app: () => {
      throw new Error('there is no app');
    },
    demo,
  });

test('without a demonstration, what only it can answer for is refused, each by its name', async () => {
  await expect(open({})).rejects.toThrow(
    /^Only a demonstration can answer for these.*\n +PAYMENT_GATEWAY: sandbox\n +SMS_PROVIDER: outbox\n +LICENCE_AUTHORITY: sandbox\n +REGISTRIES: sandbox$/,
  );
  await expect(open({ ...PARTNERS, REGISTRIES: 'sandbox' })).rejects.toThrow(
    /these.*\n +REGISTRIES: sandbox$/,
  );
});

test('with contract partners for all of it, no demonstration is needed', async () => {
  const { gateway, sender, authority, demo } = await open(PARTNERS);
  expect([gateway.name, sender.channels, authority.name, demo]).toEqual([
    'moyasar',
    ['sms'],
    'rega',
    undefined,
  ]);
});

test('production refuses a demonstration', async () => {
  await expect(open(PRODUCTION, demonstration)).rejects.toThrow('refused in production');
});
