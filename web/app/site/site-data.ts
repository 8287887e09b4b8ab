import type { GeneralSettings, SiteSettings } from '@diyar/contract/site/settings';
import type { Announcement, SiteLook } from '@diyar/contract/words/site-facts';
import type { CSSProperties } from 'react';
import { useRouteLoaderData } from 'react-router';

/** Data of the root loader for every page; the same for every visitor. */
export interface SiteFacts {
  site: SiteSettings;
  /** What of the operators' look differs from the style sheet's own; made by the server alone. */
  style: CSSProperties | undefined;
  font: SiteLook['font'];
  /** The sentence above every page today; null without one. */
  announcement: Announcement | null;
  /** Who runs the site; null while operators have not told it. */
  company: GeneralSettings['company'];
  /** Scheme, host and port of the site, for addresses that have to be whole. */
  origin: string;
  /** The prefix under which photos live; give it to the contract's photoUrl. */
  mediaPrefix: string;
  /** The style that live maps are drawn by; null: the embedded base map. */
  mapStyleUrl: string | null;
  /** The key the site sends to the API; public by nature. */
  apiKey: string;
}

/** Undefined on a page whose root loader failed. */
export function useSite(): SiteFacts | undefined {
  return useRouteLoaderData('root') as SiteFacts | undefined;
}

export function useMediaPrefix(): string {
  return useSite()?.mediaPrefix ?? '/media/';
}

export function useMapStyleUrl(): string | null {
  return useSite()?.mapStyleUrl ?? null;
}

/** Origin and media prefix, with what stands for them on a page whose root loader failed. */
export function useSiteData(): Pick<SiteFacts, 'origin' | 'mediaPrefix'> {
  const shared = useSite();
  return { origin: shared?.origin ?? '', mediaPrefix: shared?.mediaPrefix ?? '/media/' };
}
