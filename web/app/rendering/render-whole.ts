import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const DOCTYPE = '<!DOCTYPE html>';
/** What React writes around a part of the page that was not ready, for the browser to make. */
const UNREADY = '<!--$!-->';

/**
 * A page rendered to its end, as text. What is ready is written down at once, without the streams and the bytes in between
 * (measured: a fifth of a page's cost); a page with parts whose code has to be fetched first, as it happens once for
 * each part, is rendered again and waited for, `timeout` milliseconds at most. Throws what the page's frame throws.
 */
export async function renderWhole(make: () => ReactNode, options: { nonce: string; timeout: number }) {
  return renderReady(make()) ?? (await renderPatiently(make(), options));
}

/** Undefined when something in it has to be waited for, or fails: what is wrong is told by rendering it patiently. */
function renderReady(page: ReactNode): string | undefined {
  try {
    const rendered = renderToString(page);
    // Streamed, it is written by React itself.
    return rendered.includes(UNREADY) ? undefined : `${DOCTYPE}${rendered}`;
  } catch {
    return undefined;
  }
}

function renderPatiently(page: ReactNode, { nonce, timeout }: { nonce: string; timeout: number }) {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(), timeout);
    const rendering = renderToPipeableStream(page, {
      // Nothing is held back for a script to put in its place: what comes late in the browser is read without one too.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      nonce,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(rendering.pipe(new PassThrough())));
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
