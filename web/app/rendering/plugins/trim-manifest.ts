import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile } from './precompress.ts';

interface Manifest {
  routes: Record<string, { imports?: string[] }>;
}

/** The whole table, beside the client's files: what a page is made of is measured by it (`npm run sizes`). */
const WHOLE_TABLE = 'routes.json';

/** A language's routes stand far from the other's, out of sight of a compressor: each goes beside its twin. */
function besideTwins(manifest: Manifest): Manifest {
  const { routes } = manifest;
  const twinOf = (id: string) => id.replace(/^ar(?=\/|$)/, 'en');
  const ids = new Set(Object.keys(routes).flatMap((id) => (twinOf(id) in routes ? [id, twinOf(id)] : [id])));
  const beside = [...ids].map((id) => [id, routes[id] ?? {}] as const);
  return { ...manifest, routes: Object.fromEntries(beside) };
}

/**
 * What each route imports is for the server, which names it in the page's head and has a table of its own. A browser would
 * only name it again: its modules import each other. That is half of the table that every page fetches.
 */
function withoutImports(manifest: Manifest): Manifest {
  const lean = Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route] as const);
  return { ...manifest, routes: Object.fromEntries(lean) };
}

/**
 * Makes the table of routes that every page fetches as small as a browser needs it, and compresses it: React Router writes
 * it after the client's files are finished.
 */
export async function tidyManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`no table of routes in ${assets}`);
  const path = join(assets, name);
  const text = await readFile(path, 'utf8');
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const whole: Manifest = JSON.parse(text.slice(start, end));
  await writeFile(join(dirname(dirname(assets)), WHOLE_TABLE), JSON.stringify(whole));
  const tidy = withoutImports(besideTwins(whole));
  await writeFile(path, text.slice(0, start) + JSON.stringify(tidy) + text.slice(end));
  await compressFile(path);
}
