import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** In the client's folder until the service worker is built: addresses of what pages need that open without a network. */
export const OFFLINE_FILES = 'offline-files.json';

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'imports' | 'dynamicImports' | 'viteMetadata'>;

/** The addresses of all files that modules need, with what they load later. */
export function filesNeeded(
  chunks: ReadonlyMap<string, Chunk>,
  isNeeded: (module: string) => boolean,
): string[] {
  const needed = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (chunk === undefined || needed.has(file)) return;
    needed.add(file);
    for (const other of chunk.viteMetadata?.importedCss ?? []) needed.add(other);
    for (const other of chunk.viteMetadata?.importedAssets ?? []) needed.add(other);
    for (const other of [...chunk.imports, ...chunk.dynamicImports]) add(other);
  };
  for (const [file, { facadeModuleId }] of chunks) if (isNeeded(facadeModuleId ?? '')) add(file);
  // Every browser with service workers reads woff2.
  return [...needed]
    .filter((file) => !file.endsWith('.woff'))
    .toSorted()
    .map((file) => `/${file}`);
}

/** Writes down what the service worker keeps: all that modules with such a name need. */
export function offlineFiles(needed: RegExp): Plugin {
  return {
    name: 'diyar:offline-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.entries(bundle).flatMap(([file, chunk]) => (chunk.type === 'chunk' ? [[file, chunk]] : [])),
      );
      const files = filesNeeded(chunks, (module) => needed.test(module));
      writeFileSync(join(dir, OFFLINE_FILES), JSON.stringify(files));
    },
  };
}
