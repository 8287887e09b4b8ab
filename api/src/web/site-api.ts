import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
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
 * The API for pages of the site while they are rendered: anonymous reads in the same process, without a socket.
 * Pages asked for within `shareMillis` of each other share an answer that is the same for everyone, so that a thousand
 * readers cost the database what one does.
 */
export function siteApi(
  app: Pick<FastifyInstance, 'inject'>,
  {
    shareMillis,
    headers: own = {},
    clock = performance,
  }: { shareMillis: number; headers?: Record<string, string>; clock?: { now(): number } },
): SiteFetch {
  const shared = new LRUCache<string, Promise<Answered>>({
    max: MOST_ANSWERS,
    ttl: shareMillis,
    ttlResolution: 0,
    perf: clock,
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
    const key = `${headers.lang} ${path}`;
    const known = shared.get(key);
    if (known !== undefined) return known;
    const answer = ask(path, headers);
    shared.set(key, answer);
    const forget = () => {
      if (shared.peek(key) === answer) shared.delete(key);
    };
    answer.then(({ isForAll }) => isForAll || forget(), forget);
    return answer;
  };
}
