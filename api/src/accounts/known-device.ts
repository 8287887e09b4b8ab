import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CONSOLE_PATH } from '../platform/http/console-door.ts';

/** Where a phone is signed in with a code: the site, or the operators' console. */
export type Door = 'site' | 'console';

interface Mark {
  cookie: string;
  /** The only calls the cookie goes to. */
  path: string;
  /** Names the door in the mark, so that a mark of one door is worthless at the other. */
  purpose: string;
  /** The cookie as it stands among others; the nonce and the mark. */
  pattern: RegExp;
}

const MARKS: Record<Door, Mark> = {
  site: {
    cookie: 'diyar-device',
    path: '/api/v1/auth',
    purpose: 'device',
    pattern: /(?:^|;\s*)diyar-device=([\w-]{16})\.([\w-]{43})(?:;|$)/,
  },
  console: {
    cookie: 'diyar-console-device',
    path: CONSOLE_PATH,
    purpose: 'console-device',
    pattern: /(?:^|;\s*)diyar-console-device=([\w-]{16})\.([\w-]{43})(?:;|$)/,
  },
};
const HALF_A_YEAR_SECONDS = 15_552_000;

function markOf(pepper: string, { purpose }: Mark, phone: string, nonce: string): string {
  return createHmac('sha256', pepper).update(`${purpose}:${phone}:${nonce}`).digest('base64url');
}

export interface DeviceCookie {
  door: Door;
  phone: string;
  /** Sent by https alone. */
  secure: boolean;
}

/**
 * The cookie by which a browser shows later that it signed this phone in at this door before. It opens nothing: it only
 * keeps the phone's codes of the day apart from those that strangers ask for. Only the door's own calls are sent it.
 */
export function deviceCookie(pepper: string, { door, phone, secure }: DeviceCookie): string {
  const mark = MARKS[door];
  const nonce = randomBytes(12).toString('base64url');
  const value = `${nonce}.${markOf(pepper, mark, phone, nonce)}`;
  return `${mark.cookie}=${value}; Path=${mark.path}; Max-Age=${HALF_A_YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Whether a request's cookies show that its browser signed this phone in at this door before. */
export function isKnownDevice(
  pepper: string,
  cookies: string | undefined,
  { door, phone }: Pick<DeviceCookie, 'door' | 'phone'>,
): boolean {
  const [, nonce, mark] = MARKS[door].pattern.exec(cookies ?? '') ?? [];
  if (nonce === undefined || mark === undefined) return false;
  return timingSafeEqual(Buffer.from(markOf(pepper, MARKS[door], phone, nonce)), Buffer.from(mark));
}
