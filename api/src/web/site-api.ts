import type { FastifyInstance } from 'fastify';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import { type Clock, LoadingCache } from '../platform/cache/loading-cache.ts';
import { IN_PROCESS } from '../platform/http/in-process.ts';

/** As much of a Response as the site's client reads. */
export interface SiteAnswer {
  ok: boolean;
  status: number;
  /** Shared between pages: to be read, never changed. */
  json(): Promise<unknown>;
}

export type SiteFetch = (path: string, init?: RequestInit) => Promise<SiteAnswer>;

interface Answered extends SiteAnswer {
  isForAll: boolean;
}

/** More than pages ask for in the time answers are shared; old ones stay until others need the room. */
const MOST_ANSWERS = 250;

/**
 * The API as the site's pages ask it while they are rendered: anonymous reads in the same process, without a socket.
 * Pages rendered within its lifetime share an answer that is the same for everyone, so that a thousand readers cost the
 * database what one does.
 */
export function siteApi(
  app: Pick<FastifyInstance, 'inject'>,
  { headers: own = {}, clock = performance }: { headers?: Record<string, string>; clock?: Clock } = {},
): SiteFetch {
  const shared = new LoadingCache<string, Answered>({
    most: MOST_ANSWERS,
    lifetime: LIFETIMES.pageAnswer,
    isKept: ({ isForAll }) => isForAll,
    clock,
  });
  const ask = async (path: string, headers: Record<string, string>): Promise<Answered> => {
    const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: IN_PROCESS });
    const body: unknown = answer.json();
    const ok = answer.statusCode >= 200 && answer.statusCode < 300;
    const isForAll = ok && !/no-store|private/.test(String(answer.headers['cache-control'] ?? ''));
    return { ok, status: answer.statusCode, isForAll, json: () => Promise.resolve(body) };
  };
  return (path, init) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), ...own };
    return shared.get(`${headers.lang} ${path}`, () => ask(path, headers));
  };
}
