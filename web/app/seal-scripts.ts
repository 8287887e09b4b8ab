import { createHash } from 'node:crypto';

/** The header by which a page tells the server the hashes of its own inline scripts; it goes no further. */
export const INLINE_SCRIPTS = 'Inline-Scripts';

export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Takes the nonce out of a rendered page and answers the hashes of the inline scripts that carried it. Only our own
 * rendering knows the nonce: a script that somebody's text smuggled in has none, gets no hash, and does not run. What
 * remains is the same for everyone, so a shared cache may keep it.
 */
export function sealScripts(page: string, nonce: string): { page: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && !/\ssrc=/.test(attributes)) hashes.add(hashOf(script));
  }
  return { page: page.replaceAll(mark, ''), hashes: [...hashes] };
}
