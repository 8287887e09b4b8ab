import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repoRoot } from './postgres-files.ts';

/**
 * The command line that runs an npm package's own program with this very Node: `node_modules/.bin` would take
 * whatever Node is first in PATH. `workspace` is who depends on it ('' for the root).
 */
export function toolOf(workspace: string, packageName: string, programName = packageName): [string, string] {
  const base = join(repoRoot, workspace, 'package.json');
  const folder = packageFolder(base, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[programName];
  if (file === undefined) throw new Error(`${packageName} has no program ${programName}`);
  return [process.execPath, join(folder, file)];
}

/** The folder of an installed package; many do not export their package.json, so the folders are searched. */
function packageFolder(base: string, packageName: string): string {
  for (const folder of createRequire(base).resolve.paths(packageName) ?? []) {
    const candidate = join(folder, packageName);
    try {
      readFileSync(join(candidate, 'package.json'));
      return candidate;
    } catch {
      // Not in this node_modules: the one above.
    }
  }
  throw new Error(`${packageName} is not installed (asked for by ${dirname(base)})`);
}
