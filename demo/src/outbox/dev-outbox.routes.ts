import { dateTimeText, riyadhIso } from '@diyar/contract/values/format';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { plainPagePolicy } from '../../../api/src/platform/http/content-policy.ts';
import { newestMessages } from './outbox.queries.ts';

const MOST_SHOWN = 200;

export interface OutboxItem {
  channel: 'sms' | 'whatsapp' | 'email';
  to: string;
  text: string;
  /** ISO 8601 with Riyadh's offset. */
  at: string;
}

/**
 * `GET /_dev/outbox`: the messages that would have gone out, newest first; JSON when asked for, else a page to read.
 * Production has no such route (product.md 3).
 */
export function registerDevOutbox(
  app: FastifyInstance,
  { db, config }: { db: Database; config: { production: boolean } },
): void {
  if (config.production) return;
  app.get('/_dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const items = await itemsOf(db);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json') === true) return { items };
    return reply
      .header('content-security-policy', plainPagePolicy(STYLE))
      .type('text/html; charset=utf-8')
      .send(pageOf(items));
  });
}

async function itemsOf(db: Database): Promise<OutboxItem[]> {
  const rows = await newestMessages(db, MOST_SHOWN);
  return rows.map((row) => ({
    channel: row.channel,
    to: row.recipient,
    text: row.body ?? '',
    at: riyadhIso(row.created_at),
  }));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;
background:#fff;color:#1c1c1c}article{border:1px solid #d4d4d4;border-radius:8px;padding:.75rem 1rem;margin:1rem 0}
header{color:#5a5a5a;font-size:.875rem}p{margin:.25rem 0 0;white-space:pre-wrap}
@media (prefers-color-scheme:dark){body{background:#161616;color:#ededed}article{border-color:#444}header{color:#a8a8a8}}`;

function pageOf(items: readonly OutboxItem[]): string {
  const articles = items.map(
    ({ channel, to, text, at }) =>
      `<article><header><bdi dir="ltr">${escaped(to)}</bdi> · ${channel} · <time dir="ltr" datetime="${at}">${dateTimeText(at)}</time></header><p dir="auto">${escaped(text)}</p></article>`,
  );
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>صندوق الرسائل · Outbox</title><style>${STYLE}</style></head>
<body><h1>صندوق الرسائل · <span lang="en" dir="ltr">Outbox</span></h1>
<p>رسائل لم تخرج من هذا الجهاز، الأحدث أولًا.</p><p lang="en" dir="ltr">Messages that did not leave this machine, newest first.</p>
${articles.join('\n') || '<p>لا رسائل بعد · <span lang="en" dir="ltr">No messages yet</span></p>'}
</body></html>`;
}
