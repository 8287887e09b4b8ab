import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { totpAt } from '../../../api/src/operators/totp.ts';
import { DEMO_OPERATOR, DEMO_OPERATORS } from './demo-operator.ts';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#fff;
color:#1c1c1c}output{font-size:2.5rem;font-weight:700;letter-spacing:.15em;font-variant-numeric:tabular-nums}
@media (prefers-color-scheme:dark){body{background:#161616;color:#ededed}}`;

/**
 * `GET /_dev/totp`: what the authenticator app of the demo operator shows now; JSON when asked for, else a page to read.
 * Production has no such route.
 */
export function registerDevTotp(app: FastifyInstance, { config, now }: Deps): void {
  if (config.production) return;
  app.get('/_dev/totp', { schema: { hide: true } }, async (request, reply) => {
    const code = totpAt(DEMO_OPERATOR.totpSecret, now());
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json') === true) return { code };
    const secondsLeft = 30 - (Math.floor(now().getTime() / 1000) % 30);
    return reply
      .header('refresh', String(secondsLeft))
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(pageOf(code));
  });
}

function pageOf(code: string): string {
  const phones = DEMO_OPERATORS.map(({ typed }) => `<bdi dir="ltr">${typed}</bdi>`).join(' و');
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>رمز المصادقة · Authenticator</title><style>${STYLE}</style></head>
<body><h1>رمز المصادقة · <span lang="en" dir="ltr">Authenticator</span></h1>
<p>ما يعرضه الآن تطبيق المصادقة لمشغّلي العرض التجريبي ${phones}. كل رمز يصلح لكل منهم مرة واحدة.</p>
<p lang="en" dir="ltr">What the authenticator app of the demo operators shows now. Each code works once for each of them.</p>
<output dir="ltr">${code}</output></body></html>`;
}
