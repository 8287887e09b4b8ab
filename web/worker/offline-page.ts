import { withoutNetwork as ar } from '@diyar/messages/ar/without-network';
import { withoutNetwork as en } from '@diyar/messages/en/without-network';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;background:#fbfaf7;color:#1b1f1a;
font:17px/1.65 Tajawal,system-ui,"Segoe UI",Tahoma,sans-serif;text-align:center}
main{max-width:440px}h1{margin:0 0 8px;font-size:25px;line-height:1.25}p{margin:0 0 24px}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
a{min-height:48px;padding:10px 24px;box-sizing:border-box;border:1px solid currentColor;border-radius:12px;color:inherit;
font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
a.first{background:#0e7a53;border-color:#0e7a53;color:#fff}
@media (prefers-color-scheme:dark){body{background:#12140f;color:#f1f2ec}a.first{background:#3cc08e;border-color:#3cc08e;color:#06281b}}`;

/** All of the page is fixed text of ours; it loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";
const RETURN = "addEventListener('online',()=>location.reload())";

/** Returns the page for one that was not kept, in the language of its address; it asks for that one again once there is a network. */
export function offlinePage(pathname: string): Response {
  const isEnglish = /^\/en(\/|$)/.test(pathname);
  const words = isEnglish ? en : ar;
  const root = isEnglish ? '/en' : '';
  const html = `<!doctype html><html lang="${isEnglish ? 'en' : 'ar'}" dir="${isEnglish ? 'ltr' : 'rtl'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p>
<nav><a class="first" href="">${words.retry}</a><a href="${root}/dashboard/reservations">${words.bookings}</a>
<a href="${root}/dashboard/my_favorites">${words.favourites}</a></nav></main><script>${RETURN}</script></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return new Response(html, { headers });
}
