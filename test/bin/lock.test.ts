import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from '../../bin/lib/lock.ts';

const HOLDER = fileURLToPath(new URL('hold-lock.ts', import.meta.url));
let folder: string;
let file: string;
let holder: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diyar-lock-'));
  file = join(folder, 'lock.sqlite');
});
afterEach(() => {
  holder?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('is held by one at a time, also after one of them failed', async () => {
  let holding = 0;
  const most: number[] = [];
  const work = async () => {
    holding += 1;
    most.push(holding);
    await new Promise(setImmediate);
    holding -= 1;
    if (most.length === 2) throw new Error('this one fails');
  };
  const ended = await Promise.allSettled([1, 2, 3, 4].map(() => withLock(file, work)));
  expect(most).toEqual([1, 1, 1, 1]);
  expect(ended.map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('is held against other processes, and lost at once by one that is killed', async () => {
  holder = fork(HOLDER, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(holder, 'message');
  let isMine = false;
  const waiting = withLock(file, async () => {
    isMine = true;
  });
  await expect(Promise.race([waiting, once(holder, 'message')])).resolves.toEqual(['still held', undefined]);
  expect(isMine).toBe(false);
  holder.kill('SIGKILL');
  await waiting;
  expect(isMine).toBe(true);
});
