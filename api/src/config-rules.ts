import { DEVELOPMENT_KEY, DEVELOPMENT_SECRET, listOf, type Values } from './config-variables.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Errors of variables that are each well formed: "NAME: why". A variable that is not among `values` was told
 * of already.
 */
export function refusalsOf(values: Partial<Values>): string[] {
  const mode = values.NODE_ENV === 'production' ? refusedInProduction(values) : refusedOutside(values);
  return [...missingCompanions(values), ...mode];
}

function refusedOutside({ HOST }: Partial<Values>): string[] {
  // The outbox shows everybody's codes, and every secret is the one everybody knows.
  if (HOST === undefined || LOOPBACK.has(HOST)) return [];
  return ['HOST: must be this machine alone outside production'];
}

type Companions = [when: boolean, because: string, names: readonly (keyof Values)[]];

/** Variables that are asked for by the value of another one. */
function missingCompanions(values: Partial<Values>): string[] {
  const provider = values.SMS_PROVIDER;
  const whatsApp = [
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ] as const;
  const nafath = ['NAFATH_APP_ID', 'NAFATH_APP_KEY', 'NAFATH_SERVER_IP'] as const;
  const moyasar = ['MOYASAR_PUBLISHABLE_KEY', 'MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET'] as const;
  const rega = [
    'REGA_CLIENT_ID',
    'REGA_CLIENT_SECRET',
    'REGA_PLATFORM_ID',
    'REGA_PLATFORM_OWNER_ID',
    'REGA_PUSH_USER',
    'REGA_PUSH_PASSWORD',
  ] as const;
  const rules: Companions[] = [
    [values.S3_BUCKET !== undefined, 'S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [values.LICENCE_AUTHORITY === 'rega', 'LICENCE_AUTHORITY=rega', rega],
    [values.PAYMENT_GATEWAY === 'moyasar', 'PAYMENT_GATEWAY=moyasar', moyasar],
    [
      provider !== undefined && provider !== 'outbox',
      `SMS_PROVIDER=${provider}`,
      ['SMS_SENDER_NAME', 'SMS_SECRET'],
    ],
    [nafath.some((name) => values[name] !== undefined), 'Nafath', nafath],
    [whatsApp.some((name) => values[name] !== undefined), 'WhatsApp', whatsApp],
    [values.VAPID_PRIVATE_KEY !== undefined, 'VAPID_PRIVATE_KEY', ['VAPID_SUBJECT']],
    [values.SMTP_URL !== undefined, 'SMTP_URL', ['MAIL_FROM']],
  ];
  return rules.flatMap(([when, because, names]) =>
    names.flatMap((name) =>
      when && !(values[name] !== undefined) ? [`${name}: must be set for ${because}`] : [],
    ),
  );
}

/** Production takes money and messages people: nothing in it may be a demonstration or known to everyone (product.md 3). */
function refusedInProduction(values: Partial<Values>): string[] {
  const refused: string[] = [];
  const refuse = (name: keyof Values, is: boolean, why: string) => {
    if (is) refused.push(`${name}: ${why}`);
  };
  const keys = listOf(values.API_KEYS ?? DEVELOPMENT_KEY);
  const { PUBLIC_URL } = values;
  refuse('API_KEYS', keys.length === 0, 'must hold a key in production');
  refuse(
    'API_KEYS',
    keys.includes(DEVELOPMENT_KEY),
    'must be set in production, and not to the development key',
  );
  refuse('LIMIT_FACTOR', values.LIMIT_FACTOR === 0, 'callers are counted in production');
  refuse('SHEDDING', values.SHEDDING === 'off', 'a crowd must not hold up who pays in production');
  refuse('SECRET_PEPPER', values.SECRET_PEPPER === DEVELOPMENT_SECRET, 'must be set in production');
  refuse('IDENTITY_KEY', values.IDENTITY_KEY === DEVELOPMENT_SECRET, 'must be set in production');
  refuse('PUBLIC_URL', PUBLIC_URL?.startsWith('https://') !== true, 'must be an https address in production');
  return [...refused, ...refusedPartners(values)];
}

/** The demonstration stands in for no contract partner. */
function refusedPartners(values: Partial<Values>): string[] {
  const refused: string[] = [];
  const refuse = (name: keyof Values, is: boolean, why: string) => {
    if (is) refused.push(`${name}: ${why}`);
  };
  const { MOYASAR_PUBLISHABLE_KEY: publishable, MOYASAR_SECRET_KEY: secret } = values;
  refuse(
    'PAYMENT_GATEWAY',
    values.PAYMENT_GATEWAY === 'sandbox',
    'the sandbox gateway is refused in production: set it to moyasar, and MOYASAR_PUBLISHABLE_KEY, MOYASAR_SECRET_KEY, MOYASAR_WEBHOOK_SECRET',
  );
  refuse(
    'MOYASAR_PUBLISHABLE_KEY',
    publishable !== undefined && !publishable.startsWith('pk_live_'),
    'must be a live publishable key (pk_live_…) in production',
  );
  refuse(
    'MOYASAR_SECRET_KEY',
    secret !== undefined && !secret.startsWith('sk_live_'),
    'must be a live secret key (sk_live_…) in production',
  );
  refuse(
    'SMS_PROVIDER',
    values.SMS_PROVIDER === 'outbox',
    'messages that are only written down are refused in production: set it to taqnyat or unifonic, and SMS_SENDER_NAME, SMS_SECRET',
  );
  refuse(
    'REGISTRIES',
    values.REGISTRIES === 'sandbox',
    'the sandbox registries are refused in production: set it to none, and what needs them is closed',
  );
  refuse(
    'LICENCE_AUTHORITY',
    values.LICENCE_AUTHORITY === 'sandbox',
    'the demonstration registry is refused in production: set it to rega, and REGA_CLIENT_ID, REGA_CLIENT_SECRET, REGA_PLATFORM_ID, REGA_PLATFORM_OWNER_ID, REGA_PUSH_USER, REGA_PUSH_PASSWORD',
  );
  return refused;
}
