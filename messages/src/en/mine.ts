import { favourites } from './favourites.ts';
import { ownAds } from './own-ads.ts';
import { reports } from './reports.ts';

/** Sentences of the pages about a person's own dealings with ads. */
export const mine = { favourites, ownAds, reports } as const;
