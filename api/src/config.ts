import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { S3Options } from './platform/storage/s3-storage.ts';

/** Everyone knows these: they serve development, where several processes must agree; production refuses them. */
const DEVELOPMENT_KEY = 'diyar-development';
const DEVELOPMENT_SECRET = 'a-secret-that-only-development-machines-use';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const Environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    DATABASE_URL: z.url(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url().optional(),
    API_KEYS: z.string().default(DEVELOPMENT_KEY),
    CORS_ORIGINS: z.string().default(''),
    MEDIA_PREFIX: z.string().default('/media/'),
    FILES_FOLDER: z.string().default(fileURLToPath(new URL('../../.data/files', import.meta.url))),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SECRET_PEPPER: z.string().min(32).default(DEVELOPMENT_SECRET),
    SANDBOX_GATEWAY_SECRET: z.string().min(16).default(DEVELOPMENT_SECRET),
    DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  })
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (values.S3_BUCKET !== undefined && values[name] === undefined)
        refuse(name, 'must be set when S3_BUCKET is');
    }
    if (values.NODE_ENV !== 'production') {
      // The outbox shows everybody's codes, and every secret is the one everybody knows.
      if (!LOOPBACK.has(values.HOST)) refuse('HOST', 'must be this machine alone outside production');
      return;
    }
    if (listOf(values.API_KEYS).length === 0) refuse('API_KEYS', 'must hold a key in production');
    if (listOf(values.API_KEYS).includes(DEVELOPMENT_KEY))
      refuse('API_KEYS', 'the development key is refused in production');
    for (const name of ['SECRET_PEPPER', 'SANDBOX_GATEWAY_SECRET'] as const) {
      if (values[name] === DEVELOPMENT_SECRET) refuse(name, 'must be set in production');
    }
    if (!values.PUBLIC_URL?.startsWith('https://'))
      refuse('PUBLIC_URL', 'must be an https address in production');
  });

export interface Config {
  production: boolean;
  databaseUrl: string;
  databasePool: number;
  host: string;
  port: number;
  publicUrl: string | undefined;
  apiKeys: readonly string[];
  corsOrigins: readonly string[];
  mediaPrefix: string;
  /** Where files live on this machine when `s3` names no storage for them. */
  filesFolder: string;
  /** Storage that all machines share. */
  s3: S3Options | undefined;
  /** Keys every hash of a personal or secret value. */
  pepper: string;
  sandboxGatewaySecret: string;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

function s3Of(values: z.output<typeof Environment>): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, accessKeyId, secretAccessKey };
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}

/** Reads the environment; everything that is wrong with it is told at once. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = Environment.safeParse(env);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration is not valid:\n${reasons.join('\n')}`);
  }
  const values = result.data;
  return {
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    apiKeys: listOf(values.API_KEYS),
    corsOrigins: listOf(values.CORS_ORIGINS),
    mediaPrefix: values.MEDIA_PREFIX,
    filesFolder: values.FILES_FOLDER,
    s3: s3Of(values),
    pepper: values.SECRET_PEPPER,
    sandboxGatewaySecret: values.SANDBOX_GATEWAY_SECRET,
    logLevel: values.LOG_LEVEL,
  };
}
