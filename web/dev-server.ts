import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { WebContext } from './app/api/api-context.ts';
import type { SitePage } from './server.ts';

type WebBundle = typeof import('./server.ts');

/** Vite inside the same server: what the development mode mounts instead of the build. */
export async function startDevServer(httpServer: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  return {
    /** Answers what is Vite's own (modules, styles, public files) or calls `next`. */
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    respond: async (request: Request, web: WebContext): Promise<SitePage> => {
      const bundle = (await vite.ssrLoadModule('./server.ts')) as WebBundle;
      return bundle.respond(request, web);
    },
    close: () => vite.close(),
  };
}
