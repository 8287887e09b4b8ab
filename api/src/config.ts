import type { RegaOptions } from './authority/rega-authority.ts';
import type { WathqOptions } from './commercial-register/wathq.ts';
import { refusalsOf } from './config-rules.ts';
import { DEVELOPMENT_SECRET, Environment, listOf, VARIABLES, type Values } from './config-variables.ts';
import type { PushProof } from './licences/push-proof.ts';
import type { MoyasarOptions } from './moyasar/moyasar-payment-gateway.ts';
import type { NafathOptions } from './national-access/nafath.ts';
import type { SmsOptions, SmtpOptions, WhatsAppOptions } from './platform/messaging/transport.ts';
import type { S3Options } from './platform/storage/s3-storage.ts';
import type { Vapid } from './platform/web-push/vapid.ts';

/** Where production answers `/metrics`, on loopback alone, unless METRICS_PORT says otherwise. */
const METRICS_PORT = 9464;

/** How a process ends that was asked to. */
export interface StopLimits {
  /** How long it still takes requests, so that whoever sends them learns from `/readyz` to stop. */
  delaySeconds: number;
  /** How long what it has begun may take. */
  limitSeconds: number;
}

/** Outside production a whole test run, a benchmark or a demonstration comes from one address. */
const MANY_FROM_ONE_MACHINE = 1000;

export interface Config {
  production: boolean;
  databaseUrl: string;
  databasePool: number;
  /** Past any pooler: what listens, locks for a session or migrates. */
  databaseDirectUrl: string;
  /** Whether a server does background jobs too; processes of their own can do them alone. */
  worker: 'in-process' | 'none';
  /** Loopback port of `/metrics` and health; undefined when they stand on the main address. */
  metricsPort: number | undefined;
  stop: StopLimits;
  /** Streaming replicas of it, for public reads. */
  replicaUrls: readonly string[];
  /** One that is further behind is left alone. */
  replicaLagSeconds: number;
  host: string;
  port: number;
  publicUrl: string | undefined;
  /** Proxies whose word on a caller's address is trusted, as Fastify takes them. */
  trustedProxies: string;
  apiKeys: readonly string[];
  /** Sites whose scripts may call this API from a browser; nobody's when empty. */
  corsOrigins: readonly string[];
  /** Origins beside its own that the site's pages may fetch from and show pictures of: media, map, gateway. */
  pageOrigins: readonly string[];
  mediaPrefix: string;
  /** A style of MapLibre's to draw maps by; undefined: the embedded base map. */
  mapStyleUrl: string | undefined;
  /** Factor of `limit_…` and `codes_per_address_hour` of the settings; 0: neither is counted. */
  limitFactor: number;
  /** Whether a process that is behind refuses what can be spared. */
  shedding: boolean;
  /** Where files live on this machine when `s3` names no storage for them. */
  filesFolder: string;
  /** Storage that all machines share. */
  s3: S3Options | undefined;
  /** Becomes an operator when they first sign in at /admin. */
  firstOperatorPhone: string | undefined;
  /** Keys every hash of a personal or secret value, and what seals the secrets that must be read again. */
  pepper: string;
  sandboxGatewaySecret: string;
  /** The gateway payments go to; the sandbox when undefined. */
  moyasar: MoyasarOptions | undefined;
  /** What Apple asks a site to show before it may take Apple Pay; undefined where it takes none. */
  applePayDomain: string | undefined;
  /** The sender of SMS; undefined: none, the outbox shows them. */
  sms: SmsOptions | undefined;
  /** The sender of WhatsApp messages; undefined: the demonstration's, and none in production. */
  whatsapp: WhatsAppOptions | undefined;
  /** The sender of e-mail; undefined: the outbox, and none in production. */
  smtp: SmtpOptions | undefined;
  /** By whose key web push goes out; undefined where nothing is pushed, or the demonstration's own. */
  vapid: Vapid | undefined;
  /** The real-estate authority; the embedded registry when undefined. */
  rega: Omit<RegaOptions, 'now'> | undefined;
  /** The national sign-on; undefined where people cannot verify themselves, or the demonstration's answers. */
  nafath: Omit<NafathOptions, 'now' | 'fetch'> | undefined;
  /** The commercial register; undefined where offices cannot verify themselves, or the demonstration's answers. */
  wathq: Pick<WathqOptions, 'url' | 'apiKey'> | undefined;
  /** What proves that a push is the authority's. */
  authorityPush: PushProof;
  /** Encrypts the numbers that the authority asks for, while a licence needs them. */
  identityKey: string;
  /** The registry of identities. */
  registries: 'sandbox' | 'none';
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the environment; everything that is wrong with it is told at once, each by its name. An empty value is none. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, problems } = parse(env);
  const told = new Set(problems.map(nameIn));
  problems.push(...refusalsOf(values).filter((refusal) => !told.has(nameIn(refusal))));
  if (problems.length > 0) throw new Error(`Configuration is not valid:\n  ${problems.join('\n  ')}`);
  return configOf(Environment.parse(values));
}

