import type { Lang } from '@diyar/messages/messages';

export interface MailPage {
  lang: Lang;
  /** Whom it is from, above everything. */
  from: string;
  /** What it says, the most important first. */
  paragraphs: readonly string[];
  /** Where to go on. */
  button?: { text: string; url: string } | undefined;
  /** A code, large and alone. */
  code?: string | undefined;
  /** Small, under a line. */
  footer: readonly { text: string; url?: string | undefined }[];
}

/** An e-mail as a page: styles on the elements, because mail programs drop the rest, and nothing fetched from anywhere. */
export function mailPage({ lang, from, paragraphs, button, code, footer }: MailPage): string {
  const [dir, side] = lang === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  const said = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('');
  const shown =
    code === undefined
      ? ''
      : `<p dir="ltr" style="margin:0 0 16px;font-size:28px;letter-spacing:4px;text-align:${side}">${escaped(code)}</p>`;
  const way =
    button === undefined
      ? ''
      : `<p style="margin:0 0 24px"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#0b6b4f;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(button.text)}</a></p>`;
  const small = footer
    .map(
      ({ text, url }) =>
        `<p style="margin:0 0 8px">${url === undefined ? escaped(text) : link(text, url)}</p>`,
    )
    .join('');
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:24px;background:#f6f5f1;color:#1c1c1c;font:16px/1.7 Tahoma,Arial,sans-serif;text-align:${side}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;color:#0b6b4f;font-weight:bold">${escaped(from)}</p>${said}${shown}${way}
<div style="border-top:1px solid #dddddd;padding-top:16px;color:#5a5a5a;font-size:13px">${small}</div></div></body></html>`;
}

function link(text: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:#5a5a5a">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
