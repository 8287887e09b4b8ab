import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { HEAD_SCRIPT } from './layout/head-script.ts';
import { withPatientScripts } from './layout/patient-scripts.ts';
import { hashOf, INLINE_SCRIPTS, sealScripts } from './seal-scripts.ts';

const HEAD_SCRIPT_HASH = hashOf(HEAD_SCRIPT);

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
      // Nothing is held back for a script to put in its place: what comes late in the browser is read without one too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const pieces: Uint8Array[] = [];
        const sink = new Writable({
          highWaterMark: Number.MAX_SAFE_INTEGER,
          write(piece: Uint8Array, _encoding, done) {
            pieces.push(piece);
            done();
          },
          final(done) {
            const { page, hashes } = sealScripts(withPatientScripts(Buffer.concat(pieces).toString()), nonce);
            headers.set(INLINE_SCRIPTS, [HEAD_SCRIPT_HASH, ...hashes].join(' '));
            resolve(new Response(page, { status, headers }));
            done();
          },
        });
        sink.on('error', reject);
        rendering.pipe(sink);
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
