import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The prefix under which photos live; give it to the contract's photoUrl. */
export function useMediaPrefix(): string {
  return useRouteLoaderData<typeof loader>('root')?.mediaPrefix ?? '/media/';
}
