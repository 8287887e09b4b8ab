import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { VARIABLES } from './config-variables.ts';

const DATABASE_URL = 'postgres://localhost/diyar';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL,
  PUBLIC_URL: 'https://diyar.example',
  API_KEYS: 'site-key, other-key',
  SECRET_PEPPER: 'p'.repeat(40),
  PAYMENT_GATEWAY: 'moyasar',
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_diyar',
  MOYASAR_SECRET_KEY: 'sk_live_diyar',
  MOYASAR_WEBHOOK_SECRET: 'w'.repeat(20),
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
  IDENTITY_KEY: 'i'.repeat(40),
  REGISTRIES: 'none',
  HOST: '0.0.0.0',
};

/** The lines that say what is wrong. */
function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing but a database on a development machine, and listens there alone', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      apiKeys: ['diyar-development'],
    });
    expect(() => readConfig({ DATABASE_URL, HOST: '0.0.0.0' })).toThrow('HOST');
  });

  it('takes a complete production', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      apiKeys: ['site-key', 'other-key'],
    });
  });

  it.each([
    ['API_KEYS', 'diyar-development'],
    ['API_KEYS', ' , '],
    ['API_KEYS', undefined],
    ['SECRET_PEPPER', undefined],
    ['SECRET_PEPPER', 'short'],
    ['IDENTITY_KEY', undefined],
    ['LICENCE_AUTHORITY', undefined],
    ['REGA_CLIENT_SECRET', undefined],
    ['REGA_PUSH_PASSWORD', 'short'],
    ['REGA_PUSH_ADDRESSES', 'rega.gov.sa'],
    ['PAYMENT_GATEWAY', undefined],
    ['PAYMENT_GATEWAY', 'sandbox'],
    ['PAYMENT_GATEWAY', 'paypal'],
    ['MOYASAR_PUBLISHABLE_KEY', undefined],
    ['MOYASAR_PUBLISHABLE_KEY', 'pk_test_diyar'],
    ['MOYASAR_PUBLISHABLE_KEY', 'sk_live_diyar'],
    ['MOYASAR_SECRET_KEY', undefined],
    ['MOYASAR_SECRET_KEY', 'sk_test_diyar'],
    ['MOYASAR_WEBHOOK_SECRET', undefined],
    ['MOYASAR_WEBHOOK_SECRET', 'short'],
    ['MOYASAR_URL', 'http://moyasar.example'],
    ['SMS_PROVIDER', undefined],
    ['SMS_PROVIDER', 'outbox'],
    ['SMS_SENDER_NAME', ''],
    ['SMS_SECRET', undefined],
    ['REGISTRIES', undefined],
    ['TRUSTED_PROXIES', 'everybody'],
    ['PORT', 'http'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'http://diyar.example'],
    ['PUBLIC_URL', undefined],
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://localhost/diyar'],
  ])('refuses production with %s %s, and names it', (name, value) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toEqual([expect.stringMatching(`^${name}: .`)]);
  });

  it('refuses half a configuration of WhatsApp, and names what is missing', () => {
    expect(problemsOf({ ...PRODUCTION, WHATSAPP_PHONE_NUMBER_ID: '1055' })).toEqual([
      expect.stringMatching(/^WHATSAPP_TOKEN: ./),
      expect.stringMatching(/^WHATSAPP_APP_SECRET: ./),
      expect.stringMatching(/^WHATSAPP_VERIFY_TOKEN: ./),
    ]);
  });

  it('keeps files on disk, or in the storage it is given whole', () => {
    expect(readConfig({ DATABASE_URL }).s3).toBeUndefined();
    const S3_BUCKET = 'diyar-files';
    expect(() => readConfig({ DATABASE_URL, S3_BUCKET })).toThrow(
      /S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY/,
    );
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ DATABASE_URL, S3_BUCKET, ...keys }).s3).toMatchObject({ bucket: 'diyar-files' });
  });

  it('lets pages reach the map style it is told', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({ mapStyleUrl: undefined, pageOrigins: [] });
    const MAP_STYLE_URL = 'https://tiles.example/styles/day';
    expect(readConfig({ DATABASE_URL, MAP_STYLE_URL, PAGE_ORIGINS: 'https://glyphs.example' })).toMatchObject(
      {
        mapStyleUrl: MAP_STYLE_URL,
        pageOrigins: ['https://tiles.example', 'https://glyphs.example'],
      },
    );
    expect(() => readConfig({ DATABASE_URL, MAP_STYLE_URL: '/map/style' })).toThrow('MAP_STYLE_URL');
  });

  it('tells everything that is wrong at once, each by its name', () => {
    const told = problemsOf({ NODE_ENV: 'production', PORT: '-1', LOG_LEVEL: 'loud', S3_BUCKET: 'files' });
    expect(told.map((line) => line.split(':')[0]).sort()).toEqual([
      'API_KEYS',
      'DATABASE_URL',
      'IDENTITY_KEY',
      'LICENCE_AUTHORITY',
      'LOG_LEVEL',
      'PAYMENT_GATEWAY',
      'PORT',
      'PUBLIC_URL',
      'REGISTRIES',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SECRET_PEPPER',
      'SMS_PROVIDER',
    ]);
  });

  it('shows nothing of what a variable held', () => {
    const secret = 'too-short-for-a-pepper';
    const told = problemsOf({ ...PRODUCTION, SECRET_PEPPER: secret, MOYASAR_SECRET_KEY: 'sk_test_secret' });
    expect(told).toHaveLength(2);
    expect(told.join()).not.toMatch(/too-short|sk_test_secret/);
  });

  it('takes test keys of the gateway outside production alone', () => {
    const keys = { MOYASAR_PUBLISHABLE_KEY: 'pk_test_1', MOYASAR_SECRET_KEY: 'sk_test_1' };
    const env = { ...PRODUCTION, ...keys, NODE_ENV: 'development', HOST: '127.0.0.1' };
    expect(readConfig(env).moyasar).toMatchObject({ publishableKey: 'pk_test_1' });
  });

  it('is explained whole, and nothing else is, in .env.example', () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const lines = text.split('\n');
    const named = lines.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
    expect(named.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
    lines.forEach((line, index) => {
      if (/^#? ?[A-Z][A-Z0-9_]+=/.test(line)) expect(lines[index - 1]).toMatch(/^# \S+ \S+/);
    });
  });
});
