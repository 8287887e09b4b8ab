import { favourites } from './favourites.ts';
import { ownAds } from './own-ads.ts';
import { reports } from './reports.ts';
import { supplyForm } from './supply-form.ts';
import { wizard } from './wizard.ts';

/** What the pages of somebody's own dealings with ads say. */
export const mine = { favourites, ownAds, reports, supplyForm, wizard } as const;
