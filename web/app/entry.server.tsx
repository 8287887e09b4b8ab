import { randomBytes } from 'node:crypto';
import { type EntryContext, ServerRouter } from 'react-router';
import type { SitePage } from '../server.ts';
import { HEAD_SCRIPT } from './layout/head-script.ts';
import { hashInlineScripts, hashOf, INLINE_SCRIPTS } from './rendering/hash-inline-scripts.ts';
import { hydrationScripts } from './rendering/hydration-data.ts';
import { matchedRoutes } from './rendering/matched-routes.ts';
import { renderWhole } from './rendering/render-whole.ts';

const HEAD_SCRIPT_HASH = hashOf(HEAD_SCRIPT);
const END = '</body></html>';

/** Longest wait for late data before a page is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** See `SitePage`. */
class PageResponse extends Response implements SitePage {
  readonly page: readonly string[];

  constructor(page: readonly string[], init: ResponseInit) {
    super(null, init);
    this.page = page;
  }
}

/** Every page is rendered to its end: it is the same for everyone, so it is kept and sent whole. No cookie is ever set. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = randomBytes(18).toString('base64url');
  // The router is not given the stream: what it holds is put into the page below, whole.
  const { serverHandoffStream, ...shared } = routerContext;
  const context = {
    ...shared,
    staticHandlerContext: asAsked(routerContext.staticHandlerContext, request),
    manifest: matchedRoutes(routerContext),
  };
  const scripts = await hydrationScripts(serverHandoffStream, nonce);
  const router = () => <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const rendered = await renderWhole(router, { nonce, timeout: streamTimeout + 1000 });
  const hasScripts = routerContext.renderMeta?.didRenderScripts === true;
  // Without them the browser's router would wait for its data for good.
  if (hasScripts && !rendered.endsWith(END)) throw new Error(`a page ends without ${END}`);
  const parts = hasScripts ? [rendered.slice(0, -END.length), scripts, END] : [rendered];
  const { page, hashes } = hashInlineScripts(parts, nonce);
  headers.set(INLINE_SCRIPTS, [HEAD_SCRIPT_HASH, ...hashes].join(' '));
  return new PageResponse(page, { status, headers });
}

/**
 * The address as the browser has it: the router writes queries anew (a comma becomes %2C), and links made of one would then
 * differ between here and there.
 */
function asAsked(
  context: EntryContext['staticHandlerContext'],
  request: Request,
): EntryContext['staticHandlerContext'] {
  return { ...context, location: { ...context.location, search: new URL(request.url).search } };
}
