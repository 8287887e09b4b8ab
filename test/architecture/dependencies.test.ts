import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';

interface Locked {
  license?: string;
  link?: boolean;
  version?: string;
}

/** Permissive, or copyleft that ends at the library's own files. */
const ALLOWED = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Python-2.0',
    'Zlib',
    'CC0-1.0',
    'Unlicense',
  ],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'],
];
/** Read by hand: what a package's own file leaves out, or what is data and not code. */
const READ_BY_HAND: Record<string, string> = {
  '@react-aria/optimize-locales-plugin':
    'Apache-2.0 by the licence of its repository; builds the site, is not in it',
  'caniuse-lite': 'CC-BY-4.0: a table of browsers, used while building',
};

const locked = Object.entries(
  (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Locked> }).packages,
).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** All of "A AND B" must be allowed, one of "A OR B". */
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(/ AND /i)
    .every((part) => part.split(/ OR /i).some((one) => ALLOWED.includes(one.trim())));
}

describe('what we build on', () => {
  it('has licences we may live with', () => {
    expect(locked.length).toBeGreaterThan(200);
    const found = locked
      .filter(
        ([path, { license = 'none' }]) => !isAllowed(license) && READ_BY_HAND[nameOf(path)] === undefined,
      )
      .map(([path, { license = 'none' }]) => `${nameOf(path)}: ${license}`);
    expect(found).toEqual([]);
  });

  it('is asked for by exact version', () => {
    const loose = filesOf(/(^|\/)package\.json$/).flatMap((path) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(path));
      return Object.entries<string>({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$|^\*$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });
});

describe('secrets', () => {
  /** Keys as their owners write them: of gateways, clouds, messengers, repositories; private keys; tokens. */
  const SECRET =
    /\bsk_live_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{30,}|\bxox[bap]-\w{10,}|\bEAA\w{40,}|-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./;

  it('stand nowhere in the repository', () => {
    const texts = filesOf(/\.(ts|tsx|mjs|json|jsonc|md|sql|css|csv|yml|yaml|sh|env\.example)$|(^|\/)\.env/);
    expect(texts.filter((path) => SECRET.test(textOf(path)))).toEqual([]);
    expect(filesOf(/(^|\/)\.env(?!\.example$)|\.(pem|key|p12|pfx)$/)).toEqual([]);
  });
});
