import type { FoundAd } from '@diyar/contract/search';
import type { LandingLink } from '../landings/landing-links.tsx';
import type { Filters } from './filters.ts';

export interface FoundAds {
  /** Searches of the same city that have a page of their own. */
  landings?: readonly LandingLink[];
  items: FoundAd[];
  total: number;
  total_exact: boolean;
  page: number;
  pages: number;
}

export interface ListProps {
  found: FoundAds;
  filters: Filters;
  /** How many cards stand side by side, where it is not the page's width that decides. */
  columns?: string;
}
