import { createHash } from 'node:crypto';
import { moneyText } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { threeDSecurePath } from './sandbox-payment.presenter.ts';
import type { SandboxPaymentRow, Verdict } from './sandbox-payment.ts';
import { THREE_D_SECURE_TEXTS, type ThreeDSecureTexts } from './three-d-secure-texts.ts';

const STYLE = `
:root{color-scheme:light dark;--go:#0e7a53;--on-go:#fff;--page:#fbfaf7;--card:#fff;--ink:#1b1f1a;--soft:#5a6158;
--line:#e4e1d8;--danger:#b3261e;--gold:#86610f}
@media (prefers-color-scheme:dark){:root{--go:#3cc08e;--on-go:#06281b;--page:#12140f;--card:#1a1d17;--ink:#f1f2ec;
--soft:#b3b9ad;--line:#2c3128;--danger:#ff8a80;--gold:#d9b15e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink);
font:17px/1.65 Tajawal,system-ui,"Segoe UI",Tahoma,sans-serif}
main{width:100%;max-width:440px;background:var(--card);border:1px solid var(--line);border-radius:20px;padding:24px}
h1{margin:0 0 8px;font-size:25px;line-height:1.25}
p{margin:0 0 16px}
.sandbox{color:var(--gold);font-size:15px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd.amount{font-weight:700}
form{display:grid;gap:12px}
button,a{display:block;width:100%;min-height:48px;padding:8px 16px;border:1px solid var(--line);border-radius:12px;
background:transparent;color:var(--ink);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button small{display:block;color:var(--soft);font-size:13px}
.go{background:var(--go);border-color:var(--go);color:var(--on-go);font-weight:700}
.no{border-color:var(--danger);color:var(--danger)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
`;

/** No script, no foreign part, no framing; forms post here and may be led back to the shop on the same site. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256')
    .update(STYLE)
    .digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

/** The shop's language, told by the address it wants its visitor back at. */
export function langOf(payment: SandboxPaymentRow): Lang {
  return /^\/en(\/|$)/.test(new URL(payment.callback_url).pathname) ? 'en' : 'ar';
}

/** The page of the card's bank: what is to be paid, and the four ways the sandbox lets it end. */
export function askPage(payment: SandboxPaymentRow): string {
  const lang = langOf(payment);
  const texts = THREE_D_SECURE_TEXTS[lang];
  return page(
    lang,
    `<p>${escapeHtml(texts.lead)}</p>
${facts(payment, texts)}
<form method="post" action="${threeDSecurePath(payment.id)}">
${button('approve', 'go', texts.approve)}
${button('decline', 'no', texts.decline)}
${button('slow', '', texts.slow, texts.slowHint)}
${button('lost', '', texts.lost, texts.lostHint)}
</form>`,
  );
}

/** Shown on coming back to a payment that was answered. */
export function answeredPage(payment: SandboxPaymentRow, callback: string): string {
  const lang = langOf(payment);
  const texts = THREE_D_SECURE_TEXTS[lang];
  return page(
    lang,
    `<p>${escapeHtml(texts.answered)}</p>
${facts(payment, texts)}
<a class="go" href="${escapeHtml(callback)}">${escapeHtml(texts.back)}</a>`,
  );
}

export function unknownPage(lang: Lang): string {
  return page(lang, `<p>${escapeHtml(THREE_D_SECURE_TEXTS[lang].unknown)}</p>`);
}

function facts(payment: SandboxPaymentRow, texts: ThreeDSecureTexts): string {
  const description = payment.description === null ? [] : [[texts.description, payment.description]];
  const rows = [[texts.merchant, texts.shop], ...description].map(
    ([term, text]) => `<dt>${escapeHtml(term ?? '')}</dt><dd><bdi>${escapeHtml(text ?? '')}</bdi></dd>`,
  );
  return `<dl>${rows.join('')}
<dt>${escapeHtml(texts.amount)}</dt><dd class="amount"><bdi dir="ltr">${escapeHtml(moneyText(payment.amount))}</bdi></dd>
<dt>${escapeHtml(texts.card)}</dt><dd><bdi dir="ltr">${escapeHtml(payment.number_masked)}</bdi></dd></dl>`;
}

function button(verdict: Verdict, look: string, text: string, hint?: string): string {
  const small = hint === undefined ? '' : `<small>${escapeHtml(hint)}</small>`;
  const attribute = look === '' ? '' : ` class="${look}"`;
  return `<button name="verdict" value="${verdict}"${attribute}>${escapeHtml(text)}${small}</button>`;
}

function page(lang: Lang, content: string): string {
  const texts = THREE_D_SECURE_TEXTS[lang];
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(texts.title)}</h1>
<p class="sandbox">${escapeHtml(texts.sandbox)}</p>
${content}
</main></body></html>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
