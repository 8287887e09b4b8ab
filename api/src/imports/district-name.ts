const LONGEST_NAME = 60;
/** Letters (Arabic with its marks, Latin), digits, and what stands between the words of a name. */
const NAME =
  /^[\u0621-\u063A\u0640-\u0652\u0670\u0671\u067E\u0686\u06A9\u06AF\u06CC\p{Script=Latin}0-9٠-٩ '’()/،-]+$/u;
const LETTER = /[\u0621-\u063A\u0641-\u064A\p{Script=Latin}]/u;
/** Two marks on a letter (a doubling and its vowel) are all that Arabic writes. */
const HEAP_OF_MARKS = /[\u064B-\u0652\u0670]{3}/;

/** Why a text cannot be a new district's name: what everybody will read in addresses, filters and titles; undefined when it can. */
export function faultOfDistrictName(name: string): string | undefined {
  if (name.length > LONGEST_NAME) return `is longer than ${LONGEST_NAME} characters`;
  if (!NAME.test(name) || HEAP_OF_MARKS.test(name))
    return "may hold only Arabic or Latin letters, digits, spaces and - ' ( ) / ،";
  return LETTER.test(name) ? undefined : 'is not a name: it has no letter';
}
