import sharp from 'sharp';
import { type Answer, READY, type SentQuestion, TOO_MUCH_MEMORY } from './image-child.ts';

/** How often it looks at its own memory while it works; decoding is done in another thread. */
const LOOK_EVERY_MS = 10;
const BYTES_IN_MEGABYTE = 1024 * 1024;

/** Makes this process an image process: it answers jobs by their names until the process that started it is gone. */
export function answerImageJobs<Name extends string>(
  jobs: Record<Name, (input: never) => Promise<unknown>>,
): void {
  sharp.concurrency(1);
  sharp.cache(false);
  // A picture being decoded would hold up an ordinary exit.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Signals to the whole group of processes are left to the server, which finishes its work with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('message', async ({ name, input, bytesFollow, megabytes }: SentQuestion) => {
    const whole =
      bytesFollow === undefined ? input : { ...(input as object), bytes: await readBytes(bytesFollow) };
    // The pieces of the input are joined by now; they are megabytes outside the heap, which would not be collected soon.
    globalThis.gc?.();
    const told = await answer(jobs[name as Name], whole as never, megabytes);
    process.send?.(told, () => globalThis.gc?.());
  });
  process.send?.(READY);
}

/** The next bytes of standard input, on which nothing stands but the picture of the job in hand. */
async function readBytes(length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  if (length > 0)
    for await (const piece of process.stdin.iterator({ destroyOnReturn: false })) {
      filled += (piece as Buffer).copy(bytes, filled);
      if (filled === length) break;
    }
  return bytes;
}

async function answer(
  job: (input: never) => Promise<unknown>,
  input: never,
  megabytes: number,
): Promise<Answer> {
  const before = ownMegabytes();
  const watch = setInterval(() => {
    if (ownMegabytes() - before > megabytes) process.kill(process.pid, TOO_MUCH_MEMORY);
  }, LOOK_EVERY_MS);
  const told = await job(input).then(
    (result) => ({ result }),
    (error: unknown) => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  clearInterval(watch);
  return { ...told, megabytes: ownMegabytes() };
}

const ownMegabytes = () => process.memoryUsage.rss() / BYTES_IN_MEGABYTE;
