import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

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
    const rendering = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        rendering.pipe(body);
        text(body).then((page) => resolve(new Response(page, { status, headers })), reject);
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
