import { hash } from 'node:crypto';
import { deferredTag } from './defer-scripts.ts';

/** The header by which a page tells the server the hashes of its inline scripts; the server takes it away again. */
export const INLINE_SCRIPTS = 'Inline-Scripts';

export function hashOf(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}

/**
 * Takes the nonce out of a rendered page and returns the hashes of the inline scripts that carried it. Only our own rendering
 * knows the nonce: a script that somebody's text smuggled in has none, gets no hash, and does not run. The page without a nonce
 * is the same for everyone, so a shared cache may keep it. Tags of the page's modules are deferred on the way
 * (defer-scripts.ts). Returns pieces instead of one text: a copy of a long page for each mark would be garbage.
 */
export function hashInlineScripts(
  parts: readonly string[],
  nonce: string,
): { page: string[]; hashes: string[] } {
  const hashes = new Set<string>();
  const page = parts.flatMap((part) => hashPart(part, ` nonce="${nonce}"`, hashes));
  return { page, hashes: [...hashes] };
}

function hashPart(part: string, mark: string, hashes: Set<string>): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = part.indexOf(mark); at >= 0; at = part.indexOf(mark, from)) {
    const begin = part.lastIndexOf('<', at);
    const end = part.indexOf('>', at);
    const tag = part.slice(begin, at) + part.slice(at + mark.length, end);
    if (/^<script\b(?!.*\ssrc=)/s.test(tag))
      hashes.add(hashOf(part.slice(end + 1, part.indexOf('</script>', end))));
    pieces.push(part.slice(from, begin), deferredTag(tag));
    from = end;
  }
  pieces.push(part.slice(from));
  return pieces;
}
