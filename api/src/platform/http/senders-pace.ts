import { Refusal } from './refusal.ts';
import type { UploadPlace } from './upload-room.ts';

/** The least pace of a sender. */
export interface SlowestSender {
  windowSeconds: number;
  /** Bytes in each window. */
  leastBytes: number;
  /** Windows until everything must have come. */
  mostWindows: number;
}

/** Watches how quickly somebody sends. Windows in which the upload waited for us are not counted against its sender. */
export class SendersPace {
  /** Rejects with `upload_too_slow` once the sender is too slow. */
  readonly tooSlow: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;
  #windows = 0;
  #isWaiting = false;
  #hasWaited = false;

  constructor({ windowSeconds, leastBytes, mostWindows }: SlowestSender) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.tooSlow = promise;
    this.#timer = setInterval(() => {
      if (!this.#hasWaited) {
        this.#windows += 1;
        if (this.#bytes < leastBytes || this.#windows >= mostWindows) reject(new Refusal('upload_too_slow'));
      }
      this.#bytes = 0;
      this.#hasWaited = this.#isWaiting;
    }, windowSeconds * 1000);
  }

  /** The place, with what it takes counted here. */
  of(place: Pick<UploadPlace, 'take'>): Pick<UploadPlace, 'take'> {
    return {
      take: (bytes) => {
        this.#bytes += bytes;
        const room = place.take(bytes);
        if (room === undefined) return undefined;
        this.#isWaiting = true;
        this.#hasWaited = true;
        return room.then(() => {
          this.#isWaiting = false;
        });
      },
    };
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
