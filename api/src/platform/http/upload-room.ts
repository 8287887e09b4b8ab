import { NoRoom } from '../room.ts';

export interface UploadRoomOptions {
  /** Bytes of all uploads together. */
  size: number;
  /** How many may be under way, whatever they hold. */
  mostUnderWay: number;
  /** How long one may wait for room, its next bytes unread. */
  longestWaitSeconds: number;
}

/** The share of the room that one sender may hold. All uploads of a sender name the same sender. */
export interface SendersPart {
  sender: string;
  /** Bytes of all uploads of this sender together. */
  size: number;
  mostUnderWay: number;
}

/** An upload in the room. */
export interface UploadPlace {
  /** Takes room for bytes that have come: undefined when there was room, else what to wait for. Throws `NoRoom` when that takes too long. */
  take(bytes: number): Promise<void> | undefined;
  /** Nothing more will come. */
  settle(): void;
}

interface Place {
  /** The most it may come to hold. */
  most: number;
  held: number;
  parts: readonly SendersPart[];
  waiting: Waiting | undefined;
}

interface Waiting {
  bytes: number;
  enter: () => void;
  leave: () => void;
}

/**
 * Memory for uploads, charged as their bytes come: who sends slowly holds little. Room is given only while every upload
 * under way can still come to its end, one after the other, if each takes the most it announced (the banker's algorithm):
 * without that, many halves of uploads would fill the room and wait for each other.
 */
export class UploadRoom {
  readonly #options: UploadRoomOptions;
  /** In the order they came: room that is given back goes to the oldest first. */
  readonly #places = new Set<Place>();

  constructor(options: UploadRoomOptions) {
    this.#options = options;
  }

  /**
   * Runs `work` with a place for at most `most` bytes, and gives back what it holds once the work has ended. Throws `NoRoom`
   * when too many are under way, of all or of one of its senders.
   */
  async hold<T>(
    most: number,
    parts: readonly SendersPart[],
    work: (place: UploadPlace) => Promise<T>,
  ): Promise<T> {
    if (most > this.#options.size) throw new Error(`an upload of ${most} bytes never fits`);
    if (this.#isFull(parts)) throw new NoRoom();
    const place: Place = { most, held: 0, parts, waiting: undefined };
    this.#places.add(place);
    try {
      return await work({
        take: (bytes) => this.#take(place, bytes),
        settle: () => {
          place.most = place.held;
          this.#letIn();
        },
      });
    } finally {
      this.#places.delete(place);
      place.waiting?.leave();
      this.#letIn();
    }
  }

  #isFull(parts: readonly SendersPart[]): boolean {
    if (this.#places.size >= this.#options.mostUnderWay) return true;
    const underWay = (sender: string) =>
      [...this.#places].filter((place) => place.parts.some((part) => part.sender === sender)).length;
    return parts.some(({ sender, mostUnderWay }) => underWay(sender) >= mostUnderWay);
  }

  #take(place: Place, bytes: number): Promise<void> | undefined {
    if (this.#give(place, bytes)) return undefined;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => reject(new NoRoom());
    place.waiting = { bytes, enter: resolve, leave };
    const timer = setTimeout(leave, this.#options.longestWaitSeconds * 1000);
    return promise.finally(() => {
      clearTimeout(timer);
      place.waiting = undefined;
    });
  }

  #letIn(): void {
    for (const place of this.#places) {
      const { waiting } = place;
      if (waiting === undefined || !this.#give(place, waiting.bytes)) continue;
      place.waiting = undefined;
      waiting.enter();
    }
  }

  /** Gives the room if all can still come to their end. */
  #give(place: Place, bytes: number): boolean {
    place.held += bytes;
    if (canAllEnd(this.#places, this.#options.size)) return true;
    place.held -= bytes;
    return false;
  }
}

/** Whether the uploads can end in some order, each with the most it may hold, and give back their room to the next. */
function canAllEnd(places: Iterable<Place>, size: number): boolean {
  let left = [...places];
  let free = size;
  const used = new Map<string, number>();
  for (const { held, parts } of left) {
    free -= held;
    for (const { sender } of parts) used.set(sender, (used.get(sender) ?? 0) + held);
  }
  const usedBy = (sender: string) => used.get(sender) ?? 0;
  const canEnd = ({ most, held, parts }: Place) => {
    const more = Math.max(0, most - held);
    return more <= free && parts.every((part) => usedBy(part.sender) + more <= Math.max(part.size, most));
  };
  while (left.length > 0) {
    const staying = left.filter((place) => {
      if (!canEnd(place)) return true;
      free += place.held;
      for (const { sender } of place.parts) used.set(sender, usedBy(sender) - place.held);
      return false;
    });
    if (staying.length === left.length) return false;
    left = staying;
  }
  return true;
}
