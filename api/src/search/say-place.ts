import type { Reason } from '@diyar/contract/finding/search';
import { kilometresFrom } from '@diyar/contract/values/distance';
import type { AdSearch } from './index/ad-search.ts';
import { reasonsOf } from './index/best.ts';
import { likeIn } from './index/likeness.ts';
import type { Picked } from './index/pick-ranked.ts';
import type { SlotSet } from './index/sets/slot-set.ts';
import type { Snapshot } from './index/snapshot.ts';

/** What the order "best" says of an ad's place. */
export interface SaidOfPlace {
  why: Reason[];
  /** How many of what was found are like it, and stand behind it. */
  moreLike: number;
}

/** Why an ad stands at its place in the order "best", and how many of what was found stand behind it. */
export function sayPlace(snapshot: Snapshot, one: Picked, asked: AdSearch, set: SlotSet): SaidOfPlace {
  const { advertiser, like } = asked.filters;
  const isGrouped = advertiser === undefined && like === undefined && one.place.group % 2 === 0;
  return {
    why: whyOf(snapshot, one, asked),
    moreLike: isGrouped ? likeIn(snapshot, one.slot, set).length - 1 : 0,
  };
}

function whyOf({ columns, day }: Snapshot, { slot, isFeatured }: Picked, { near }: AdSearch): Reason[] {
  return reasonsOf({
    special: isFeatured,
    verified: columns.verified.has(slot),
    worth: columns.worth.at(slot),
    completeness: columns.completeness.at(slot),
    days: day - columns.publishedOn.at(slot),
    kilometres: near && kilometresFrom(near)(columns.placeOf(slot)),
  });
}
