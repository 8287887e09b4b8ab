import type { FastifyInstance, FastifyRequest } from 'fastify';
import { langOf } from '../platform/http/gate.ts';
import { IN_PROCESS } from '../platform/http/in-process.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { openLateness } from '../platform/lateness.ts';
import {
  COUNTING_CALL,
  PUBLIC_CALLS,
  type Rank,
  RETRY_AFTER_SECONDS,
  type Shedding,
  SPARED_CALLS,
} from './shedding.ts';

const READ_EVERY_MS = 500;
const SPARED: ReadonlySet<string> = new Set(SPARED_CALLS);
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_CALLS);

declare module 'fastify' {
  interface FastifyRequest {
    /** Counted as under way by the shedding. */
    isAdmitted: boolean;
  }
}

/**
 * Refuses calls with `unavailable` while the process is behind: comes before the gate, so that a refusal costs nearly nothing. Calls
 * that a page makes while it is rendered are part of that page, which was admitted.
 */
export function installShedding(app: FastifyInstance, shedding: Shedding): void {
  app.decorateRequest('isAdmitted', false);
  app.addHook('onRequest', async (request) => {
    const rank = rankOf(request);
    if (rank === undefined) return;
    request.isAdmitted = shedding.admit(rank);
    if (request.isAdmitted) return;
    request.lang = langOf(request);
    throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
  // The work is done here, whether or not its caller is still there to hear of it.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.isAdmitted) shedding.leave();
    request.isAdmitted = false;
    return payload;
  });
  watchLateness(app, shedding);
}

/** Returns the rank of a call; undefined for those never refused. A caller with a token is no stranger: if it is a wrong one, the gate says so. */
function rankOf(request: FastifyRequest): Rank | undefined {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined || request.raw.socket.remoteAddress === IN_PROCESS) return undefined;
  const call = `${endpoint.method} ${endpoint.path}`;
  if (SPARED.has(call)) return 'spared';
  if (call === COUNTING_CALL && Object.hasOwn(request.query as object, 'facets')) return 'spared';
  return PUBLIC.has(call) && request.headers.authorization === undefined ? 'public' : undefined;
}

function watchLateness(app: FastifyInstance, shedding: Shedding): void {
  let stop = () => {};
  app.addHook('onListen', async () => {
    const lateness = openLateness();
    const timer = setInterval(() => {
      const before = shedding.level;
      const lateMs = lateness.read();
      shedding.hear(lateMs);
      const { level, underWay } = shedding;
      if (level !== before) app.log.warn({ level, lateMs, underWay }, `shedding: level ${level}`);
    }, READ_EVERY_MS);
    timer.unref();
    stop = () => {
      clearInterval(timer);
      lateness.close();
    };
  });
  app.addHook('preClose', async () => stop());
}
