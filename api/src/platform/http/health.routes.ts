import { ENDPOINTS } from '@diyar/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers. And what the API is, for readers. */
export function registerHealthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', DOCS_POLICY)
      .type('text/html; charset=utf-8')
      .send(docsPage(Object.values(ENDPOINTS))),
  );
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
