import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { isDatabaseAddress } from './platform/db/database-address.ts';
import { isPrivateKey } from './platform/web-push/vapid.ts';

/** Everyone knows these: they serve development, where several processes must agree; production refuses them. */
export const DEVELOPMENT_KEY = 'diyar-development';
export const DEVELOPMENT_SECRET = 'a-secret-that-only-development-machines-use';

/** Network addresses, and nothing else. */
const Addresses = z
  .string()
  .refine(
    (text) => listOf(text).every((part) => isIP(part) !== 0),
    'must be network addresses with commas between',
  );

const isLoopback = (url: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);

/** The address of somebody else's service: secrets go there, so in the clear to this machine alone. */
const ServiceUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = URL.parse(text);
  return url === null || url.protocol === 'https:' || isLoopback(url);
}, 'must be an https address');

/** An address alone, or behind a name: "Diyar <no-reply@example.com>". */
function isSender(text: string): boolean {
  const begins = text.indexOf('<');
  const address = begins < 0 ? text : text.slice(begins + 1).replace(/>$/, '');
  return z.email().safeParse(address).success && !/[\r\n]/.test(text);
}

const PROXY = /^([\da-f.:]+(\/\d+)?|loopback|linklocal|uniquelocal)$/i;
const Proxies = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => PROXY.test(part.trim())),
    'must be addresses or networks',
  );

/** Origins as browsers write them, so that a comparison by text is one by meaning. */
const Origins = z
  .string()
  .refine(
    (text) => listOf(text).every((part) => URL.parse(part)?.origin === part),
    'must be origins like https://example.com, with commas between',
  );

const DatabaseAddress = z
  .string()
  .refine(
    isDatabaseAddress,
    'must be the address of a PostgreSQL, or of several with target_session_attrs=read-write',
  );

const Replicas = z
  .string()
  .refine(
    (text) => listOf(text).every((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')),
    'must be addresses of PostgreSQL replicas',
  );

/** Every variable there is; `.env.example` explains each. */
export const VARIABLES = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  DATABASE_URL: DatabaseAddress,
  DATABASE_DIRECT_URL: DatabaseAddress.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(20),
  WORKER: z.enum(['in-process', 'none']).default('in-process'),
  DATABASE_REPLICA_URLS: Replicas.default(''),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().int().min(1).max(3600).default(5),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(120).default(0),
  STOP_LIMIT_SECONDS: z.coerce.number().min(0).max(600).default(10),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: Proxies.default('loopback'),
  API_KEYS: z.string().default(DEVELOPMENT_KEY),
  CORS_ORIGINS: Origins.default(''),
  PAGE_ORIGINS: Origins.default(''),
  MEDIA_PREFIX: z.string().default('/media/'),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/, error: 'must be the address of a map style' }).optional(),
  FIRST_OPERATOR_PHONE: z
    .string()
    .regex(/^\+9665\d{8}$/, 'must be a Saudi mobile as +9665XXXXXXXX')
    .optional(),
  LIMIT_FACTOR: z.coerce.number().min(0).max(1000).optional(),
  SHEDDING: z.enum(['on', 'off']).default('on'),
  SECRET_PEPPER: z.string().min(32, 'must be 32 characters or longer').default(DEVELOPMENT_SECRET),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  FILES_FOLDER: z.string().default(fileURLToPath(new URL('../../.data/files', import.meta.url))),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'moyasar']).default('sandbox'),
  SANDBOX_GATEWAY_SECRET: z.string().min(16).default(DEVELOPMENT_SECRET),
  MOYASAR_URL: ServiceUrl.default('https://api.moyasar.com/v1'),
  MOYASAR_PUBLISHABLE_KEY: z.string().optional(),
  MOYASAR_SECRET_KEY: z.string().optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16, 'must be 16 characters or longer').optional(),
  APPLE_PAY_DOMAIN_ASSOCIATION: z.string().optional(),
  SMS_PROVIDER: z.enum(['outbox', 'taqnyat', 'unifonic']).default('outbox'),
  SMS_SENDER_NAME: z.string().optional(),
  SMS_SECRET: z.string().optional(),
  SMS_URL: ServiceUrl.optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'must be 16 characters or longer').optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'must be 16 characters or longer').optional(),
  WHATSAPP_CODE_TEMPLATE: z.string().default('otp_login'),
  WHATSAPP_URL: ServiceUrl.default('https://graph.facebook.com/v23.0'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be the address of an SMTP server: smtps://user:password@host' })
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an e-mail address, or "Name <address>"').optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      (text) => /^[\w-]{43}=?$/.test(text) && isPrivateKey(Buffer.from(text, 'base64url')),
      'must be 32 bytes of a P-256 key in base64url',
    )
    .optional(),
  VAPID_SUBJECT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https: address' })
    .optional(),
  LICENCE_AUTHORITY: z.enum(['sandbox', 'rega']).default('sandbox'),
  REGA_URL: ServiceUrl.default('https://integration-gw.nhc.sa/nhc/prod/'),
  REGA_CLIENT_ID: z.string().optional(),
  REGA_CLIENT_SECRET: z.string().optional(),
  REGA_PLATFORM_ID: z.string().optional(),
  REGA_PLATFORM_OWNER_ID: z.string().optional(),
  REGA_PUSH_USER: z.string().optional(),
  REGA_PUSH_PASSWORD: z.string().min(16, 'must be 16 characters or longer').optional(),
  REGA_PUSH_ADDRESSES: Addresses.default(''),
  NAFATH_URL: ServiceUrl.default('https://rabet-nafath.api.elm.sa/'),
  NAFATH_APP_ID: z.string().optional(),
  NAFATH_APP_KEY: z.string().optional(),
  NAFATH_SERVICE: z.string().default('Login'),
  NAFATH_AUDIENCE: z.string().optional(),
  NAFATH_SERVER_IP: z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' }).optional(),
  WATHQ_URL: ServiceUrl.default('https://api.wathq.sa/commercial-registration/'),
  WATHQ_API_KEY: z.string().optional(),
  IDENTITY_KEY: z.string().min(32, 'must be 32 characters or longer').default(DEVELOPMENT_SECRET),
  REGISTRIES: z.enum(['sandbox', 'none']).default('sandbox'),
} satisfies Record<string, z.ZodType>;

/** All of them, parsed. */
export const Environment = z.object(VARIABLES);
export type Values = z.output<typeof Environment>;

/** The parts of a value that holds several. */
export function listOf(text: string): string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}
