import { NoRoom } from './room.ts';

export interface TurnsOptions {
  /** How many may wait in a line. */
  mostWaiting: number;
  /** How long each may wait. */
  longestWaitSeconds: number;
}

/**
 * Does one piece of work at a time within the process. What waits stands in lines, each in the order it came, and the lines take
 * turns: however long one is, another waits for one piece of its work at most before each of its own.
 */
export class Turns {
  readonly #options: TurnsOptions;
  /** Lines with somebody in them; the one whose turn is next stands first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #isTaken = false;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Runs `work` when its turn has come. Throws `NoRoom` instead of waiting too long, or in too long a line. */
  async take<T>(line: string, work: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await this.#wait(line);
    this.#isTaken = true;
    try {
      return await work();
    } finally {
      this.#isTaken = false;
      this.#letIn();
    }
  }

  async #wait(line: string): Promise<void> {
    const waiting = this.#lines.get(line) ?? [];
    if (waiting.length >= this.#options.mostWaiting) throw new NoRoom();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#lines.set(line, waiting);
    waiting.push(resolve);
    const leave = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      if (waiting.length === 0) this.#lines.delete(line);
      reject(new NoRoom());
    };
    const timer = setTimeout(leave, this.#options.longestWaitSeconds * 1000);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Gives the turn to the one let in at once, so a newcomer can never take it in between. */
  #letIn(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [line, waiting] = first;
    const enter = waiting.shift();
    this.#lines.delete(line);
    if (waiting.length > 0) this.#lines.set(line, waiting);
    this.#isTaken = true;
    enter?.();
  }
}
