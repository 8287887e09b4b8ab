import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { IN_PROCESS } from '../platform/http/in-process.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { type Limit, limitOf, limitOfCall } from './limits.ts';

/** A changed setting is known everywhere within this. */
const FIGURES_KEPT_MS = 30_000;
/** What is no call of the contract, and costs something. */
const COUNTED = new Set(['/csp-reports', '/sitemap.xml', '/sitemap/:part']);

/**
 * Counts every call of the contract, the reports of browsers, and sitemaps, against the list in limits.ts, over all processes.
 * Throws `too_many_requests` with the seconds to wait. Comes after the gate, which knows who calls; what the site asks
 * of itself while it renders a page is not counted.
 */
export function installLimits(
  app: FastifyInstance,
  deps: BaseDeps & { config: { pepper: string; limitFactor: number } },
): void {
  const { pepper, limitFactor } = deps.config;
  if (limitFactor === 0) return;
  const wait = createLimiter(deps.db);
  const figures = keptFigures(deps);
  app.addHook('onRequest', async (request) => {
    const limit = limitOfRequest(request);
    if (limit === undefined || request.raw.socket.remoteAddress === IN_PROCESS) return;
    const now = deps.now();
    const { name, windowSeconds, lease } = limit;
    const most = Math.ceil((await figures(now))[limit.figure] * limitFactor);
    const caller = callerOf(request, limit, pepper);
    const seconds = await wait({ rule: name, limit: most, windowSeconds, lease }, caller, now);
    if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds });
  });
}

function limitOfRequest(request: FastifyRequest): Limit | undefined {
  const { config, url } = request.routeOptions;
  if (config.endpoint !== undefined) return limitOf(config.endpoint);
  return COUNTED.has(url ?? '') ? limitOfCall(`${request.method} ${url}`) : undefined;
}

/** An account is counted as itself wherever it is; a stranger as their network, an IPv6 one by its /64. */
function callerOf(request: FastifyRequest, limit: Limit, pepper: string): Buffer {
  if (limit.per === 'caller' && request.actor !== null) return Buffer.from(request.actor.accountId);
  return hashAddress(pepper, request.ip);
}

function keptFigures({
  db,
}: BaseDeps & { config: { pepper: string; limitFactor: number } }): (now: Date) => Promise<Figures> {
  let kept: { at: number; figures: Promise<Figures> } | undefined;
  return (now) => {
    const at = now.getTime();
    if (kept !== undefined && Math.abs(at - kept.at) < FIGURES_KEPT_MS) return kept.figures;
    const figures = figuresAt(db, now);
    kept = { at, figures };
    figures.catch(() => {
      kept = undefined;
    });
    return figures;
  };
}
