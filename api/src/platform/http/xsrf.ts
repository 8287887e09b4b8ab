import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export function isWrite(request: FastifyRequest): boolean {
  return WRITES.has(request.method);
}

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function pairOf(request: FastifyRequest): { cookie: string | undefined; header: string | undefined } {
  const cookie = XSRF_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  const header = request.headers['x-xsrf-token'];
  return {
    cookie: cookie === undefined ? undefined : decoded(cookie),
    header: typeof header === 'string' ? header : undefined,
  };
}

/** Whether cookie and header are both there and differ. */
export function differsInXsrf(request: FastifyRequest): boolean {
  const { cookie, header } = pairOf(request);
  return cookie !== undefined && header !== undefined && !sameText(cookie, header);
}

/** Whether cookie and header are both there and the same. */
export function hasXsrfPair(request: FastifyRequest): boolean {
  const { cookie, header } = pairOf(request);
  return cookie !== undefined && header !== undefined && sameText(cookie, header);
}

/** As it stands when it is no percent encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Sets the readable, Lax XSRF cookie unless the browser has one (settings/general and the console do). */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (XSRF_COOKIE.test(request.headers.cookie ?? '')) return;
  const value = randomBytes(24).toString('base64url');
  reply.header('set-cookie', `XSRF-TOKEN=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
}
