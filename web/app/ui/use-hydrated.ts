import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server rendered, true as soon as presses have an effect. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
