import type { KeepPlace } from './keep-if-possible.ts';

/** Makes files that storage does not hold although something points at them. */
export interface MissingFiles {
  /**
   * Makes the file, stores it under its key if it can, and answers its bytes; undefined for a key it knows nothing of. What
   * storage cannot take is told to `log`.
   */
  make(key: string, log: KeepPlace['log']): Promise<Uint8Array | undefined>;
  /** Ends what it works with. */
  close(): void;
}

/** A file that is missing stays missing. */
export const NOTHING_MADE: MissingFiles = { make: async () => undefined, close: () => {} };
