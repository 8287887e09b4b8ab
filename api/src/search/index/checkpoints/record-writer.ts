import { writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Carrier, Numbers } from '../sets/carrier.ts';
import { HEAD_BYTES, kindOf, MAGIC, PLAIN } from './records.ts';

const ROOM = 1 << 20;

/** Writes one record after the other into an open file. */
export class RecordWriter implements Carrier {
  readonly #file: number;
  readonly #waiting = Buffer.allocUnsafe(ROOM);
  readonly #head = Buffer.alloc(HEAD_BYTES);
  #length = 0;

  constructor(file: number) {
    this.#file = file;
    this.#add(MAGIC);
  }

  numbers<A extends Numbers>(values: A): A {
    this.#record(kindOf(values), Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    return values;
  }

  plain<T>(value: T): T {
    this.#record(PLAIN, Buffer.from(JSON.stringify(value)));
    return value;
  }

  /** Writes what is still waiting: without it the file has no end. */
  end(): void {
    this.#flush();
  }

  #record(kind: number, bytes: Buffer): void {
    this.#head.writeUInt32LE(kind, 0);
    this.#head.writeDoubleLE(bytes.byteLength, 4);
    this.#head.writeUInt32LE(crc32(bytes, crc32(this.#head.subarray(0, 12))), 12);
    this.#add(this.#head);
    this.#add(bytes);
  }

  #add(bytes: Buffer): void {
    if (this.#length + bytes.byteLength > ROOM) this.#flush();
    if (bytes.byteLength > ROOM) this.#write(bytes);
    else {
      bytes.copy(this.#waiting, this.#length);
      this.#length += bytes.byteLength;
    }
  }

  #flush(): void {
    this.#write(this.#waiting.subarray(0, this.#length));
    this.#length = 0;
  }

  #write(bytes: Buffer): void {
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(this.#file, bytes, at);
  }
}
