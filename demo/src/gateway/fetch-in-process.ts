import type { FastifyInstance } from 'fastify';

const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` that reaches our own server without a socket: whatever host is asked for, the app answers. It is handed
 * the app late, because the app's own dependencies may want this fetch first.
 */
export function fetchInProcess(app: () => FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const answer = await untilAborted(
      request.signal,
      app().inject({
        method: request.method as 'GET' | 'POST' | 'DELETE',
        url: request.url,
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
      }),
    );
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

/** An injected call cannot be cut off, but its caller need not wait for it. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
