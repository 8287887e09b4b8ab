import type { Columns } from './columns.ts';
import type { NumberSet } from './sets/number-set.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Marks are what ads of one advertiser that are like each other share: the property, a photo or the text, each with the advertiser
 * in it; 0 is none.
 */
type Marks = Pick<Columns, 'propertyMark' | 'photoMark' | 'textMark'>;

export function noteMarks(
  { propertyMark, photoMark, textMark }: Marks,
  slot: number,
  noted: NumberSet,
): void {
  noted.add(propertyMark.at(slot));
  noted.add(photoMark.at(slot));
  noted.add(textMark.at(slot));
}

/** Whether a slot has a mark that was noted. Asked of every ad that is ranked, so that it makes nothing anew. */
export function hasMark(
  { propertyMark, photoMark, textMark }: Marks,
  slot: number,
  noted: NumberSet,
): boolean {
  return noted.has(propertyMark.at(slot)) || noted.has(photoMark.at(slot)) || noted.has(textMark.at(slot));
}

/** The slots of a set that are like one, itself too where it is in the set. */
export function likeIn({ columns, accounts }: Snapshot, slot: number, set: SlotSet): number[] {
  const { propertyMark, photoMark, textMark } = columns;
  const [property, photo, text] = [propertyMark.at(slot), photoMark.at(slot), textMark.at(slot)];
  const like: number[] = [];
  accounts.visit(columns.account.at(slot), (other) => {
    const isLike =
      property === propertyMark.at(other) ||
      (photo !== 0 && photo === photoMark.at(other)) ||
      (text !== 0 && text === textMark.at(other));
    if (isLike && set.has(other)) like.push(other);
  });
  return like;
}

/** Takes out what is not like the ad of a public number. */
export function keepLike(snapshot: Snapshot, number: string, set: SlotSet): void {
  const slot = snapshot.slotOf(Number(number));
  const like = slot === undefined ? [] : likeIn(snapshot, slot, set);
  set.clear();
  for (const one of like) set.add(one);
}
