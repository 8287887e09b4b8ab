import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../within.ts';

/** Figures of the whole database, by the name they are shown under. */
export type Readings = Record<string, number>;

export interface MetricsSources {
  pool: Pool;
  /** The meaning of each reading, by its name without the prefix. */
  meanings: Readonly<Record<string, string>>;
  read: () => Promise<Readings>;
}

const PREFIX = 'diyar_';
const LONGEST_READING_MS = 2000;

export interface Metrics {
  contentType: string;
  /** Everything in Prometheus' text format; figures of a database that does not answer are left out. */
  render(): Promise<string>;
  /** Starts measuring the requests of an app. */
  watch(app: FastifyInstance): void;
}

/** Measures this process and its database. The process' own figures have their usual names (`nodejs_…`). */
export function openMetrics(sources: MetricsSources): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measurePool(register, sources.pool);
  const readAll = readingsOf(register, sources);
  const requests = new Histogram({
    name: `${PREFIX}http_request_seconds`,
    help: 'How long requests took, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  return {
    contentType: register.contentType,
    render: async () => {
      await readAll();
      return await register.metrics();
    },
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = 'none', config } = request.routeOptions;
        // The life of a stream is no measure of our work.
        if (config.endpoint?.streams === true) return;
        const labels = { method: request.method, route, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
  };
}

function measurePool(register: Registry, pool: Pool): void {
  new Gauge({
    name: `${PREFIX}database_pool_connections`,
    help: 'Connections of this process: all, those nobody uses, and callers waiting for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function readingsOf(register: Registry, { meanings, read }: MetricsSources): () => Promise<void> {
  const up = new Gauge({
    name: `${PREFIX}database_up`,
    help: 'Whether the database answered this question',
    registers: [register],
  });
  const gauges = Object.entries(meanings).map(
    ([name, help]) => [name, new Gauge({ name: `${PREFIX}${name}`, help, registers: [register] })] as const,
  );
  return async () => {
    const readings = await within(LONGEST_READING_MS, read()).catch(() => undefined);
    up.set(readings === undefined ? 0 : 1);
    for (const [name, gauge] of gauges) {
      const value = readings?.[name];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  };
}
