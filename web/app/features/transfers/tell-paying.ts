import { createContext } from 'react';

/** Hears from a form when an attempt to pay begins and when it is over: meanwhile no other way is chosen. */
export const TellPayingContext = createContext<(isPaying: boolean) => void>(() => {});
