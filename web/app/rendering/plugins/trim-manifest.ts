import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile } from './precompress.ts';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

/** The whole manifest, beside the client's files: what a page is made of is measured by it (`npm run sizes`). */
const WHOLE_MANIFEST = 'routes.json';

/**
 * Leaves out what each route imports, and what it does not have. The server needs the imports, to name a page's files in its
 * head, and has a manifest of its own; a browser's modules import each other. The router asks whether a route has a thing, and
 * what is not said it has not.
 */
function leanOf(manifest: Manifest): Manifest {
  const lean = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => {
    const has = Object.entries(route).filter(([, value]) => value !== false);
    return [id, Object.fromEntries(has)] as const;
  });
  return { ...manifest, routes: Object.fromEntries(lean) };
}

/**
 * Makes the manifest of routes that every page fetches as small as a browser needs it, and compresses it: React Router writes
 * it after the client's files are finished.
 */
export async function trimManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`no manifest of routes in ${assets}`);
  const path = join(assets, name);
  const text = await readFile(path, 'utf8');
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const whole: Manifest = JSON.parse(text.slice(start, end));
  await writeFile(join(dirname(dirname(assets)), WHOLE_MANIFEST), JSON.stringify(whole));
  await writeFile(path, text.slice(0, start) + JSON.stringify(leanOf(whole)) + text.slice(end));
  await compressFile(path);
}
