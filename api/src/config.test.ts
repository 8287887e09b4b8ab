import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/diyar';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL,
  PUBLIC_URL: 'https://diyar.example',
  API_KEYS: 'site-key, other-key',
  SECRET_PEPPER: 'p'.repeat(40),
  SANDBOX_GATEWAY_SECRET: 's'.repeat(20),
  HOST: '0.0.0.0',
};

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
    ['SANDBOX_GATEWAY_SECRET', undefined],
    ['PUBLIC_URL', 'http://diyar.example'],
    ['PUBLIC_URL', undefined],
    ['DATABASE_URL', undefined],
  ])('refuses production with %s %s, and names it', (name, value) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(name);
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

  it('tells everything that is wrong at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL })).toThrow(
      /API_KEYS[\s\S]*SECRET_PEPPER[\s\S]*SANDBOX_GATEWAY_SECRET[\s\S]*PUBLIC_URL/,
    );
  });
});
