import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LockEntry, missingEntries } from '../../bin/complete-lock.ts';
import { decideInstall } from '../../bin/ensure-install.mjs';

const entry = (version: string, more: LockEntry = {}) => ({
  version,
  integrity: `sha512-${version}`,
  ...more,
});
const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
const PACKAGES = {
  '': { version: '0.1.0' },
  api: { version: '0.1.0' },
  'node_modules/node': entry('26.10.0'),
  'node_modules/elsewhere': entry('1.0.0', { optional: true }),
};

describe('the decision to install', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'diyar-install-'));
    mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
    write(process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node', '');
    write('package-lock.json', lock(PACKAGES));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const recordInstall = () => {
    const { hash, noteFile } = decideInstall(root);
    writeFileSync(noteFile, `${hash}\n`);
  };

  it('installs into a fresh checkout', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(decideInstall(root).action).toBe('install');
  });

  it('does nothing when this very lock file was installed', () => {
    recordInstall();
    expect(decideInstall(root).action).toBe('nothing');
  });

  it('installs when the lock file changed since', () => {
    recordInstall();
    write('package-lock.json', lock({ ...PACKAGES, 'node_modules/new': entry('2.0.0') }));
    expect(decideInstall(root).action).toBe('install');
  });

  it('installs when the Node runtime is missing, whatever was recorded', () => {
    recordInstall();
    rmSync(join(root, 'node_modules', 'node'), { recursive: true });
    expect(decideInstall(root).action).toBe('install');
  });

  it('only takes note of an installation made by hand, where other platforms’ packages may be absent', () => {
    const { 'node_modules/elsewhere': _, ...installed } = PACKAGES;
    write('node_modules/.package-lock.json', lock({ 'node_modules/node': installed['node_modules/node'] }));
    expect(decideInstall(root).action).toBe('record');
  });

  it('installs over an installation by hand of another version', () => {
    write('node_modules/.package-lock.json', lock({ 'node_modules/node': entry('26.9.0') }));
    expect(decideInstall(root).action).toBe('install');
  });
});

describe('package-lock.json', () => {
  it('has an entry for every optional package it asks for, or npm ci refuses it (npm run complete-lock)', () => {
    const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };
    expect(missingEntries(packages)).toEqual([]);
  });
});
