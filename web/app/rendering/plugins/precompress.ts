import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|json|webmanifest)$/;
const SMALLEST_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the file beside itself as brotli and gzip; nothing for one too small to gain. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  // 9 of 11: the last steps take ten times as long for two percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}

/** Compresses the client's files while building, so that no request waits for it. */
export function precompress(): Plugin {
  return {
    name: 'diyar:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      const folder = options.dir ?? '';
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => WORTH_IT.test(name)).map((name) => compressFile(join(folder, name))),
      );
    },
  };
}
