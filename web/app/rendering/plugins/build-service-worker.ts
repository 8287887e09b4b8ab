import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { OFFLINE_FILES } from './offline-files.ts';
import { compressFile } from './precompress.ts';

const NAME = 'service-worker.js';

/** Builds the service worker beside the client's files, with the list of what it keeps. It runs alone, so it is one file. */
export async function buildServiceWorker(source: string, client: string): Promise<void> {
  const list = join(client, OFFLINE_FILES);
  const files = await readFile(list, 'utf8');
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      FILES: files,
      // Another list is another build: names in it change with their contents.
      BUILD: JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 12)),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: NAME } },
    },
  });
  await compressFile(join(client, NAME));
  await rm(list);
}
