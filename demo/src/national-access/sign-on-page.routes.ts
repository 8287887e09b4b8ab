import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../api/src/deps.ts';
import { plainPagePolicy } from '../../../api/src/platform/http/content-policy.ts';
import { identityOf, signAnswer } from './embedded-sign-on.ts';
import { findOpenRequests, type OpenRequest } from './open-requests.queries.ts';

const PATH = '/_dev/nafath';
const Decision = z.object({ id: z.uuid(), number: z.string() });

/**
 * `/_dev/nafath`: what the national app of everybody who was just asked for approval shows; the tester picks a number, or refuses. Production has
 * no such route.
 */
export function registerSignOnPage(app: FastifyInstance, { db, config, now }: Deps): void {
  const { identityKey: secret } = config;
  const open = () => findOpenRequests(db, now());

  app.get(PATH, { schema: { hide: true } }, async (_, reply) => {
    const requests = await open();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPagePolicy(STYLE, "'self'"))
      .type('text/html; charset=utf-8')
      .send(
        pageOf(
          requests.map((request) => ({ ...request, identity: identityOf(request.transaction_id, secret) })),
        ),
      );
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.post(PATH, { schema: { hide: true } }, async (request, reply) => {
      const decision = Decision.safeParse(request.body);
      const found = (await open()).find(({ id }) => decision.success && id === decision.data.id);
      if (decision.success && found !== undefined) {
        const { transaction_id: transactionId, chosen_number, id } = found;
        const status = decision.data.number === String(chosen_number) ? 'COMPLETED' : 'REJECTED';
        const identityNumber = identityOf(transactionId, secret);
        const token = await signAnswer({ transactionId, status, identityNumber }, now());
        const payload = { token, transId: transactionId, requestId: id };
        await app.inject({ method: 'POST', url: '/api/v1/webhooks/nafath', payload });
      }
      return reply.redirect(PATH, 303);
    });
  });
}

/** Three numbers to pick from, as the app shows them: the asked one among two others. */
function choicesOf(number: number): number[] {
  const choices = new Set([number]);
  while (choices.size < 3) choices.add(randomInt(10, 100));
  return [...choices].toSorted((one, other) => one - other);
}

const STYLE = `body{font:17px/1.6 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#1c1c1c}
article{border:1px solid #d4d4d4;border-radius:12px;padding:1rem;margin:1rem 0}form{display:flex;gap:.75rem;flex-wrap:wrap}
button{font:inherit;min-width:4rem;min-height:48px;border-radius:12px;border:1px solid #777;background:transparent;color:inherit;cursor:pointer}
@media (prefers-color-scheme:dark){body{background:#161616;color:#ededed}article{border-color:#444}}`;

function pageOf(requests: readonly (OpenRequest & { identity: string })[]): string {
  const articles = requests.map(
    ({
      id,
      identity,
      chosen_number,
    }) => `<article><p>طلب دخول من ديار لصاحب الهوية المنتهية بـ<bdi dir="ltr">${identity.slice(-4)}</bdi> ·
<span lang="en" dir="ltr">Diyar asks for the approval of the identity ending in ${identity.slice(-4)}</span></p>
<form method="post" action="${PATH}"><input type="hidden" name="id" value="${id}">
${choicesOf(chosen_number)
  .map((number) => `<button name="number" value="${number}">${number}</button>`)
  .join('')}<button name="number" value="no">رفض · <span lang="en">Reject</span></button></form></article>`,
  );
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>نفاذ التجريبي · Sandbox Nafath</title><style>${STYLE}</style></head>
<body><h1>نفاذ التجريبي · <span lang="en" dir="ltr">Sandbox Nafath</span></h1>
<p>ما يعرضه تطبيق نفاذ الآن لمن طُلبت موافقته. اختر الرقم المعروض في ديار.</p>
<p lang="en" dir="ltr">What the national app shows now. Pick the number that Diyar shows.</p>
${articles.join('\n') || '<p>لا طلبات الآن · <span lang="en" dir="ltr">No requests now</span></p>'}
</body></html>`;
}
