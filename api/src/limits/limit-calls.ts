import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { clockOf, LoadingCache } from '../platform/cache/loading-cache.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { IN_PROCESS } from '../platform/http/in-process.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { type Limit, limitOf, limitOfCall, WRONG_PROOFS } from './limits.ts';

/** Counted paths that are no calls of the contract. */
const COUNTED = new Set(['/csp-reports', '/sitemap.xml', '/sitemap/:part']);

/** Counts callers over all processes; calls that the site makes itself while it renders a page are not counted. */
export interface CallLimits {
  /** Counts a request against a limit and answers 0, or the seconds its caller must wait. */
  take(request: FastifyRequest, limit: Limit): Promise<number>;
  /** Counts a request against a limit; throws `too_many_requests` with the seconds to wait. */
  refuseBeyond(request: FastifyRequest, limit: Limit): Promise<void>;
  /** Counts a wrong proof: what to refuse it with, `forbidden`, or `too_many_requests` past the limit. */
  wrongProof(request: FastifyRequest): Promise<Refusal>;
}

type Counting = BaseDeps & { config: { pepper: string; limitFactor: number } };

/** Counts no network when the configuration's factor is 0. */
export function openCallLimits(deps: Counting): CallLimits {
  const { pepper, limitFactor } = deps.config;
  const limiter = createLimiter(deps.db);
  const figures = keptFigures(deps);
  const isCounted = ({ raw }: FastifyRequest) => limitFactor > 0 && raw.socket.remoteAddress !== IN_PROCESS;
  const take: CallLimits['take'] = async (request, limit) => {
    if (!isCounted(request)) return 0;
    const now = deps.now();
    const { name, windowSeconds, lease } = limit;
    const { [limit.figure]: ofOne, limit_network_people: people } = await figures(now);
    const { caller, isNetwork } = callerOf(request, limit, pepper);
    const most = Math.ceil(ofOne * limitFactor * (isNetwork && limit.isSharedByNetwork ? people : 1));
    return await limiter.take({ rule: name, limit: most, windowSeconds, lease }, caller, now);
  };
  const refuseBeyond: CallLimits['refuseBeyond'] = async (request, limit) => {
    const seconds = await take(request, limit);
    if (seconds > 0) throw tooMany(seconds);
  };
  return {
    take,
    refuseBeyond,
    wrongProof: async (request) => {
      const seconds = await take(request, WRONG_PROOFS);
      return seconds > 0 ? tooMany(seconds) : new Refusal('forbidden');
    },
  };
}

/**
 * Counts every call of the contract, the reports of browsers, and sitemaps, against the list in limits.ts. Throws
 * `too_many_requests` with the seconds to wait. Comes after the gate, which knows who calls.
 */
export function installLimits(app: FastifyInstance, limits: CallLimits): void {
  app.addHook('onRequest', async (request) => {
    const limit = limitOfRequest(request);
    if (limit !== undefined) await limits.refuseBeyond(request, limit);
  });
}

const tooMany = (retryAfterSeconds: number) => new Refusal('too_many_requests', { retryAfterSeconds });

function limitOfRequest(request: FastifyRequest): Limit | undefined {
  const { config, url } = request.routeOptions;
  if (config.endpoint !== undefined) return limitOf(config.endpoint);
  return COUNTED.has(url ?? '') ? limitOfCall(`${request.method} ${url}`) : undefined;
}

/**
 * An account, and an operator in the console, is counted as itself wherever it is; a stranger as their network, an IPv6 one
 * by its /64.
 */
function callerOf(
  { actor, operator, ip }: FastifyRequest,
  limit: Limit,
  pepper: string,
): { caller: Buffer; isNetwork: boolean } {
  const someone = limit.per === 'caller' ? (actor?.accountId ?? operator?.operatorId) : undefined;
  if (someone !== undefined) return { caller: Buffer.from(someone), isNetwork: false };
  return { caller: hashAddress(pepper, ip), isNetwork: true };
}

/** The figures in force, for a while: a changed setting is known to every process within it. */
function keptFigures({ db, now }: Counting): (at: Date) => Promise<Figures> {
  const kept = new LoadingCache<'all', Figures>({
    most: 1,
    lifetime: LIFETIMES.limitFigures,
    clock: clockOf(now),
  });
  return (at) => kept.get('all', () => figuresAt(db, at));
}
