// `npm run complete-lock`, after `npm install` on a machine whose registry does not carry every platform's
// binaries: npm then leaves those optional packages out of package-lock.json, and `npm ci` refuses the file
// everywhere. This writes the missing entries from what their names say (version, system, processor).
// They carry no integrity hash: npm adds it on the machine that can fetch them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One entry of `packages` in package-lock.json, as far as it matters here. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  license?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, LockEntry>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const PROCESSORS: Record<string, string> = {
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

/** Where Node would find `name` from the package at `path`, by the lock alone. */
function find(packages: Packages, path: string, name: string): string | undefined {
  for (let folder = path; ; ) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/** The optional packages that `packages` asks for and has no entry of. */
export function missingEntries(packages: Packages): { parent: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => find(packages, parent, name) === undefined)
      .map(([name, version]) => ({ parent, name, version })),
  );
}

function platformEntry(parent: LockEntry, name: string, version: string): LockEntry {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const system = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.map((word) => PROCESSORS[word]).find((word) => word !== undefined);
  if (cpu === undefined || !/^\d/.test(version)) {
    throw new Error(`${name}@${version}: its name does not say for which machine it is; add it by hand`);
  }
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    version,
    cpu: [cpu],
    ...(parent.dev ? { dev: true } : {}),
    ...(system === 'linux' ? { libc: [libc] } : {}),
    ...(parent.license ? { license: parent.license } : {}),
    optional: true,
    ...(system ? { os: [system === 'windows' ? 'win32' : system] } : {}),
  };
}

function complete(packages: Packages): Packages {
  const added = missingEntries(packages).map(({ parent, name, version }): [string, LockEntry] => [
    `node_modules/${name}`,
    platformEntry(packages[parent] ?? {}, name, version),
  ]);
  const all = Object.entries({ ...packages, ...Object.fromEntries(added) });
  return Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

if (import.meta.main) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  const missing = missingEntries(lock.packages);
  lock.packages = complete(lock.packages);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries added`);
}
