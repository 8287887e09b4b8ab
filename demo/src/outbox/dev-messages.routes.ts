import {
  NOTIFICATIONS,
  type NotificationKey,
  type NotificationKind,
} from '@diyar/contract/words/notification-words';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { FastifyInstance } from 'fastify';
import { mailOf, outsideTextOf } from '../../../api/src/notifications/outside-text.ts';
import { sentenceOf } from '../../../api/src/notifications/sentence.ts';
import { whatsAppTextOf } from '../../../api/src/notifications/whatsapp-templates.ts';
import { plainPagePolicy } from '../../../api/src/platform/http/content-policy.ts';
import { SIDES, type Side, sampleEvent } from './sample-event.ts';

/** One notification as a side of it reads it in a language. */
export interface MessagePreview {
  key: NotificationKey;
  kind: NotificationKind;
  lang: Lang;
  side: Side;
  site: string;
  /** What goes to the phone; null for news that is told on the site alone. */
  sms: string | null;
  /** What goes by WhatsApp, in its approved template; null for news that is told on the site alone. */
  whatsapp: { template: string; text: string } | null;
  /** What goes by e-mail, where an SMS goes too. */
  mail: { subject: string; text: string; html: string } | null;
}

/**
 * `GET /_dev/messages`: every notification, with sample values, as the site, an SMS, WhatsApp and an e-mail say it in both languages; JSON when asked
 * for, else a page to read. Production has no such route.
 */
export function registerDevMessages(
  app: FastifyInstance,
  { config }: { config: { production: boolean; publicUrl: string | undefined } },
): void {
  if (config.production) return;
  app.get('/_dev/messages', { schema: { hide: true } }, async (request, reply) => {
    const items = previewsOf(config.publicUrl);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.headers.accept?.includes('application/json') === true) return { items };
    return reply
      .header('content-security-policy', plainPagePolicy(STYLE))
      .type('text/html; charset=utf-8')
      .send(pageOf(items));
  });
}

/** A sentence that does not differ by side is shown once. */
function previewsOf(publicUrl: string | undefined): MessagePreview[] {
  const keys = Object.keys(NOTIFICATIONS) as NotificationKey[];
  return keys.flatMap((key) =>
    LANGS.flatMap((lang) => {
      const previews = SIDES.map((side) => previewOf(key, { lang, side, publicUrl }));
      return previews.filter(({ site }, place) => place === 0 || site !== previews[0]?.site);
    }),
  );
}

function previewOf(
  key: NotificationKey,
  { lang, side, publicUrl }: { lang: Lang; side: Side; publicUrl: string | undefined },
): MessagePreview {
  const event = sampleEvent(key, side);
  const { kind, isInside }: { kind: NotificationKind; isInside?: true } = NOTIFICATIONS[key];
  const said = { happened: 1, lang, publicUrl };
  const sms = isInside ? null : outsideTextOf(event, said);
  const mail = isInside ? null : mailOf(event, { ...said, kind, key: 'sample' });
  const site = sentenceOf(event, 1, lang);
  const { template, text } = whatsAppTextOf(site, { kind, lang });
  const whatsapp = isInside ? null : { template: template.name, text };
  return { key, kind, lang, side, site, sms, whatsapp, mail };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;
background:#fff;color:#1c1c1c}section{border:1px solid #d4d4d4;border-radius:8px;padding:.75rem 1rem;margin:1rem 0}
h3{font-size:.875rem;margin:0;color:#5a5a5a;overflow-wrap:anywhere}p{margin:.5rem 0 0}
pre{font:inherit;font-size:.875rem;margin:.25rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:#5a5a5a}
@media (prefers-color-scheme:dark){body{background:#161616;color:#ededed}section{border-color:#444}h3,pre{color:#a8a8a8}}`;

function pageOf(items: readonly MessagePreview[]): string {
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>نصوص الإشعارات · Notifications</title><style>${STYLE}</style></head>
<body><h1>نصوص الإشعارات · <span lang="en" dir="ltr">Notifications</span></h1>
<p>كل إشعار كما يظهر في الموقع، وتحته الرسالة النصية ثم رسالة واتساب ثم البريد إن كانت له. القيم للتوضيح.</p>
<p lang="en" dir="ltr">Each notification as the site shows it, above its SMS, WhatsApp message and e-mail where it has them. The values are samples.</p>
${[...kinds].map(([kind, previews]) => kindOf(kind, previews)).join('\n')}
</body></html>`;
}

function kindOf(kind: NotificationKind, previews: readonly MessagePreview[]): string {
  const [ar, en] = LANGS.map((lang) => translatorOf(lang)(`notifications.kinds.${kind}`));
  const keys = [...Map.groupBy(previews, ({ key }) => key)];
  return `<h2>${ar} · <span lang="en" dir="ltr">${en}</span></h2>
${keys.map(([key, of]) => `<section><h3><bdi dir="ltr">${key}</bdi></h3>${of.map(textsOf).join('')}</section>`).join('\n')}`;
}

function textsOf({ lang, site, sms, whatsapp, mail }: MessagePreview): string {
  const where = `lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`;
  const shown = (text: string) => `<pre ${where}>${linesOf(text)}</pre>`;
  const outside = [sms, whatsapp?.text, mail?.text].flatMap((text) =>
    typeof text === 'string' ? [shown(text)] : [],
  );
  return `<p ${where}>${escaped(site)}</p>${outside.join('<hr>')}`;
}

function linesOf(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line) => `<bdi dir="${/[\u0600-\u06ff]/.test(line) ? 'rtl' : 'ltr'}">${escaped(line)}</bdi>`)
    .join('\n');
}
