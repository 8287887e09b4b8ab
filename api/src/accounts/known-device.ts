import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE = /(?:^|;\s*)diyar-device=([\w-]{16})\.([\w-]{43})(?:;|$)/;
const HALF_A_YEAR_SECONDS = 15_552_000;

function markOf(pepper: string, phone: string, nonce: string): string {
  return createHmac('sha256', pepper).update(`device:${phone}:${nonce}`).digest('base64url');
}

/**
 * The cookie by which a browser shows later that it signed this phone in before. It opens nothing: it only keeps the
 * phone's codes of the day apart from those that strangers ask for. Only the calls of signing in are sent it.
 */
export function deviceCookie(pepper: string, phone: string, secure: boolean): string {
  const nonce = randomBytes(12).toString('base64url');
  const value = `${nonce}.${markOf(pepper, phone, nonce)}`;
  return `diyar-device=${value}; Path=/api/v1/auth; Max-Age=${HALF_A_YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Whether a request's cookies show that its browser signed this phone in before. */
export function isKnownDevice(pepper: string, cookies: string | undefined, phone: string): boolean {
  const [, nonce, mark] = COOKIE.exec(cookies ?? '') ?? [];
  if (nonce === undefined || mark === undefined) return false;
  return timingSafeEqual(Buffer.from(markOf(pepper, phone, nonce)), Buffer.from(mark));
}
