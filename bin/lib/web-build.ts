import type { SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './lock.ts';
import { repoRoot } from './postgres-files.ts';
import { readIfThere } from './read-if-there.ts';
import { type Ended, run } from './run.ts';
import { toolOf } from './workspace-tool.ts';

/** The files and folders that the site is built from; a change of any means a new build. */
const SOURCES = ['web', 'contract', 'messages', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router']);
const isTest = (name: string): boolean => /\.(test|e2e)\.tsx?$/.test(name);

function filesOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name) && !isTest(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(path, entry.name)) : entry.isFile() ? [join(path, entry.name)] : [],
    );
}

/** A fingerprint of the site's sources: the names and contents of all files it is built from. */
export function sourceHash(root: string): string {
  const files = SOURCES.flatMap((name) => {
    const path = join(root, name);
    return /\.json$/.test(name) ? [path] : filesOf(path);
  });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Starts React Router's tool in the web workspace; resolves when it has ended. */
export function reactRouter(command: 'build' | 'typegen', options: SpawnOptions = {}): Promise<Ended> {
  const [node, script] = toolOf('web', '@react-router/dev', 'react-router');
  return run(node, [script, command], { ...options, cwd: join(repoRoot, 'web') });
}

/**
 * Builds the site when its sources changed since the last build, and says whether it did. Two calls at once
 * build once. Rejects with the whole output of a build that fails; `signal` ends a running one.
 */
export function buildWeb(signal?: AbortSignal): Promise<boolean> {
  const folder = join(repoRoot, 'web', 'build');
  const note = join(folder, '.hash');
  return withLock(join(repoRoot, 'node_modules', '.diyar-build-lock.sqlite'), async () => {
    const hash = sourceHash(repoRoot);
    if (readIfThere(note) === hash) return false;
    rmSync(note, { force: true });
    const { code, output } = await reactRouter('build', {
      env: { ...process.env, NODE_ENV: 'production' },
      ...(signal ? { signal } : {}),
    });
    if (code !== 0) throw new Error(`the site could not be built:\n${output.trim()}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, hash);
    return true;
  });
}
