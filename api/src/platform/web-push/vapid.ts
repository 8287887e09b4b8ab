import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Identifies us to push services, so that they can tell us from others and reach us (RFC 8292). */
export interface Vapid {
  /** 32 bytes of P-256. */
  privateKey: Buffer;
  /** A `mailto:` or `https:` address at which whoever runs a push service finds us. */
  subject: string;
}

const HOURS_12 = 12 * 3600;

/** The key that browsers subscribe with, as they take it. */
export function publicKeyOf({ privateKey }: Pick<Vapid, 'privateKey'>): string {
  return pointOf(privateKey).toString('base64url');
}

/** Whether 32 bytes are a private key of the curve. */
export function isPrivateKey(bytes: Buffer): boolean {
  try {
    return bytes.length === 32 && pointOf(bytes).length === 65;
  } catch {
    return false;
  }
}

/** The header by which a push to `endpoint` is ours; good for 12 hours. */
export function authorizationOf(vapid: Vapid, endpoint: URL, now: Date): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + HOURS_12,
    sub: vapid.subject,
  };
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const key = signingKeyOf(vapid.privateKey);
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKeyOf(vapid)}`;
}

function pointOf(privateKey: Buffer): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  return own.getPublicKey();
}

function signingKeyOf(privateKey: Buffer) {
  const point = pointOf(privateKey);
  const text = (bytes: Buffer) => bytes.toString('base64url');
  const [x, y] = [text(point.subarray(1, 33)), text(point.subarray(33))];
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: text(privateKey), x, y } });
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
