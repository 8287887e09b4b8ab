import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** The prefix under which photos live; give it to the contract's photoUrl. */
export function useMediaPrefix(): string {
  return useRouteLoaderData<typeof loader>('root')?.mediaPrefix ?? '/media/';
}

/** The style that live maps are drawn by; null: the embedded base map. */
export function useMapStyleUrl(): string | null {
  return useRouteLoaderData<typeof loader>('root')?.mapStyleUrl ?? null;
}

/** Where the site and its media stand, for addresses that have to be whole. */
export function useSiteData(): { origin: string; mediaPrefix: string } {
  const shared = useRouteLoaderData<typeof loader>('root');
  return { origin: shared?.origin ?? '', mediaPrefix: shared?.mediaPrefix ?? '/media/' };
}

/** What every page is told of the site: its settings, and where it and its media stand. Undefined on a page that failed. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}
