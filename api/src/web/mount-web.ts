import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, REPORTS_PATH } from '../platform/http/content-policy.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { type Encoding, KeptPages, type RenderedPage, readPage } from './kept-pages.ts';
import { type SiteFetch, siteApi } from './site-api.ts';

const WEB = new URL('../../../web/', import.meta.url);
/** What the server itself answers, or refuses; a page is never shown in its place. */
const NOT_PAGES = /^\/(api|media|assets|_dev|sandbox-gateway|healthz|readyz|metrics)(\/|$)/;
/** Pages for developers: production has none (product.md 3). */
const DEVELOPERS_PAGES = /^(\/en)?\/_dev(\/|$)/;
const ONE_YEAR_SECONDS = 31_536_000;
const ENCODINGS: Encoding[] = ['zstd', 'br', 'gzip', 'identity'];
/**
 * Twice this, as a page is made of answers, after the quarter of a second for which what is kept of ads is trusted (kept-ads.ts),
 * and still nobody sees what is over for a second (product.md 6).
 */
const KEPT_MILLIS = 375;

type Respond = (request: Request, web: { apiFetch: SiteFetch; apiKey: string }) => Promise<Response>;

interface DevServer {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  respond: Respond;
  close: () => Promise<void>;
}

export interface WebOptions {
  /** Vite in the same process instead of the build. */
  dev: boolean;
  /** The key the site sends; everyone can read it in the page. */
  apiKey?: string;
  /** Origin of canonical addresses; the request's own when absent. */
  publicUrl?: string | undefined;
  /** Origins beside its own that pages may fetch from and show pictures of. */
  pageOrigins?: readonly string[];
  /** Shows the interface kit under /_dev. */
  developersPages?: boolean;
  /** Behind https, as production always is. */
  https?: boolean;
  /** What somebody who has just written must be asked with to see it; undefined for everybody else. */
  writerHeaders?: (request: FastifyRequest) => Record<string, string> | undefined;
}

/**
 * The site on the API's own server: hashed files for a year, pages rendered by the web bundle, always anonymously and
 * without a cookie. Register it last: it answers every address nobody else answers, except those that are not pages.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const respond = options.dev ? await mountDevelopment(app) : await mountBuild(app, options);
  const web = {
    apiFetch: siteApi(app, { shareMillis: KEPT_MILLIS }),
    apiKey: options.apiKey ?? 'diyar-development',
  };
  const kept = new KeptPages({ keepMillis: KEPT_MILLIS });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request.url, options)) return reply.callNotFound();
    const origin = originOf(request, options.publicUrl);
    // Put together as text: an address that begins with two slashes would otherwise name another host.
    const address = new URL(`${origin}${request.url}`);
    const headers = options.writerHeaders?.(request);
    if (headers !== undefined) {
      const apiFetch = siteApi(app, { shareMillis: KEPT_MILLIS, headers });
      const own = await readPage(
        withPolicy(await respond(new Request(address), { ...web, apiFetch }), options),
      );
      return sendPage(
        { ...own, headers: { ...own.headers, 'cache-control': 'private, no-store' } },
        request,
        reply,
      );
    }
    const page = await kept.find(address.href, async () =>
      readPage(withPolicy(await respond(new Request(address), web), options)),
    );
    return sendPage(page, request, reply);
  });
}

function isPage(url: string, { developersPages = false }: WebOptions): boolean {
  if (DEVELOPERS_PAGES.test(url)) return developersPages && /_dev\/kit(\?|$)/.test(url);
  return !NOT_PAGES.test(url);
}

/** The name by which the web bundle tells the hashes of a page's own inline scripts. */
const INLINE_SCRIPTS = 'inline-scripts';

/** A page with the content policy that fits its inline scripts; Vite's own pages of the development mode have none. */
function withPolicy(response: Response, { dev, pageOrigins = [], https = false }: WebOptions): Response {
  const scripts = response.headers.get(INLINE_SCRIPTS);
  response.headers.delete(INLINE_SCRIPTS);
  if (scripts === null) return response;
  const policy = pagePolicy({ origins: pageOrigins, scripts: scripts.split(' '), https });
  response.headers.set('content-security-policy', dev ? "frame-ancestors 'none'" : policy);
  response.headers.set('reporting-endpoints', `csp="${REPORTS_PATH}"`);
  return response;
}

/** Answers 304 without a body to whoever holds the page already. */
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

async function mountBuild(
  app: FastifyInstance,
  { pageOrigins = [], https = false }: WebOptions,
): Promise<Respond> {
  const workerPolicy = pagePolicy({ origins: pageOrigins, https });
  const entry = new URL('build/server/index.js', WEB);
  if (!existsSync(entry)) throw new Error('The site is not built: run `npm run build -w web` first');
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('build/client/', WEB)),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      // A worker lives by the policy its own file comes with.
      if (/-worker-[\w-]{1,40}\.m?js(\.br|\.gz)?$/.test(path))
        reply.header('content-security-policy', workerPolicy);
    },
  });
  const bundle: { respond: Respond } = await import(entry.href);
  return bundle.respond;
}

/** Files with a hash in their name never change; the rest is asked for again after an hour. */
function cachingOf(path: string): string {
  const hashed = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(path);
  return hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, max-age=3600';
}

async function mountDevelopment(app: FastifyInstance): Promise<Respond> {
  const module: { startDevServer: (server: Server) => Promise<DevServer> } = await import(
    new URL('dev-server.ts', WEB).href
  );
  const server = await module.startDevServer(app.server);
  app.addHook('onClose', () => server.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    server.middleware(request.raw, reply.raw, () => done());
  });
  return server.respond;
}
