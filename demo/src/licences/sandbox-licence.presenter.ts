import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { LicenceOnPaper } from './sandbox-licence.queries.ts';

/** Its one style; the route allows it by its hash. */
export const SANDBOX_LICENCE_STYLE = `
:root{color-scheme:light dark;--page:#fbfaf7;--card:#fff;--ink:#1b1f1a;--soft:#5a6158;--line:#e4e1d8;--gold:#86610f}
@media (prefers-color-scheme:dark){:root{--page:#12140f;--card:#1a1d17;--ink:#f1f2ec;--soft:#b3b9ad;--line:#2c3128;--gold:#d9b15e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink);
font:17px/1.65 Tajawal,system-ui,"Segoe UI",Tahoma,sans-serif}
main{width:100%;max-width:560px;background:var(--card);border:1px solid var(--line);border-radius:20px}
section{padding:24px}
section+section{border-block-start:1px solid var(--line)}
h1{margin:0 0 8px;font-size:20px;line-height:1.4;color:var(--gold)}
p{margin:0;color:var(--soft)}
`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function sectionIn(lang: Lang, licence: LicenceOnPaper): string {
  const translate = translatorOf(lang);
  const title = translate('ads.demoLicenceTitle', { number: licence.number });
  const text = translate('ads.demoLicenceText', {
    broker: licence.broker_name,
    issuedOn: licence.issued_on,
    expiresOn: licence.expires_on,
  });
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  return `<section lang="${lang}" dir="${dir}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
}

/** The sandbox registry's page about a licence, in both languages: that it is a demonstration, whose, and for how long. */
export function presentSandboxLicence(licence: LicenceOnPaper): string {
  const title = escapeHtml(translatorOf('ar')('ads.demoLicenceTitle', { number: licence.number }));
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${SANDBOX_LICENCE_STYLE}</style></head>
<body><main>${sectionIn('ar', licence)}${sectionIn('en', licence)}</main></body></html>`;
}
