import { shortenText } from '@diyar/contract/values/format';

/** As many characters as stand in the two lines of a phone's card, with the dots. */
const LONGEST = 56;

/** A title or name as cards show it: over-length text is cut and seven dots appended (brief 5). */
export const cardText = (text: string): string => shortenText(text, LONGEST);
