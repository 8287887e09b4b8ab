import { textOf } from './repository.ts';

/** A title as it is written, in any quotes. */
const QUOTED = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\x60((?:[^\x60\\]|\\.)*)\x60)`;
/** What stands before it: a test, the end of the rows of an `each`, or an `each` of rows that have a name. */
const BEFORE = [
  String.raw`\b(?:it|test)(?:\.\w+)*\s*\(`,
  String.raw`\]\s*(?:as const\s*)?\)\s*\(`,
  String.raw`\.each\([\w.()]+\)\s*\(`,
];

/** The titles a test file gives, as they are written: what stands in quotes after a test or its `each`. */
export function titlesOf(path: string): string[] {
  const text = textOf(path);
  return BEFORE.flatMap((before) => [
    ...text.matchAll(new RegExp(String.raw`${before}\s*${QUOTED}`, 'g')),
  ]).map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/ \(\$\{lang\}\)$/, ''));
}
