import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Sentences = { [key: string]: string | Sentences };

function compiled(sentences: Sentences): object {
  return Object.fromEntries(
    Object.entries(sentences).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  );
}

/**
 * Compiles the catalogues' ICU messages while building, so that browsers load the formatter without its parser. The alias is
 * the one use-intl documents for compiled messages. Development keeps them as written.
 */
export function compileSentences(): Plugin {
  return {
    name: 'diyar:compile-sentences',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    transform: {
      filter: { id: /\/messages\/src\/(ar|en)\/[\w-]+\.ts$/ },
      async handler(_code, id) {
        const catalogue = (await import(pathToFileURL(id).href)) as Sentences;
        const exports = Object.entries(catalogue).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(compiled(value as Sentences))};`,
        );
        return { code: exports.join('\n'), map: null };
      },
    },
  };
}
