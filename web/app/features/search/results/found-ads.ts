import type { FoundAd } from '@diyar/contract/finding/search';
import type { Understood } from '@diyar/contract/site/wishes';
import type { LandingLink } from '../../landings/landing-links.tsx';
import type { Choices } from '../query/choices.ts';
import type { Search } from '../query/search.ts';
import type { CloseSearch } from './close-searches.ts';
import type { SavedShown } from './saved-shown.ts';
import type { WayOut } from './ways-out.ts';

export interface FoundAds {
  /** Searches of the same city that have a page of their own. */
  landings?: readonly LandingLink[];
  /** Where nothing is found: what to ask for instead. */
  ways?: readonly WayOut[];
  /** Likewise: what is close to what was asked for. */
  close?: readonly CloseSearch[];
  items: FoundAd[];
  /** What became of the typed words, where there were any. */
  understood?: Understood | null;
  total: number;
  total_exact: boolean;
  page: number;
  pages: number;
}

export interface ListProps {
  found: FoundAds;
  filters: Search;
  choices: Choices;
  /** How many cards stand side by side, where it is not the page's width that decides. */
  columns?: string;
  /** What was asked for, where it can be saved. */
  asked?: SavedShown;
}
