import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { registerHealthRoutes } from '../http/health.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerOptions {
  db: Database;
  metrics: Metrics;
  /** Undefined: on the app's own address. */
  port: number | undefined;
}

/**
 * Measures an app and shows it at `/metrics`: on the app's own address, or, with `/healthz` and `/readyz` beside it, on
 * a loopback port of its own that no stranger reaches. Answers how to close that port.
 */
export async function openMetricsServer(
  app: FastifyInstance,
  { db, metrics, port }: MetricsServerOptions,
): Promise<() => Promise<void>> {
  metrics.watch(app);
  if (port === undefined) {
    showMetrics(app, metrics);
    return async () => undefined;
  }
  const own = Fastify();
  registerHealthRoutes(own, db, app.life);
  showMetrics(own, metrics);
  await own.listen({ host: '127.0.0.1', port });
  app.log.info({ port }, 'metrics');
  return () => own.close();
}

function showMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.render()),
  );
}
