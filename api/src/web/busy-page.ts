import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { FastifyReply } from 'fastify';
import { plainPagePolicy } from '../platform/http/content-policy.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;background:#fbfaf7;color:#1b1f1a;
font:17px/1.65 Tajawal,system-ui,"Segoe UI",Tahoma,sans-serif;text-align:center}
main{max-width:440px}h1{margin:0 0 8px;font-size:25px;line-height:1.25}p{margin:0 0 24px}
a{display:inline-block;min-height:48px;padding:10px 24px;box-sizing:border-box;border-radius:12px;background:#0e7a53;color:#fff;
font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#12140f;color:#f1f2ec}a{background:#3cc08e;color:#06281b}}`;

/** Longer than a caller is told to wait: pages in many browsers are not to come back in one instant with those who press. */
const CROWDED_AGAIN_SECONDS = 8;

/** The language a page's path is in, as the data of a page too: Arabic unless below /en. */
function langOfPath(pathname: string): Lang {
  return /^\/en(\/|\.data$|$)/.test(pathname) ? 'en' : 'ar';
}

/** Why a page is not shown: its own caller asked for too many, or everybody together did. */
export interface Busy {
  kind: 'busy' | 'crowded';
  /** After which to ask again. */
  seconds: number;
}

const STATUS: Record<Busy['kind'], 429 | 503> = { busy: 429, crowded: 503 };
/** The word for the browser's router, which shows its own page. */
const WORD: Record<Busy['kind'], string> = { busy: 'too_many_requests', crowded: 'crowded' };

function pageIn(lang: Lang, kind: Busy['kind']): string {
  const t = translatorOf(lang);
  const [title, text] =
    kind === 'busy'
      ? [t('shell.errors.busyTitle'), t('shell.errors.busyText')]
      : [t('crowd.title'), t('crowd.text')];
  // The page reloads itself only for a crowd: a caller who asked for too many waits for a press.
  const again = kind === 'busy' ? '' : `<meta http-equiv="refresh" content="${CROWDED_AGAIN_SECONDS}">`;
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${again}
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>${text}</p><a href="">${t('common.retry')}</a></main></body></html>`;
}

const pagesOf = (kind: Busy['kind']): Record<Lang, string> => ({
  ar: pageIn('ar', kind),
  en: pageIn('en', kind),
});
const PAGES = { busy: pagesOf('busy'), crowded: pagesOf('crowded') };

/**
 * Refuses a page to a caller who asked for too many (429), or while everybody together does (503): with the seconds to wait and a
 * page of words alone, in the language of the address, which is neither cached nor indexed. The browser's router, which asks for
 * data, shows its own page.
 */
export function sendBusyPage(reply: FastifyReply, pathname: string, { kind, seconds }: Busy): FastifyReply {
  reply.code(STATUS[kind]).headers({
    'retry-after': seconds,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  if (pathname.endsWith('.data')) return reply.type('text/plain; charset=utf-8').send(WORD[kind]);
  const lang = langOfPath(pathname);
  return reply
    .header('content-language', lang)
    .header('content-security-policy', plainPagePolicy(STYLE))
    .type('text/html; charset=utf-8')
    .send(PAGES[kind][lang]);
}
