import { createHash } from 'node:crypto';
import { answerImageJobs } from '../platform/images/answer-image-jobs.ts';

let running = 0;
const kept: Buffer[] = [];

/** Jobs that do to an image process what pictures and their decoders may. */
const JOBS = {
  /** Answers with what it was sent, the process it ran in, and how many jobs were under way in it. */
  echo: async (bytes: Uint8Array) => {
    running += 1;
    await new Promise((resolve) => setImmediate(resolve));
    const told = { bytes, pid: process.pid, running };
    running -= 1;
    return told;
  },
  /** What became of a picture on its way, and what came beside it. */
  weigh: async ({ bytes, fit }: { bytes: Uint8Array; fit: string }) => ({
    length: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    fit,
  }),
  /** The names of its environment. */
  environment: async (_: null) => Object.keys(process.env),
  fail: async (why: string) => {
    throw new Error(why);
  },
  /** Never ends, and hears nothing meanwhile. */
  spin: async (_: null): Promise<null> => {
    for (;;) process.hrtime();
  },
  /** Never ends, as a decoder in a thread of its own. */
  wait: (_: null) => new Promise<null>(() => undefined),
  /** Takes more memory for as long as it may. */
  grow: async (_: null): Promise<null> => {
    for (const taken: Buffer[] = []; ; ) {
      taken.push(Buffer.alloc(5_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  },
  /** Leaves so many megabytes behind, as a drawing leaves its letters. */
  keep: async (megabytes: number) => {
    kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
    return process.pid;
  },
  /** Takes so many megabytes for a while. */
  take: async (megabytes: number) => {
    const taken = Buffer.alloc(megabytes * 1024 * 1024, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return taken.length > 0 && process.pid;
  },
  abort: async (_: null) => process.abort(),
  /** Is ended by another process, as a machine without memory does. */
  kill: async (_: null): Promise<null> => {
    process.kill(process.pid, 'SIGKILL');
    return await new Promise(() => undefined);
  },
  /** Is told to end, as the whole group of processes is, and goes on. */
  terminate: async (_: null) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(process.pid, signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return 'still here';
  },
};

export type TestImageJobs = typeof JOBS;

answerImageJobs(JOBS);
