import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What makes the columns: from what is asked of the database to how the records are written. */
const ROOTS = ['../snapshot.ts', '../search-rows.queries.ts', './record-writer.ts'];
const IMPORTED = /\bfrom '([^']+)'/g;

/** A hash of the code of the columns: of every file that it imports, itself or through others, and of the Node it runs in. */
export function codeHash(): string {
  return hashOf(ROOTS.map((path) => new URL(path, import.meta.url)));
}

function hashOf(roots: readonly URL[]): string {
  const texts = new Map<string, string>();
  const visit = (file: URL): void => {
    if (texts.has(file.href)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file.href, text);
    for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
      const imported = ownFile(specifier, file);
      if (imported !== undefined) visit(imported);
    }
  };
  roots.forEach(visit);
  const hash = createHash('sha256').update(process.version);
  // Whichever folder the code is in.
  for (const text of [...texts.values()].map(digestOf).sort()) hash.update(text);
  return hash.digest('hex');
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The file of an import of this repository; undefined for a library's. */
function ownFile(specifier: string, from: URL): URL | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, from);
  if (!specifier.startsWith('@diyar/')) return undefined;
  return new URL(`file://${createRequire(fileURLToPath(from)).resolve(specifier)}`);
}
