/** There was no room for the work in time, and it was not begun. */
export class NoRoom extends Error {
  constructor() {
    super('no room in time');
    this.name = 'NoRoom';
  }
}

export interface RoomOptions {
  /** How much may be under way together, in the unit its work is counted in. */
  size: number;
  /** How many may wait; any number when absent. */
  mostWaiting?: number;
  /** How long each may wait; for as long as it takes when absent. */
  longestWaitSeconds?: number;
}

interface Waiting {
  cost: number;
  enter: () => void;
}

/** Lets work begin while there is room for it within the process; the rest waits in the order it came. */
export class Room {
  readonly #options: RoomOptions;
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.#free = options.size;
  }

  /** Runs `work` once `cost` of the room is free, and holds it until the work has ended. Throws `NoRoom` instead of waiting too long. */
  async hold<T>(cost: number, work: () => Promise<T>): Promise<T> {
    if (cost > this.#options.size) throw new Error(`work of ${cost} never fits`);
    if (this.#waiting.length > 0 || cost > this.#free) await this.#wait(cost);
    else this.#free -= cost;
    try {
      return await work();
    } finally {
      this.#free += cost;
      this.#letIn();
    }
  }

  async #wait(cost: number): Promise<void> {
    const { mostWaiting = Number.POSITIVE_INFINITY, longestWaitSeconds } = this.#options;
    if (this.#waiting.length >= mostWaiting) throw new NoRoom();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { cost, enter: resolve };
    this.#waiting.push(place);
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(place), 1);
      reject(new NoRoom());
      // Behind a large one that left, smaller ones may fit.
      this.#letIn();
    };
    const timer = longestWaitSeconds === undefined ? undefined : setTimeout(leave, longestWaitSeconds * 1000);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Gives the room to those let in at once, so a newcomer can never take it in between. */
  #letIn(): void {
    for (
      let [first] = this.#waiting;
      first !== undefined && first.cost <= this.#free;
      [first] = this.#waiting
    ) {
      this.#waiting.shift();
      this.#free -= first.cost;
      first.enter();
    }
  }
}
