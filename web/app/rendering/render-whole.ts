import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const DOCTYPE = '<!DOCTYPE html>';
/** The mark that React writes for a Suspense boundary that was not ready. */
const UNREADY = '<!--$!-->';

/**
 * Renders a page to its end, as text. `renderToString` does it without streams and encoding where every lazy part is loaded
 * already; a page with parts whose code has to be fetched first (once for each part and process) is rendered again as a stream
 * and waited for, `timeout` milliseconds at most. Throws what the page's frame throws.
 */
export async function renderWhole(make: () => ReactNode, options: { nonce: string; timeout: number }) {
  return renderSynchronously(make()) ?? (await renderStreamed(make(), options));
}

/** Returns undefined when a part has to be waited for, or fails: the stream tells what is wrong. */
function renderSynchronously(page: ReactNode): string | undefined {
  try {
    const rendered = renderToString(page);
    // Streamed, it is written by React itself.
    return rendered.includes(UNREADY) ? undefined : `${DOCTYPE}${rendered}`;
  } catch {
    return undefined;
  }
}

function renderStreamed(page: ReactNode, { nonce, timeout }: { nonce: string; timeout: number }) {
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
