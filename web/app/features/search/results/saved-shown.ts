import type { Search } from '../query/search.ts';

/** What is shown: the search as it was asked, and with its typed words spelled out. */
export interface SavedShown {
  filters: Search;
  form: { filters: Search };
  heading: string;
}

export interface SaveProps {
  shown: SavedShown;
  look?: 'button' | 'pill' | 'empty';
}
