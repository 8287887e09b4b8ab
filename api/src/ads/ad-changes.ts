/** Tells of ads that changed; what keeps ads in memory asks for no more than this. */
export interface AdChanges {
  /** Calls back with the public numbers of ads that changed, as soon as they are known; without any when every ad may have. */
  onChange(listener: (numbers: readonly number[] | undefined) => void): void;
  /** Whether everything that was committed so many milliseconds ago has been told of. */
  hasToldWithin(millis: number): boolean;
}
