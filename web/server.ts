import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiContext, type WebContext } from './app/api/api-context.ts';

// Given as a function, the build would be loaded, and its routes ranked, anew for every page (measured: a twelfth of it).
// The library's own two types of a build differ by an `undefined` under exactOptionalPropertyTypes.
const build = (await import('virtual:react-router/server-build')) as ServerBuild;
const handle = createRequestHandler(build, import.meta.env.MODE);

/** Names the build: a page whose browser runs another one is told so (`app/rendering/use-new-release.ts`). */
export const release = build.assets.version;

/**
 * An answer of the site. A page has its whole text in `page`, in pieces, and an empty body: a stream would be encoded and
 * read once more. Any other answer has its body.
 */
export interface SitePage extends Response {
  readonly page?: readonly string[];
}

/**
 * Answers one request of the site: the only thing the server needs from this bundle. `web` carries the fetch that
 * reaches the API without a socket. Rendering is always anonymous: no header of the request reaches the API.
 */
export async function respond(request: Request, web: WebContext): Promise<SitePage> {
  const context = new RouterContextProvider();
  context.set(apiContext, web);
  return handle(request, context);
}
