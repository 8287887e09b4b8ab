import type { Numbers } from '../sets/carrier.ts';

/** The first bytes of a file; the last of them is its format. */
export const MAGIC = Buffer.from('DIYARCOLUMNS 001');

/** Before each record stand its kind, its length and the checksum of both and of what follows. */
export const HEAD_BYTES = 16;
/** The kind of a record that is JSON. */
export const PLAIN = 0;

const KINDS = [Float64Array, Float32Array, Uint32Array, Uint16Array, Uint8Array, Int32Array] as const;

/** The kind of a record of such numbers, from 1 on. */
export function kindOf(values: Numbers): number {
  return 1 + KINDS.findIndex((kind) => values instanceof kind);
}

/** A file cannot be read, or may not be. The reason completes "the checkpoint is …". */
export class CheckpointRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'CheckpointRefused';
  }
}
