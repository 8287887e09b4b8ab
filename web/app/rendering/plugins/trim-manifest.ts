import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFile } from './precompress.ts';

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css?: string[];
  imports?: string[];
}

interface Manifest {
  routes: Record<string, Route>;
}

/** The whole manifest, beside the client's files: what a page is made of is measured by it (`npm run sizes`). */
const WHOLE_MANIFEST = 'routes.json';

const FOLDER = '/assets/';

const ENDING = '.js';
/** Stands for a parent or a path that a route has not: its fields stand between spaces. */
const NONE = '-';

function withoutEnding(module: string): string {
  if (module !== '' && !module.endsWith(ENDING)) throw new Error(`${module} does not end with ${ENDING}`);
  return module.slice(0, -ENDING.length);
}

/** A route as a browser is told of it: id, parent, path, the things it has as bits, its module, its styles. */
type Row = [string, string | 0, string | 0, number, string, string[]];

function rowOf({ id, parentId, path, module, css = [], imports: _, ...route }: Route, things: string[]): Row {
  if (!module.startsWith(FOLDER)) throw new Error(`${module} of the route ${id} is not in ${FOLDER}`);
  const has = Object.entries(route).filter(([, value]) => value !== false && value !== undefined);
  const other = has.find(([, value]) => value !== true);
  if (other !== undefined)
    throw new Error(`the manifest of the route ${id} says ${other[0]}, which no row holds`);
  const bits = has.reduce((sum, [key]) => sum + 2 ** things.indexOf(key), 0);
  return [id, parentId ?? 0, path ?? 0, bits, module.slice(FOLDER.length), css];
}

/** The id of the same page in English; the same where there is none. */
const twinOf = (id: string) => id.replace(/^ar\//, 'en/').replace(/^ar$/, 'en');

/** The module of a route's English twin, where that differs in nothing else. */
function twinModule(
  [id, parent, path, bits, , css]: Row,
  rows: ReadonlyMap<string, Row>,
): string | undefined {
  const twin = twinOf(id) === id ? undefined : rows.get(twinOf(id));
  if (twin === undefined || css.length > 0 || parent === 0) return undefined;
  const isSame = twin[1] === twinOf(parent) && twin[2] === path && twin[3] === bits && twin[5].length === 0;
  return isSame ? twin[4] : undefined;
}

/**
 * An expression of the manifest for browsers: a row for each page in both languages, from which the router's objects are made
 * again. What each route imports is left out: the server, which names a page's files in its head, has a manifest of its own,
 * and a browser's modules import each other.
 */
export function printManifest(manifest: Manifest): string {
  const routes = Object.values(manifest.routes);
  const isThing = ([, value]: [string, unknown]) => value === true;
  const things = [
    ...new Set(
      routes.flatMap((route) =>
        Object.entries(route)
          .filter(isThing)
          .map(([key]) => key),
      ),
    ),
  ];
  const rows = new Map(routes.map((route) => [route.id, rowOf(route, things)]));
  const twins = new Map(
    [...rows].flatMap(([id, row]) => {
      const module = twinModule(row, rows);
      return module === undefined ? [] : [[id, module === row[4] ? 1 : module] as const];
    }),
  );
  const twinIds = new Set([...twins.keys()].map(twinOf));
  const printed = [...rows].flatMap(([id, row]) => {
    if (twinIds.has(id)) return [];
    const [, parent, path, bits, module, css] = row;
    const twin = twins.get(id) ?? '';
    const fields = [id, parent === 0 ? NONE : parent, path === 0 ? NONE : path, bits, withoutEnding(module)];
    return [[...fields, twin === 1 ? twin : withoutEnding(twin), css.join(',')].join(' ').trimEnd()];
  });
  const flags = things.map((key, at) => `${key}:!!(b&${2 ** at})`).join();
  const made = `r={};for(const o of ${JSON.stringify(printed.join('\n'))}.split("\\n")){const[i,p,w,b,m,t,c]=o.split(" "),a=(id,p,m)=>{r[id]={id,parentId:p==="${NONE}"?void 0:p,path:w==="${NONE}"?void 0:w,module:"${FOLDER}"+m+"${ENDING}",css:c?c.split(","):[],${flags}}};a(i,p,m);t&&a("en"+i.slice(2),"en"+p.slice(2),t==="1"?m:t)}`;
  return `(()=>{const ${made};return{...${JSON.stringify({ ...manifest, routes: undefined })},routes:r}})()`;
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
  await writeFile(path, text.slice(0, start) + printManifest(whole) + text.slice(end));
  await compressFile(path);
}
