export type Numbers = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array | Int32Array;

/**
 * Carries what columns hold to a file or from it, in the order in which it is called: each call takes the value as it is and
 * returns it as it is to be, the same one while writing, while reading the one that was written.
 */
export interface Carrier {
  numbers<A extends Numbers>(values: A): A;
  /** Anything that JSON can say. */
  plain<T>(value: T): T;
}
