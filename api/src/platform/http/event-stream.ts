import type { FastifyReply } from 'fastify';

export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
}

/** The most bytes that wait for a listener; one who does not read is let go, and looks again when they come back. */
const MOST_UNREAD_BYTES = 64 * 1024;

/**
 * Answers with server-sent events until either side ends it; `onEnd` is called once, and at once when the
 * listener is gone already.
 */
export function openEventStream(reply: FastifyReply, onEnd: () => void): EventStream {
  const { raw } = reply;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
  );
  reply.hijack();
  if (raw.destroyed) onEnd();
  else raw.once('close', onEnd);
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A proxy that gathers an answer before it passes it on would gather for ever.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return {
    send: (event, data) => {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    },
    end: () => raw.end(),
  };
}