/** Whether this is production; for scripts that need nothing else of the configuration. */
export function isProduction(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === 'production';
}

/** A problem is told as "NAME: why". */
const nameIn = (problem: string) => problem.split(':')[0];

/** Each variable by itself, so that one mistake hides no other. */
function parse(env: NodeJS.ProcessEnv): { values: Partial<Values>; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(VARIABLES)) {
    const given = env[name]?.trim() === '' ? undefined : env[name];
    const result = schema.safeParse(given);
    if (result.success) values[name] = result.data;
    else if (given === undefined) problems.push(`${name}: must be set`);
    else problems.push(...result.error.issues.map(({ message }) => `${name}: ${message}`));
  }
  return { values, problems };
}

function configOf(values: Values): Config {
  return {
    production: values.NODE_ENV === 'production',
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    worker: values.WORKER,
    metricsPort: values.METRICS_PORT ?? (values.NODE_ENV === 'production' ? METRICS_PORT : undefined),
    stop: { delaySeconds: values.STOP_DELAY_SECONDS, limitSeconds: values.STOP_LIMIT_SECONDS },
    replicaUrls: listOf(values.DATABASE_REPLICA_URLS),
    replicaLagSeconds: values.DATABASE_REPLICA_LAG_SECONDS,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    apiKeys: listOf(values.API_KEYS),
    corsOrigins: listOf(values.CORS_ORIGINS),
    pageOrigins: pageOriginsOf(values),
    mediaPrefix: values.MEDIA_PREFIX,
    mapStyleUrl: values.MAP_STYLE_URL,
    limitFactor: values.LIMIT_FACTOR ?? (values.NODE_ENV === 'production' ? 1 : MANY_FROM_ONE_MACHINE),
    shedding: values.SHEDDING === 'on',
    filesFolder: values.FILES_FOLDER,
    s3: s3Of(values),
    firstOperatorPhone: values.FIRST_OPERATOR_PHONE,
    pepper: values.SECRET_PEPPER,
    sandboxGatewaySecret: values.SANDBOX_GATEWAY_SECRET,
    moyasar: moyasarOf(values),
    applePayDomain: values.APPLE_PAY_DOMAIN_ASSOCIATION,
    sms: smsOf(values),
    whatsapp: whatsAppOf(values),
    smtp: smtpOf(values),
    vapid: vapidOf(values),
    rega: regaOf(values),
    nafath: nafathOf(values),
    wathq: wathqOf(values),
    authorityPush: pushProofOf(values),
    identityKey: values.IDENTITY_KEY,
    registries: values.REGISTRIES,
    logLevel: values.LOG_LEVEL,
  };
}

