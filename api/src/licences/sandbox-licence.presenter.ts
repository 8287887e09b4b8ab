import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { LicenceOnPaper } from './licence.queries.ts';

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
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>
<body>${sectionIn('ar', licence)}${sectionIn('en', licence)}</body></html>`;
}
