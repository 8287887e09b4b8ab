import { posix } from 'node:path';

/** A file and what it imports, as dependency-cruiser tells them; paths from the root of the repository. */
export interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

export const MEND =
  'Two folders that need each other are one room, or one is handed what it needs of the other (a value, a port) from above: move what both need below them.';

/** Where folders are walls. Tests may reach into any room. */
const HOUSE = /^(api\/src|demo\/src|web\/app|contract\/src|bin)\//;
const TEST = /\.(test|e2e)\.tsx?$|^api\/src\/testing\//;

const isRoom = (path: string) => HOUSE.test(path) && !TEST.test(path);

/**
 * Every step of a ring of folders, with the imports that make it: "from → to (3): file → file". None when folders import in
 * one direction only.
 */
export function stepsOfRings(modules: readonly Module[]): string[] {
  const next = new Map<string, Map<string, string[]>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from === to || !isRoom(source) || !isRoom(resolved)) continue;
      const steps = next.get(from) ?? new Map<string, string[]>();
      next.set(from, steps.set(to, [...(steps.get(to) ?? []), `${source} → ${resolved}`]));
    }
  }
  return [...next].flatMap(([from, steps]) =>
    [...steps]
      .filter(([to]) => reachable(to, next).has(from))
      .map(([to, imports]) => `${from} → ${to} (${imports.length}): ${imports[0]}`),
  );
}

function folderOf(path: string): string {
  return posix.dirname(path);
}

function reachable(folder: string, next: Map<string, Map<string, string[]>>): Set<string> {
  const seen = new Set<string>();
  const ahead = [folder];
  for (let one = ahead.pop(); one !== undefined; one = ahead.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    ahead.push(...(next.get(one)?.keys() ?? []));
  }
  return seen;
}
