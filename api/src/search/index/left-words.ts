import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

/** As many words as are looked for in the ads for their order; a longer wish says enough by then. */
export const MOST_LEFT = 4;

/** A borrowed set of the slots of `set` whose text has a word. */
function holding(snapshot: Snapshot, set: SlotSet, word: string): SlotSet {
  const having = snapshot.sets.borrow();
  snapshot.words.addTo(word, having);
  having.intersectWith(set);
  return having;
}

/** The slots of a set by how many of the words their text is missing: none first. Borrowed; together they are the set. */
export function tiersOf(snapshot: Snapshot, set: SlotSet, words: readonly string[]): SlotSet[] {
  // After each word: those that miss none, one, two … of the words so far.
  let tiers = [snapshot.sets.borrowCopy(set)];
  for (const word of words) {
    const having = holding(snapshot, set, word);
    const next = [...tiers, snapshot.sets.borrow()];
    for (let missing = tiers.length - 1; missing >= 0; missing -= 1) {
      const [here, more] = [next[missing], next[missing + 1]];
      if (here === undefined || more === undefined) continue;
      const lacking = snapshot.sets.borrowCopy(here);
      lacking.subtract(having);
      here.intersectWith(having);
      more.addAll(lacking);
    }
    tiers = next;
  }
  return tiers;
}

/** How many slots of a set hold each word, and how many all of them. */
export function countHolding(
  snapshot: Snapshot,
  set: SlotSet,
  words: readonly string[],
): { each: number[]; all: number } {
  const sets = words.map((word) => holding(snapshot, set, word));
  const all = snapshot.sets.borrowCopy(set);
  for (const having of sets) all.intersectWith(having);
  return { each: sets.map((having) => having.count()), all: all.count() };
}
