import { favourites } from './favourites.ts';
import { ownAds } from './own-ads.ts';
import { reports } from './reports.ts';
import { supplyForm } from './supply-form.ts';
import { wizard } from './wizard.ts';

/** Sentences of the pages about a person's own dealings with ads. */
export const mine = { favourites, ownAds, reports, supplyForm, wizard } as const;
