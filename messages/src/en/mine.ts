import { favourites } from './favourites.ts';
import { ownAds } from './own-ads.ts';
import { reports } from './reports.ts';

/** What the pages of somebody's own dealings with ads say. */
export const mine = { favourites, ownAds, reports } as const;
