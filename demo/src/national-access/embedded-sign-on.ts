import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Demonstration } from '../../../api/src/deps.ts';
import { createNafath } from '../../../api/src/national-access/nafath.ts';
import { seal, unseal } from '../../../api/src/platform/secrets/seal.ts';
import { fetchInProcess } from '../gateway/fetch-in-process.ts';

/** Its address has no host: it answers within our own server. */
export const SIGN_ON_PATH = '/sandbox-nafath';
const AUDIENCE = 'diyar';
/** How long a signed answer may be believed. */
const ANSWER_SECONDS = 120;

/** The embedded national sign-on: the real adapter, asking this very server. */
export const openEmbeddedSignOn: Demonstration['nationalAccess'] = ({ app, now, secret }) =>
  createNafath({
    url: `http://localhost${SIGN_ON_PATH}/`,
    appId: 'diyar',
    appKey: appKeyOf(secret),
    service: 'Login',
    audience: AUDIENCE,
    serverIp: '127.0.0.1',
    now,
    fetch: fetchInProcess(app),
  });

/** What proves a caller to the embedded sign-on. */
export function appKeyOf(secret: string): string {
  return createHash('sha256').update(`sandbox-nafath:${secret}`).digest('hex');
}

const keyPair = generateKeyPair('RS256', { extractable: true });
const KEY_ID = 'sandbox';

/** The public key as the sign-on publishes it. */
export async function publicKeys(): Promise<{ keys: object[] }> {
  const jwk = await exportJWK((await keyPair).publicKey);
  return { keys: [{ ...jwk, kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
}

/** A signed answer about a transaction, as the sign-on sends it. */
export async function signAnswer(
  answer: { transactionId: string; status: 'COMPLETED' | 'REJECTED'; identityNumber: string },
  now: Date,
): Promise<string> {
  const { transactionId: transId, status, identityNumber } = answer;
  const named = identityNumber.startsWith('1') ? { nin: identityNumber } : { iqamaNumber: identityNumber };
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ transId, status, ...named })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
    .setIssuer('Nafath App')
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ANSWER_SECONDS)
    .sign((await keyPair).privateKey);
}

const sealing = (secret: string) => ({ secret, purpose: 'sandbox sign-on', owner: 'transaction' });

/** A transaction's id, which only this sign-on reads: it holds whose approval is asked for, so that any process can answer. */
export function transactionIdOf(identityNumber: string, secret: string): string {
  return seal(identityNumber, sealing(secret)).toString('base64url');
}

/** Whose approval a transaction asks for; throws for an id that is none of ours. */
export function identityOf(transactionId: string, secret: string): string {
  return unseal(Buffer.from(transactionId, 'base64url'), sealing(secret));
}
