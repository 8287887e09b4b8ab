import { hash } from 'node:crypto';

/** The header by which a page tells the server the hashes of its own inline scripts; it goes no further. */
export const INLINE_SCRIPTS = 'Inline-Scripts';

export function hashOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

/**
 * Takes the nonce out of a rendered page and answers the hashes of the inline scripts that carried it. Only our own
 * rendering knows the nonce: a script that somebody's text smuggled in has none, gets no hash, and does not run. What
 * remains is the same for everyone, so a shared cache may keep it. Goes once from mark to mark: a page is long, and marks are few.
 */
export function sealScripts(page: string, nonce: string): { page: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const pieces: string[] = [];
  let from = 0;
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, from)) {
    const end = page.indexOf('>', at);
    const attributes = page.slice(page.lastIndexOf('<', at), at) + page.slice(at + mark.length, end);
    if (/^<script\b(?!.*\ssrc=)/s.test(attributes))
      hashes.add(hashOf(page.slice(end + 1, page.indexOf('</script>', end))));
    pieces.push(page.slice(from, at));
    from = at + mark.length;
  }
  pieces.push(page.slice(from));
  return { page: pieces.join(''), hashes: [...hashes] };
}
