import type { Endpoint } from '@diyar/contract/call/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorActor } from './actor.ts';
import { Refusal } from './refusal.ts';
import { giveXsrfCookie, hasXsrfPair, isWrite } from './xsrf.ts';

/** Everything below it is the operators', and their cookie goes nowhere else. */
export const CONSOLE_PATH = '/api/v1/console';

export interface ConsoleDoor {
  cookieName: string;
  /** Origin of the site; the request's own when absent. */
  publicUrl: string | undefined;
  /** The operator of a session's token; null when it is unknown, ended or idle too long. */
  authenticate: (token: string, requestId: string, now: Date) => Promise<OperatorActor | null>;
}

export function isConsole(path: string): boolean {
  return path === CONSOLE_PATH || path.startsWith(`${CONSOLE_PATH}/`);
}

/**
 * Checks a call of the console (product.md 3): it comes from the site's own pages, a write carries the XSRF pair, the
 * operator is known by the cookie alone and has the right that the call names; a Bearer token is ignored. Its answer is
 * never cached.
 */
export async function passConsoleDoor(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  door: ConsoleDoor & { secureCookies: boolean; now: () => Date },
): Promise<OperatorActor | null> {
  reply.header('cache-control', 'private, no-store');
  refuseForeign(request, door.publicUrl);
  if (!isWrite(request)) giveXsrfCookie(request, reply, door.secureCookies);
  else if (!hasXsrfPair(request)) throw new Refusal('xsrf_mismatch');
  if (endpoint.caller !== 'operator') return null;
  const token = cookieOf(request, door.cookieName);
  const operator = token === undefined ? null : await door.authenticate(token, request.id, door.now());
  if (operator === null) throw new Refusal('console_login_required');
  if (endpoint.right === undefined || !operator.rights.has(endpoint.right)) throw new Refusal('forbidden');
  return operator;
}

/** Refuses calls of other sites' pages: browsers name the origin of a call, and a caller without one is no page. */
function refuseForeign(request: FastifyRequest, publicUrl: string | undefined): void {
  const own = publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origin !== own) throw new Refusal('foreign_origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin');
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
