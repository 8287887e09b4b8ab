/** Makes files that storage does not hold although something points at them. */
export interface MissingFiles {
  /** Makes the file, stores it under its key and answers its bytes; undefined for a key it knows nothing of. */
  make(key: string): Promise<Buffer | undefined>;
}

/** A file that is missing stays missing. */
export const NOTHING_MADE: MissingFiles = { make: async () => undefined };