/** Origins of media, the map's style and the gateway come from their own variables and are not named here again. */
function pageOriginsOf(values: Values): string[] {
  const gateway = values.PAYMENT_GATEWAY === 'moyasar' ? [new URL(values.MOYASAR_URL).origin] : [];
  const media = URL.canParse(values.MEDIA_PREFIX) ? [new URL(values.MEDIA_PREFIX).origin] : [];
  const map = values.MAP_STYLE_URL === undefined ? [] : [new URL(values.MAP_STYLE_URL).origin];
  return [...new Set([...media, ...map, ...gateway, ...listOf(values.PAGE_ORIGINS)])];
}

function s3Of(values: Values): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, accessKeyId, secretAccessKey };
}

function moyasarOf(values: Values): MoyasarOptions | undefined {
  const {
    MOYASAR_PUBLISHABLE_KEY: publishableKey,
    MOYASAR_SECRET_KEY: secretKey,
    MOYASAR_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (values.PAYMENT_GATEWAY !== 'moyasar') return undefined;
  if (publishableKey === undefined || secretKey === undefined || webhookSecret === undefined)
    return undefined;
  return { url: values.MOYASAR_URL, publishableKey, secretKey, webhookSecret };
}

function regaOf(values: Values): Omit<RegaOptions, 'now'> | undefined {
  const {
    REGA_CLIENT_ID: clientId,
    REGA_CLIENT_SECRET: clientSecret,
    REGA_PLATFORM_ID: platformId,
    REGA_PLATFORM_OWNER_ID: platformOwnerId,
  } = values;
  if (values.LICENCE_AUTHORITY !== 'rega') return undefined;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  if (platformId === undefined || platformOwnerId === undefined) return undefined;
  return { url: values.REGA_URL, clientId, clientSecret, platformId, platformOwnerId };
}

function nafathOf(values: Values): Omit<NafathOptions, 'now' | 'fetch'> | undefined {
  const { NAFATH_APP_ID: appId, NAFATH_APP_KEY: appKey, NAFATH_SERVER_IP: serverIp } = values;
  if (appId === undefined || appKey === undefined || serverIp === undefined) return undefined;
  const { NAFATH_URL: url, NAFATH_SERVICE: service, NAFATH_AUDIENCE: audience } = values;
  return { url, appId, appKey, service, audience, serverIp };
}

function wathqOf({ WATHQ_URL: url, WATHQ_API_KEY: apiKey }: Values): Config['wathq'] {
  return apiKey === undefined ? undefined : { url, apiKey };
}

/** The embedded registry proves itself by a secret that development machines share. */
function pushProofOf(values: Values): PushProof {
  const addresses = listOf(values.REGA_PUSH_ADDRESSES);
  const { REGA_PUSH_USER: user = 'registry', REGA_PUSH_PASSWORD: password = DEVELOPMENT_SECRET } = values;
  return { user, password, addresses };
}

function smsOf(values: Values): SmsOptions | undefined {
  const { SMS_PROVIDER: provider, SMS_SENDER_NAME: senderName, SMS_SECRET: secret } = values;
  if (provider === 'outbox' || senderName === undefined || secret === undefined) return undefined;
  return { provider, senderName, secret, url: values.SMS_URL };
}

function whatsAppOf(values: Values): WhatsAppOptions | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = values;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
  if (token === undefined || phoneNumberId === undefined) return undefined;
  if (appSecret === undefined || verifyToken === undefined) return undefined;
  const { WHATSAPP_URL: url, WHATSAPP_CODE_TEMPLATE: codeTemplate } = values;
  return { url, token, phoneNumberId, appSecret, verifyToken, codeTemplate };
}

function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Values): SmtpOptions | undefined {
  return url === undefined || from === undefined ? undefined : { url, from };
}

function vapidOf({ VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject }: Values): Vapid | undefined {
  if (key === undefined || subject === undefined) return undefined;
  return { privateKey: Buffer.from(key, 'base64url'), subject };
}
