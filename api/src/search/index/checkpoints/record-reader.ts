import { fstatSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Carrier, Numbers } from '../sets/carrier.ts';
import { CheckpointRefused, HEAD_BYTES, kindOf, MAGIC, PLAIN } from './records.ts';

const ROOM = 1 << 20;

/** Reads what `RecordWriter` wrote, in the same order. Throws `CheckpointRefused` where a file is not exactly that. */
export class RecordReader implements Carrier {
  readonly #file: number;
  readonly #ahead = Buffer.allocUnsafe(ROOM);
  readonly #head = Buffer.alloc(HEAD_BYTES);
  /** The bytes read ahead lie between these. */
  #from = 0;
  #to = 0;
  /** How many bytes of the file are to come. */
  #left: number;

  constructor(file: number) {
    this.#file = file;
    this.#left = fstatSync(file).size;
    const magic = Buffer.alloc(Math.min(MAGIC.byteLength, this.#left));
    this.#take(magic);
    if (!magic.equals(MAGIC)) throw new CheckpointRefused('of another format');
  }

  numbers<A extends Numbers>(values: A): A {
    const length = this.#begin(kindOf(values));
    if (length % values.BYTES_PER_ELEMENT !== 0) throw damaged();
    const count = length / values.BYTES_PER_ELEMENT;
    // Room that was made already is used: half a gigabyte is not taken twice.
    const into =
      values.length === count ? values : new (values.constructor as new (length: number) => A)(count);
    this.#finish(new Uint8Array(into.buffer, into.byteOffset, into.byteLength));
    return into;
  }

  plain<T>(_value: T): T {
    const bytes = Buffer.allocUnsafe(this.#begin(PLAIN));
    this.#finish(bytes);
    // The same call of the same code wrote it, so it is a T.
    return JSON.parse(bytes.toString()) as T;
  }

  /** Makes sure that there is nothing more. */
  end(): void {
    if (this.#left > 0) throw damaged();
  }

  /** The length of the next record, which must be of a kind. */
  #begin(kind: number): number {
    this.#take(this.#head);
    const length = this.#head.readDoubleLE(4);
    if (this.#head.readUInt32LE(0) !== kind || !(length >= 0 && length <= this.#left)) throw damaged();
    return length;
  }

  #finish(bytes: Uint8Array): void {
    this.#take(bytes);
    const sum = crc32(bytes, crc32(this.#head.subarray(0, 12)));
    if (sum !== this.#head.readUInt32LE(12)) throw damaged();
  }

  #take(into: Uint8Array): void {
    if (into.byteLength > this.#left) throw damaged();
    this.#left -= into.byteLength;
    let filled = 0;
    while (filled < into.byteLength) {
      const missing = into.byteLength - filled;
      if (this.#from === this.#to && missing >= ROOM) {
        filled += this.#read(into, filled);
        continue;
      }
      if (this.#from === this.#to) {
        this.#from = 0;
        this.#to = this.#read(this.#ahead, 0);
      }
      const more = this.#ahead.subarray(this.#from, Math.min(this.#to, this.#from + missing));
      into.set(more, filled);
      filled += more.byteLength;
      this.#from += more.byteLength;
    }
  }

  #read(into: Uint8Array, at: number): number {
    const count = readSync(this.#file, into, at, into.byteLength - at, null);
    if (count === 0) throw damaged();
    return count;
  }
}

function damaged(): CheckpointRefused {
  return new CheckpointRefused('damaged');
}
