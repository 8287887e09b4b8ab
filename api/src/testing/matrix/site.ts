import { type Row, unguarded } from './rows.ts';

/** A browser of another site asks before it calls. */
const PREFLIGHT = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };

/** Routes beside the API and the pages, open to everyone. */
export const SITE_ROWS: Record<string, Row> = {
  'GET /healthz': unguarded(200),
  'GET /readyz': unguarded(200),
  'GET /api/docs': unguarded(200),
  'GET /api/v1/openapi.json': unguarded(200),
  'GET /robots.txt': unguarded(200),
  'GET /manifest.webmanifest': unguarded(200),
  'GET /.well-known/apple-developer-merchantid-domain-association': unguarded(404),
  'GET /en/manifest.webmanifest': unguarded(200),
  'GET /sitemap.xml': unguarded(200),
  'GET /sitemap/{part}': unguarded(200, () => ({ params: { part: 'ads-1-of-1.xml' } })),
  'ANY /api/*': unguarded(404),
  'POST /csp-reports': unguarded(204, () => ({ body: {} })),
  'OPTIONS *': unguarded(204, () => ({ headers: PREFLIGHT })),
};
