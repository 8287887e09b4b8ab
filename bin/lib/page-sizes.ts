import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repoRoot } from './postgres-files.ts';

/** Bytes, gzipped, that a browser fetches before a page works. */
export interface PageSize {
  page: string;
  js: number;
  css: number;
  /** The addresses of the files, largest first. */
  files: string[];
}

/** The most that a page may bring: kilobytes of 1000 bytes. */
export const BUDGET = { js: 150_000, css: 20_000 } as const;

/** The pages people land on from outside; each is held to the budget. */
export const LANDING_PAGES = ['home', 'results', 'details'] as const;

interface Part {
  module: string;
  imports?: string[];
  css?: string[];
}
interface Manifest {
  url: string;
  entry: Part;
  routes: Record<string, Part & { parentId?: string }>;
}

const build = join(repoRoot, 'web', 'build');
const client = join(build, 'client');

function readManifest(): Manifest {
  const table = join(build, 'routes.json');
  if (!existsSync(table)) throw new Error('the site is not built: npm run sizes builds it');
  return JSON.parse(readFileSync(table, 'utf8')) as Manifest;
}

function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
}

/** The size of one page in one language (`ar/details`), from the table by which the server names a page's files. */
export function pageSize(page: string): PageSize {
  const manifest = readManifest();
  const js = new Set([manifest.url, manifest.entry.module, ...(manifest.entry.imports ?? [])]);
  const css = new Set(manifest.entry.css);
  let route = manifest.routes[page];
  if (route === undefined) throw new Error(`there is no page ${page}`);
  while (route !== undefined) {
    for (const file of [route.module, ...(route.imports ?? [])]) js.add(file);
    for (const file of route.css ?? []) css.add(file);
    route = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  }
  const sizes = new Map([...js, ...css].map((file) => [file, sizeOf(file)]));
  const sum = (files: Set<string>) => [...files].reduce((all, file) => all + (sizes.get(file) ?? 0), 0);
  const files = [...sizes].sort(([, one], [, other]) => other - one).map(([file]) => file);
  return { page, js: sum(js), css: sum(css), files };
}
