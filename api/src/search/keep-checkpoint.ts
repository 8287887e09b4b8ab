import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { BaseDeps } from '../platform/base-deps.ts';
import { Checkpoint } from './index/checkpoint.ts';
import type { Search } from './index/search-engine.ts';

/** How old a checkpoint becomes before another is written: whoever starts reads the changes of that time. */
const OLDEST_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;
/** Fewer are read from the database in a second or two. */
const FEWEST_ADS = 20_000;
/** The last of all: what answers people never waits for it (`nice`). */
const NICENESS = 19;

interface Config {
  databaseUrl: string;
  filesFolder: string;
}

/** The order for the process that writes, at the time by the server's clock. */
export interface CheckpointOrder extends Config {
  at: string;
}

export type CheckpointAnswer = { written: boolean; seconds: number; megabytes: number } | { fault: string };

interface Log {
  info(of: object, line: string): void;
  warn(of: object, line: string): void;
}

interface CheckpointDeps extends BaseDeps {
  search: Search;
  config: Config;
}

/** Keeps a checkpoint of the columns on this machine for as long as a server runs on it, so that the next is ready in seconds. */
export class KeptCheckpoint {
  readonly #search: Search;
  readonly #config: Config;
  readonly #now: () => Date;
  readonly #log: Log;
  readonly #checkpoint: Checkpoint;
  readonly #fewestAds: number;
  #child: ChildProcess | undefined;
  #looking: NodeJS.Timeout | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor({ db, now, search, config }: CheckpointDeps, log: Log, { fewestAds = FEWEST_ADS } = {}) {
    this.#fewestAds = fewestAds;
    this.#search = search;
    this.#config = config;
    this.#now = now;
    this.#log = log;
    const tellRefused = (reason: string) =>
      log.warn({}, `the checkpoint of the columns is ${reason}; they are read from the database`);
    this.#checkpoint = new Checkpoint(db, { folder: config.filesFolder, now, tellRefused });
  }

  /** Reads the columns before anybody asks; writes the checkpoint at once where none could be used. */
  async read(): Promise<void> {
    const began = performance.now();
    await this.#search.read(this.#checkpoint);
    const ads = await this.#count();
    if (ads < this.#fewestAds) return;
    const { isUsed } = this.#checkpoint;
    const seconds = secondsSince(began);
    this.#log.info({ ads, seconds, fromCheckpoint: isUsed }, 'the columns of the search are read');
    if (!isUsed) await this.#try(async () => void (await this.#checkpoint.write(this.#search)));
  }

  /** Writes it anew from time to time, in a process of its own, until `stop`. */
  start(): void {
    this.#looking = setInterval(() => void this.#try(() => this.#look()), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#looking);
    this.#child?.kill('SIGKILL');
  }

  async #look(): Promise<void> {
    // One that cannot be written is not tried each minute.
    const isTime = performance.now() - this.#triedAt > OLDEST_MS && this.#checkpoint.age > OLDEST_MS;
    if (this.#child !== undefined || !isTime || (await this.#count()) < this.#fewestAds) return;
    this.#triedAt = performance.now();
    this.#child = startWriting(this.#config, this.#now(), (answer) => {
      if ('fault' in answer) this.#log.warn(answer, 'the checkpoint of the columns is not written');
      else this.#log.info(answer, 'the checkpoint of the columns is written anew');
    });
    this.#child.once('exit', () => {
      this.#child = undefined;
    });
  }

  #count(): Promise<number> {
    return this.#search.hold(({ snapshot }) => snapshot.count);
  }

  /** A server does without a checkpoint. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.#log.warn({ err }, 'the checkpoint of the columns is not written');
    }
  }
}

/** Begins to write a checkpoint in a process of its own, out of the one that is there and the changes since. */
export function startWriting(
  { databaseUrl, filesFolder }: Config,
  at: Date,
  tell: (answer: CheckpointAnswer) => void,
): ChildProcess {
  const child = fork(new URL('./write-checkpoint.ts', import.meta.url), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', ({ message }) => tell({ fault: message }));
  child.on('message', (answer) => tell(answer as CheckpointAnswer));
  stepBack(child);
  child.send({ databaseUrl, filesFolder, at: at.toISOString() } satisfies CheckpointOrder);
  child.unref();
  child.channel?.unref();
  return child;
}

/** At once, for the threads it begins are as it is by then. A process that could not be started has no number. */
function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  setPriority(pid, NICENESS);
  // Where memory runs out, Linux ends this process and no server.
  const score = `/proc/${pid}/oom_score_adj`;
  if (existsSync(score)) writeFileSync(score, '1000');
}

export function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}
