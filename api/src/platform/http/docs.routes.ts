import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

/** The API's documentation: a page for people, OpenAPI 3.1 for programs. */
export function registerDocsRoutes(app: FastifyInstance): void {
  // Writing it takes a second of everybody's: once, by whoever asks first.
  let page: string | undefined;
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage(Object.values(ENDPOINTS));
    return reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
