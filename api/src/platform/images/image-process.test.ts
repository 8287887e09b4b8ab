import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import type { TestImageJobs } from '../../testing/image-jobs.ts';
import { NoRoom } from '../room.ts';
import { JobTooHard } from './image-child.ts';
import { ImageProcess } from './image-process.ts';

const ENTRY = new URL('../../testing/image-jobs.ts', import.meta.url);
const LIMITS = { seconds: 20, megabytes: 400 };

const opened: ImageProcess<TestImageJobs>[] = [];
function open(options = {}): ImageProcess<TestImageJobs> {
  const images = new ImageProcess<TestImageJobs>(ENTRY, options);
  opened.push(images);
  return images;
}
afterEach(() => {
  for (const images of opened.splice(0)) images.close();
});

const echo = (images: ImageProcess<TestImageJobs>, bytes = Buffer.from('x')) =>
  images.run('echo', bytes, LIMITS);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('does one job at a time, all in one process that is not this one and knows nothing of its secrets', async () => {
  const images = open();
  const bytes = Buffer.alloc(3_000_000, 'diyar');
  const told = await Promise.all([bytes, bytes, bytes].map((each) => echo(images, each)));
  expect(new Set(told.map(({ pid }) => pid)).size).toBe(1);
  expect(told[0]?.pid).not.toBe(process.pid);
  for (const { bytes: back, running } of told) expect([bytes.equals(back), running]).toEqual([true, 1]);
  expect(await images.run('environment', null, LIMITS)).not.toContain('TEST_DATABASE_URL');
});

it('a picture comes whole and beside its facts, however large, one after the other and after none', async () => {
  const images = open();
  const pictures = [7_000_000, 1, 0, 65_536, 3_000_001].map((size) => randomBytes(size));
  for (const bytes of pictures)
    expect(await images.run('weigh', { bytes, fit: 'cover' }, LIMITS)).toEqual({
      length: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      fit: 'cover',
    });
});

it('a process that is ended with a picture on its way fails that job alone', async () => {
  const images = open();
  const { pid } = await echo(images);
  const lost = images.run('weigh', { bytes: randomBytes(20_000_000), fit: 'x' }, LIMITS);
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toThrow('ended (SIGKILL)');
  expect((await echo(images)).pid).not.toBe(pid);
});

it.each([
  ['takes too long', 'spin', { ...LIMITS, seconds: 0.3 }, 'time'],
  ['takes too much memory', 'grow', { ...LIMITS, megabytes: 150 }, 'memory'],
  ['brings the process down', 'abort', LIMITS, 'broken'],
] as const)(
  'a job that %s ends its process and nothing else; the next gets another',
  async (_, job, limits, kind) => {
    const images = open();
    const { pid } = await echo(images);
    const [hard, next] = await Promise.allSettled([images.run(job, null, limits), echo(images)]);
    expect(hard).toMatchObject({ status: 'rejected', reason: expect.any(JobTooHard) });
    expect(hard).toMatchObject({ reason: { kind } });
    expect(next.status === 'fulfilled' && next.value.pid).not.toBe(pid);
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

it('a job may take so much memory, whatever those before it left; a process that keeps too much is not used again', async () => {
  const images = open();
  const pid = await images.run('keep', 60, LIMITS);
  expect(await images.run('take', 80, { ...LIMITS, megabytes: 100 })).toBe(pid);
  await expect(images.run('take', 140, { ...LIMITS, megabytes: 100 })).rejects.toMatchObject({
    kind: 'memory',
  });
  const large = await images.run('keep', 150, LIMITS);
  expect(await images.run('take', 80, { ...LIMITS, megabytes: 100 })).not.toBe(large);
  await expect.poll(() => isAlive(large)).toBe(false);
});

it('jobs of two lines take turns, however long one of them is', async () => {
  const images = open();
  const begun: string[] = [];
  const job = (line: string) =>
    images.run('environment', null, { ...LIMITS, line }).then(() => begun.push(line));
  await Promise.all(['drawing', 'drawing', 'drawing', 'drawing', 'upload', 'upload'].map(job));
  expect(begun).toEqual(['drawing', 'drawing', 'upload', 'drawing', 'upload', 'drawing']);
});

it('what is not the job’s doing is said as our fault', async () => {
  const images = open();
  const fault = await images.run('kill', null, LIMITS).catch((error: unknown) => error);
  expect(fault).not.toBeInstanceOf(JobTooHard);
  expect(String(fault)).toContain('SIGKILL');
  await expect(images.run('fail', 'a fault of the job', LIMITS)).rejects.toThrow('a fault of the job');
  expect(await echo(images)).toMatchObject({ running: 1 });
  const missing = new ImageProcess<TestImageJobs>(new URL('./nothing.ts', import.meta.url));
  const cause = { message: expect.stringContaining('nothing.ts') };
  await expect(echo(missing)).rejects.toMatchObject({ message: expect.stringContaining('started'), cause });
});

it('turns away who finds the line full or waits too long in it', async () => {
  const images = open({ line: { mostWaiting: 1, longestWaitSeconds: 0.1 } });
  await echo(images);
  const spinning = images.run('spin', null, { ...LIMITS, seconds: 1 });
  const second = echo(images);
  await expect(echo(images)).rejects.toThrow(NoRoom);
  await expect(second).rejects.toThrow(NoRoom);
  await expect(spinning).rejects.toThrow(JobTooHard);
});

it('ends after a while without work, and begins again with the next', async () => {
  const images = open({ idleSeconds: 0.1 });
  const { pid } = await echo(images);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect((await echo(images)).pid).not.toBe(pid);
});

it('closes at once, with what it is doing, and for good', async () => {
  const images = open();
  const { pid } = await echo(images);
  const [inHand, waiting] = [images.run('spin', null, LIMITS), echo(images)];
  images.close();
  await expect(inHand).rejects.toThrow('SIGKILL');
  await expect(waiting).rejects.toThrow('closed');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('finishes its job when the whole group is told to end, and ends with the process that began it', async () => {
  expect(await open().run('terminate', null, LIMITS)).toBe('still here');
  const script = `
    const { ImageProcess } = await import(${JSON.stringify(new URL('./image-process.ts', import.meta.url).href)});
    const images = new ImageProcess(new URL(${JSON.stringify(ENTRY.href)}));
    const { pid } = await images.run('echo', Buffer.from('x'), ${JSON.stringify(LIMITS)});
    console.log(pid);
    await images.run('wait', null, ${JSON.stringify(LIMITS)});`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
});
