import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Longest wait for late data before the rest of a page is given up, in milliseconds. */
export const streamTimeout = 10_000;

/** People get the page as soon as its shell stands; programs that read pages get it whole. No cookie is ever set. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(), streamTimeout + 1000);
    const rendering = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      [ready]() {
        const body = new PassThrough();
        body.on('close', () => clearTimeout(timer));
        rendering.pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
