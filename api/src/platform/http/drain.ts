import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface DrainLimits {
  /** How long requests are still taken, so that the balancer learns from `/readyz` to stop. */
  delaySeconds: number;
  /** How long what was begun may take. */
  limitSeconds: number;
}

/**
 * Ends an app that serves people: it is no longer ready, takes no new connection, finishes the requests and the other
 * work it has begun, within the limit, and closes. What is left then is cut off. Answers whether everything was finished.
 */
export async function drain(
  app: FastifyInstance,
  { delaySeconds, limitSeconds }: DrainLimits,
  others: () => Promise<unknown>,
): Promise<boolean> {
  app.life.stop();
  await sleep(delaySeconds * 1000);
  const finished = Promise.all([stopListening(app), others()]).then(() => true);
  const late = new AbortController();
  const limit = sleep(limitSeconds * 1000, false, { signal: late.signal });
  limit.catch(() => undefined);
  const isDone = await Promise.race([finished, limit]);
  late.abort();
  if (!isDone) app.server.closeAllConnections();
  await app.close();
  return isDone;
}

/** Resolves when the last connection has ended; each ends with the answer it waits for. */
function stopListening(app: FastifyInstance): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!app.server.listening) return Promise.resolve();
  app.server.close(() => resolve());
  return promise;
}
