import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const WEB = new URL('../../../web/', import.meta.url);
/** What the server itself answers, or refuses; a page is never shown in its place. */
const NOT_PAGES = /^\/(api|media|assets|_dev|sandbox-gateway|healthz|readyz|metrics)(\/|$)/;
/** Flushed with every piece: a compressor that waits for more would hold the first byte of a streamed page back. */
const COMPRESSION = {
  encodings: ['br', 'gzip'] satisfies ('br' | 'gzip')[],
  customTypes: /^text\//,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
};
const ONE_YEAR_SECONDS = 31_536_000;

type ApiFetch = (input: string, init?: RequestInit) => Promise<Response>;
type Respond = (request: Request, web: { apiFetch: ApiFetch; apiKey: string }) => Promise<Response>;

interface DevServer {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  respond: Respond;
  close: () => Promise<void>;
}

export interface WebOptions {
  /** Vite in the same process instead of the build. */
  dev: boolean;
  /** Reaches the API without a socket. */
  apiFetch: ApiFetch;
  /** The key the site sends; everyone can read it in the page. */
  apiKey?: string;
  /** Origin of canonical addresses; the request's own when absent. */
  publicUrl?: string | undefined;
}

/**
 * The site on the API's own server: hashed files for a year, pages rendered by the web bundle, always anonymously and
 * without a cookie. Register it last: it answers every address nobody else answers, except those that are not pages.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const respond = options.dev ? await mountDevelopment(app) : await mountBuild(app);
  const web = { apiFetch: options.apiFetch, apiKey: options.apiKey ?? 'diyar-development' };
  await app.register(async (pages) => {
    await pages.register(compress, COMPRESSION);
    pages.get('/*', { schema: { hide: true } }, async (request, reply) => {
      if (NOT_PAGES.test(request.url)) return reply.callNotFound();
      reply.header('vary', 'accept-encoding');
      const response = await respond(pageRequest(request, reply, options.publicUrl), web);
      // Fastify measures what HEAD would have sent and stumbles over a Response without a body.
      if (response.body === null) {
        return reply.code(response.status).headers(Object.fromEntries(response.headers)).send('');
      }
      return reply.send(response);
    });
  });
}

async function mountBuild(app: FastifyInstance): Promise<Respond> {
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

/** The request as the web bundle takes it. It ends with its connection, so nobody renders for someone who left. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): Request {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  const agent = request.headers['user-agent'];
  if (agent !== undefined) headers.set('user-agent', agent);
  return new Request(new URL(request.url, origin), { method: request.method, headers, signal: gone.signal });
}
