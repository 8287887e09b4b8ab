import { createContext } from 'react';

interface Attempts {
  /** Which form's attempt to pay is under way. */
  paying: string | undefined;
  setPaying: (change: (paying: string | undefined) => string | undefined) => void;
}

/** Attempts to pay on one page: one at a time, whatever by. A wallet that waits for its code is none. */
export const AttemptsContext = createContext<Attempts>({ paying: undefined, setPaying: () => {} });
