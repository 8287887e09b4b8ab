import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../lifetimes/lifetimes.ts';
import { pagePolicy } from '../platform/http/content-policy.ts';
import { type PageOptions, type Respond, servePages } from './serve-pages.ts';

const WEB = new URL('../../../web/', import.meta.url);

interface DevServer {
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  respond: Respond;
  close: () => Promise<void>;
}

/**
 * The site on the API's own server: hashed files for a year, pages rendered by the web bundle. Register it last: it
 * answers every address without a route, except those that are not pages.
 */
export async function mountWeb(app: FastifyInstance, options: PageOptions): Promise<void> {
  const respond = options.dev ? await mountDevelopment(app) : await mountBuild(app, options);
  servePages(app, respond, options);
}

async function mountBuild(
  app: FastifyInstance,
  { pageOrigins = [], https = false }: PageOptions,
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
      if (/(-worker-[\w-]{1,40}|[/\\]service-worker)\.m?js(\.br|\.gz)?$/.test(path))
        reply.header('content-security-policy', workerPolicy);
    },
  });
  const bundle: { respond: Respond; release: string } = await import(entry.href);
  // Browsers let a page read this header of anything it asked for. A file is kept for a year, and would tell of its old build for as long.
  const release = `release;desc="${bundle.release}"`;
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api/') || url === '/readyz') reply.header('server-timing', release);
  });
  return bundle.respond;
}

/** Files with a hash in their name never change, the service worker is asked for each time, the rest after an hour. */
function cachingOf(path: string): string {
  if (/[/\\]service-worker\.js(\.br|\.gz)?$/.test(path)) return CACHE_CONTROL.askAgain;
  const hashed = /[/\\]assets[/\\][^/\\]+-[\w-]{6,8}\.\w+(\.br|\.gz)?$/.test(path);
  return hashed ? CACHE_CONTROL.forGood : CACHE_CONTROL.hour;
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
