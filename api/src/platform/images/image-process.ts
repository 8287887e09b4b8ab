import { Turns } from '../turns.ts';
import { ImageChild } from './image-child.ts';

/** Limits of a job; exceeding one ends the process it runs in. */
export interface JobLimits {
  seconds: number;
  /** Memory that the process may take for the job, beyond what it had before. */
  megabytes: number;
  /** Jobs of other lines take turns with those of this one; all that name none stand in one line. */
  line?: string;
}

/** Jobs by name. What goes in and out is copied between two processes: plain values and bytes. */
type Jobs<J> = { [Name in keyof J]: (input: never) => Promise<unknown> };

/** A job waits at most so long, in so long a line; past either the caller is told to come again. */
const LINE = { mostWaiting: 64, longestWaitSeconds: 15 };
const IDLE_SECONDS = 30;
/** Memory that a process may keep from one job to the next: above that another one begins. Drawings for links leave some 110. */
const MOST_KEPT_MEGABYTES = 160;

/**
 * Works on images outside the process that answers people, one job at a time: what breaks a decoder, or makes it take
 * more than allowed, ends that process alone, and the next job gets another. It begins with the first job and ends after
 * a while without any. `entry` is the module it runs, which calls `answerImageJobs` with the same jobs `J`.
 */
export class ImageProcess<J extends Jobs<J>> {
  readonly #entry: URL;
  readonly #idleSeconds: number;
  readonly #turns: Turns;
  #child: ImageChild | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(entry: URL, { idleSeconds = IDLE_SECONDS, line = LINE } = {}) {
    this.#entry = entry;
    this.#idleSeconds = idleSeconds;
    this.#turns = new Turns(line);
  }

  /**
   * The result of a job. Throws `JobTooHard` when the job broke or overran the process, `NoRoom` when too many wait
   * already or its turn does not come, and another error when the fault is ours: no process could be started, or something else ended it.
   */
  async run<Name extends keyof J & string>(
    name: Name,
    input: Parameters<J[Name]>[0],
    { seconds, megabytes, line = '' }: JobLimits,
  ): Promise<Awaited<ReturnType<J[Name]>>> {
    return await this.#turns.take(line, async () => {
      const child = await this.#ready();
      try {
        const result = await child.ask({ name, input, megabytes }, seconds);
        // Both sides are held to the same jobs by their type.
        return result as Awaited<ReturnType<J[Name]>>;
      } finally {
        this.#idle = setTimeout(() => child.end(), this.#idleSeconds * 1000).unref();
      }
    });
  }

  /** Ends the process for good, and with it the job in hand. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#child?.end();
  }

  async #ready(): Promise<ImageChild> {
    clearTimeout(this.#idle);
    if (this.#isClosed) throw new Error('the image process is closed');
    if (this.#child !== undefined && this.#child.megabytes > MOST_KEPT_MEGABYTES) this.#child.end();
    if (this.#child === undefined || this.#child.hasEnded) this.#child = new ImageChild(this.#entry);
    await this.#child.isReady;
    return this.#child;
  }
}
