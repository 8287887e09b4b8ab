import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { THEME_SCRIPT } from './layout/theme.ts';
import { hashOf, INLINE_SCRIPTS, sealScripts } from './seal-scripts.ts';

/** Longest wait for late data before a page is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** Every page is rendered to its end: it is the same for everyone, so it is kept and sent whole. No cookie is ever set. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(), streamTimeout + 1000);
    const nonce = randomBytes(18).toString('base64url');
    const router = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const rendering = renderToPipeableStream(router, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        rendering.pipe(body);
        text(body).then((rendered) => {
          const { page, hashes } = sealScripts(rendered, nonce);
          headers.set(INLINE_SCRIPTS, [hashOf(THEME_SCRIPT), ...hashes].join(' '));
          resolve(new Response(page, { status, headers }));
        }, reject);
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
