import { type Endpoint, neededRight } from '@diyar/contract/call/endpoint';
import type { Lang } from '@diyar/messages/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, OperatorActor } from './actor.ts';
import { holdsCardNumber } from './card-number.ts';
import { type ConsoleDoor, isConsole, passConsoleDoor } from './console-door.ts';
import { Refusal } from './refusal.ts';
import { refuseNul } from './request-texts.ts';
import { differsInXsrf, isWrite, sameText } from './xsrf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    lang: Lang;
    actor: Actor | null;
    operator: OperatorActor | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface GateOptions {
  apiKeys: readonly string[];
  secureCookies: boolean;
  /** The actor of a token; null when the token is unknown, revoked or idle too long, unless it refuses itself. */
  authenticate: (token: string, now: Date) => Promise<Actor | null>;
  /** Refuses a caller who has to accept something first; asked before a write that is not open to them regardless. */
  refuseBeforeTerms: (actor: Actor, now: Date) => Promise<void>;
  now: () => Date;
  console: ConsoleDoor;
}

/** Installs the checks that every call of the API passes, in this order: language, apiKey, XSRF pair, token, right, terms, no NUL, no card numbers. */
export function installGate(app: FastifyInstance, options: GateOptions): void {
  app.decorateRequest('lang', 'ar');
  app.decorateRequest('actor', null);
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request, reply) => {
    request.lang = langOf(request);
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint === undefined) return;
    if (endpoint.withoutApiKey !== true) checkApiKey(request, options.apiKeys);
    if (isConsole(endpoint.path)) {
      request.operator = await passConsoleDoor(request, reply, endpoint, { ...options, ...options.console });
      return;
    }
    if (isWrite(request) && differsInXsrf(request)) throw new Refusal('xsrf_mismatch');
    // A token that is sent is read on every call, so that a bad one is refused; calls for anyone still get no actor.
    const actor = endpoint.withoutApiKey === true ? null : await readActor(request, options);
    if (endpoint.caller !== 'anyone') request.actor = actor;
    if (endpoint.caller === 'token' && request.actor === null) throw new Refusal('login_required');
    if (request.actor?.rights.has(neededRight(endpoint)) === false) throw whyNot(request.actor);
    await refuseBeforeTerms(request, endpoint, options);
    // Answers to an actor are private; answers to everybody still differ by language.
    reply.header('vary', [reply.getHeader('vary'), 'lang'].flat().filter(Boolean).join(', '));
    if (request.actor !== null) reply.header('cache-control', 'private, no-store');
  });
  app.addHook('preValidation', async (request) => {
    for (const part of [request.params, request.query, request.body]) refuseNul(part);
    if (request.routeOptions.config.endpoint !== undefined && holdsCardNumber(request.body)) {
      throw new Refusal('card_number_refused');
    }
  });
}

/** Why somebody lacks a right. */
function whyNot({ isSuspended, isForeign }: Actor): Refusal {
  if (isSuspended) return new Refusal('account_suspended');
  return new Refusal(isForeign ? 'foreign_guest' : 'role_forbids');
}

/** Holds up who has not accepted the terms in force; reading, and what lets them leave, stays open. */
async function refuseBeforeTerms(
  request: FastifyRequest,
  { caller, beforeTerms }: Endpoint,
  options: GateOptions,
): Promise<void> {
  if (request.actor === null || caller !== 'token' || beforeTerms === true || !isWrite(request)) return;
  await options.refuseBeforeTerms(request.actor, options.now());
}

/** The language a caller asks for: Arabic unless English (product.md 3). */
export function langOf(request: Pick<FastifyRequest, 'headers'>): Lang {
  return request.headers.lang === 'en' ? 'en' : 'ar';
}

function checkApiKey(request: FastifyRequest, apiKeys: readonly string[]): void {
  const sent = request.headers.apikey;
  if (typeof sent !== 'string' || !apiKeys.some((key) => sameText(key, sent)))
    throw new Refusal('api_key_unknown');
}

async function readActor(request: FastifyRequest, options: GateOptions): Promise<Actor | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  const actor = token === undefined ? null : await options.authenticate(token, options.now());
  if (actor === null) throw new Refusal('invalid_token');
  return actor;
}
