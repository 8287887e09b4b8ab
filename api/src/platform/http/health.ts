import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { missingMigrations } from '../db/own-migrations.ts';
import { within } from '../within.ts';

/** Whether the process was asked to end: it then answers what it has, and wants no more. */
export interface Life {
  readonly isStopping: boolean;
  /** Work that has to end before requests do, because it has no end of its own. */
  onStop(work: () => void): void;
  stop(): void;
}

function newLife(): Life {
  const stopping = new AbortController();
  return {
    get isStopping() {
      return stopping.signal.aborted;
    },
    onStop: (work) => stopping.signal.addEventListener('abort', work),
    stop: () => stopping.abort(),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    life: Life;
  }
}

const LONGEST_CHECK_MS = 2000;

/**
 * `/healthz`: the process lives. `/readyz`: it wants requests, because the database answers, its schema is as new as this
 * code, and the process was not asked to end; else 503 with the reason.
 */
export function registerHealthRoutes(app: FastifyInstance, db: Database, life: Life = newLife()): void {
  app.decorate('life', life);
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = life.isStopping
      ? 'stopping'
      : await reasonNotToAsk(db).catch((err: unknown) => {
          request.log.warn({ err }, 'not ready');
          return 'database';
        });
    if (reason === undefined) return { status: 'ok' };
    return reply.code(503).header('retry-after', '2').send({ status: reason });
  });
  // A connection kept alive would keep the process alive.
  app.addHook('onSend', async (_request, reply) => {
    if (life.isStopping) reply.header('connection', 'close');
  });
}

async function reasonNotToAsk(db: Database): Promise<'migrations' | undefined> {
  const missing = await within(LONGEST_CHECK_MS, missingMigrations(db));
  return missing.length === 0 ? undefined : 'migrations';
}
