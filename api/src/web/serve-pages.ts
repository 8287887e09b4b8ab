import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimits } from '../limits/limit-calls.ts';
import { limitOfPage } from '../limits/limits.ts';
import { pagePolicy, REPORTS_PATH } from '../platform/http/content-policy.ts';
import { isDatabaseLost } from '../platform/http/faults.ts';
import { siteOriginOf } from '../platform/http/origin-of.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { RETRY_AFTER_SECONDS, rankOfPage, type Shedding } from '../shedding/shedding.ts';
import { sendBusyPage } from './busy-page.ts';
import { createPageCache, type Encoding, type RenderedPage, readPage } from './kept-pages.ts';
import { type SiteFetch, siteApi } from './site-api.ts';

/** Paths that the server answers or refuses itself; a page is never shown in their place. */
const NOT_PAGES = /^\/(api|media|assets|_dev|sandbox-gateway|healthz|readyz|metrics)(\/|$)/;
/** Pages for developers: production has none (product.md 3). */
const DEVELOPERS_PAGES = /^(\/en)?\/_dev(\/|$)/;
const ENCODINGS: Encoding[] = ['zstd', 'br', 'gzip', 'identity'];

/** Answers one request of the site, by the web bundle. */
export type Respond = (request: Request, web: { apiFetch: SiteFetch; apiKey: string }) => Promise<Response>;

export interface PageOptions {
  /** Vite in the same process instead of the build. */
  dev: boolean;
  /** The key the site sends; everyone can read it in the page. */
  apiKey?: string;
  /** Origin of canonical addresses; the address the server listens on when absent. */
  publicUrl?: string | undefined;
  /** Origins beside its own that pages may fetch from and show pictures of. */
  pageOrigins?: readonly string[];
  /** Shows the interface kit under /_dev. */
  developersPages?: boolean;
  /** Behind https, as production always is. */
  https?: boolean;
  /** The headers with which a caller who has just written sees it; undefined for all others. */
  writerHeaders?: (request: FastifyRequest) => Record<string, string> | undefined;
  /** Counts the callers whose page has to be rendered. */
  limits: Pick<CallLimits, 'take'>;
  /** Refuses renderings while the process is behind; none when absent. */
  shedding?: Pick<Shedding, 'admit' | 'leave'>;
  /** Counts milliseconds, for how long pages are kept; the process's own when absent. */
  clock?: { now(): number };
}

/**
 * Answers every address without a route, except those that are not pages, with what `respond` makes of it: always
 * anonymously and without a cookie. Nothing of the request but its path and query reaches a page, so that a cache may
 * keep what is public. A page that is kept costs nearly nothing; one that has to be rendered is counted, as its
 * caller's calls of the API are, and refused while the process is behind, unless it leads to signing in, booking or paying, or its
 * caller has just written.
 */
export function servePages(app: FastifyInstance, respond: Respond, options: PageOptions): void {
  const web = {
    apiFetch: siteApi(app),
    apiKey: options.apiKey ?? 'diyar-development',
  };
  const { clock = performance, limits, shedding = REFUSES_NOTHING } = options;
  const kept = createPageCache(clock);
  const render = async (address: URL, apiFetch = web.apiFetch) =>
    readPage(withPolicy(await respond(new Request(address), { ...web, apiFetch }), options));
  const pageOf = (address: URL) => kept.get(address.href, () => render(address));
  const ownPageOf = async (address: URL, headers: Record<string, string>) => {
    const own = await render(address, siteApi(app, { headers }));
    return { ...own, headers: { ...own.headers, 'cache-control': 'private, no-store' } };
  };
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request.url, options)) return reply.callNotFound();
    const address = addressOf(request, siteOriginOf(app, options.publicUrl));
    const headers = options.writerHeaders?.(request);
    if (headers === undefined && kept.has(address.href))
      return sendPage(await pageOf(address), request, reply);
    const rank = headers === undefined ? rankOfPage(address.pathname) : undefined;
    if (rank !== undefined && !shedding.admit(rank))
      return sendBusyPage(reply, address.pathname, { kind: 'crowded', seconds: RETRY_AFTER_SECONDS });
    try {
      const seconds = await secondsToWait(limits, request, address);
      if (seconds > 0) return sendBusyPage(reply, address.pathname, { kind: 'busy', seconds });
      const page = headers === undefined ? pageOf(address) : ownPageOf(address, headers);
      return sendPage(await page, request, reply);
    } finally {
      if (rank !== undefined) shedding.leave();
    }
  });
}

const REFUSES_NOTHING: Pick<Shedding, 'admit' | 'leave'> = { admit: () => true, leave: () => {} };

/** Counts a page; while the database is lost nobody is counted, so that pages can say so, or do without it. */
async function secondsToWait(
  limits: Pick<CallLimits, 'take'>,
  request: FastifyRequest,
  address: URL,
): Promise<number> {
  try {
    return await limits.take(request, limitOfPage(address.pathname));
  } catch (error) {
    if (isDatabaseLost(error)) return 0;
    throw error;
  }
}

/** The page asked for, at the site's own origin. Throws `bad_request` when what was sent is no path. */
function addressOf(request: FastifyRequest, origin: string): URL {
  // Put together as text: an address that begins with two slashes would otherwise name another host.
  const address = URL.parse(`${origin}${request.url}`);
  if (address?.origin !== origin) throw new Refusal('bad_request');
  return address;
}

function isPage(url: string, { developersPages = false }: PageOptions): boolean {
  if (DEVELOPERS_PAGES.test(url)) return developersPages && /_dev\/kit(\?|$)/.test(url);
  return !NOT_PAGES.test(url);
}

/** The name by which the web bundle tells the hashes of a page's own inline scripts. */
const INLINE_SCRIPTS = 'inline-scripts';

/** A page with the content policy that fits its inline scripts; Vite's own pages of the development mode have none. */
function withPolicy(response: Response, { dev, pageOrigins = [], https = false }: PageOptions): Response {
  const scripts = response.headers.get(INLINE_SCRIPTS);
  response.headers.delete(INLINE_SCRIPTS);
  if (scripts === null) return response;
  const policy = pagePolicy({ origins: pageOrigins, scripts: scripts.split(' '), https });
  response.headers.set('content-security-policy', dev ? "frame-ancestors 'none'" : policy);
  response.headers.set('reporting-endpoints', `csp="${REPORTS_PATH}"`);
  return response;
}

/** Answers 304 without a body to a caller who holds the page already. */
async function sendPage(page: RenderedPage, request: FastifyRequest, reply: FastifyReply) {
  reply.code(page.status).headers({ ...page.headers, vary: 'accept-encoding' });
  if (page.status === 503) reply.headers({ 'retry-after': '5', 'cache-control': 'no-store' });
  if (page.status === 200 && !/no-store/.test(page.headers['cache-control'] ?? '')) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const encoding = (negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity') as Encoding;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.bodyIn(encoding));
}
