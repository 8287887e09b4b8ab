import { isArabic, isLatinArticle } from '../../text/fold-word.ts';
import { hasSign, isFiller, type Lexeme, meant } from './lexeme.ts';
import { ORDINARY } from './ordinary-words.ts';
import { COST, type Found, isPlace, type PhraseFinder } from './phrase-tree.ts';
import type { Meaning, Need } from './vocabulary.ts';

/** What stands around a phrase. */
export interface Around {
  /** Its first word. */
  word: string;
  before: readonly Lexeme[];
  finder: PhraseFinder;
  /** Whether the text holds nothing else, up to a token. */
  isAlone: (end: number) => boolean;
}

type Place = Extract<Meaning, { kind: 'city' | 'district' }>;

const placesIn = (meanings: readonly Meaning[]): Place[] =>
  meanings.filter((meaning): meaning is Place => isPlace(meaning));

const citiesOf = (place: Place) => (place.kind === 'city' ? place.slugs : [place.city]);

/** Whether a district stands beside its city, or a city beside one of its districts. */
function isBeside(place: Place, others: readonly Place[]): boolean {
  const mine = new Set(citiesOf(place));
  const isNear = (other: Place) =>
    other.kind !== place.kind && citiesOf(other).some((city) => mine.has(city));
  // «ارض صناعية بالقصيم»: a region has so many districts that some bear any word.
  return others.some((other) => isNear(other) && !(other.kind === 'city' && other.name === 'region'));
}

/** «الملقا والنرجص»: whether it is joined to another district of its city. */
function isJoined(place: Place, { word, before }: Around): boolean {
  if (place.kind === 'city' || !(word.startsWith('و') || hasSign(before.at(-1), 'and'))) return false;
  const others = placesIn(lastBefore(before)?.meanings ?? []);
  return others.some((other) => other.kind === 'district' && other.city === place.city);
}

/** The last phrase before it that says anything; a comma and «و» between two names say nothing. */
function lastBefore(before: readonly Lexeme[]): Lexeme | undefined {
  return before.findLast(
    (lexeme) => !isFiller(lexeme) || (hasSign(lexeme, 'district') && isArabic(lexeme.word)),
  );
}

/** So few letters are more often a word than a name that lost its article. */
const SHORTEST_NAME = 6;

/** Whether a name behind «في» is one: «بخور» and «في ضباب» are words of their own, «بالخور» and «في عزيزية» places. */
function isSurelyName(place: Place, { cost }: Found, word: string): boolean {
  if (place.needs === undefined || /^و?بال/.test(word)) return true;
  // «في عفيف»: a town's own name, as it is written.
  if (place.kind === 'city' && cost === 0 && !ORDINARY.has(word)) return true;
  return cost === 0 && (!isArabic(word) || word.length >= SHORTEST_NAME);
}

/** «على البحر» and «قريب من الجامعة» are about the sea and a university. */
const isBesideThing = (lexeme: Lexeme | undefined) =>
  hasSign(lexeme, 'near') || ['علي', 'من', 'عن'].includes(lexeme?.word ?? '');

/** Whether «ب» is written onto the word: «بالرياض», not «بقيق» and «بارق», which begin with it. */
const isWithIn = ({ word, finder }: Around) => /^و?ب/.test(word) && !finder.isKnown(word);

/** How clearly a place is meant, by what stands around: by «حي» or its city; by «في», «بال», or as the whole text; not at all. */
function toldBy(place: Place, found: Found, around: Around): Need | undefined {
  const { word, before, finder, isAlone } = around;
  // "Ad" of "Ad Dilam" is an advertisement too.
  const behind = isLatinArticle(finder.wordAt(found.end)) ? found.end + 1 : found.end;
  const after = finder.find(behind)?.meanings ?? [];
  const previous = before.findLast((lexeme) => !isLatinArticle(lexeme.word));
  // «حي» stands before a name, "district" behind it.
  const isNamedAfter = hasSign({ meanings: after }, 'district') && !isArabic(finder.wordAt(behind));
  const isNamed = hasSign(previous, 'district') || isNamedAfter;
  if (isNamed && place.kind === 'district') return 'naming';
  if (place.needs === 'naming' && isBesideThing(previous)) return undefined;
  if (isBeside(place, [...placesIn(lastBefore(before)?.meanings ?? []), ...placesIn(after)])) return 'naming';
  const isIn = isNamed || isWithIn(around) || hasSign(previous, 'in', 'at');
  if (isIn && isSurelyName(place, found, word)) return 'introduction';
  return isJoined(place, around) || isAlone(found.end) ? 'introduction' : undefined;
}

/** Letters behind the article from which on a slip in a name is told from another word; there are fewer cities to be mistaken for. */
const SHORTEST_SLIP = { city: 4, district: 5 } as const;

/** Whether an Arabic name is typed with its article and long enough, so that no other word was meant. */
function isLikeName(word: string, { kind }: Place): boolean {
  const stem = word.replace(/^[وبلفك]{0,2}ا?ل/, '');
  return !isArabic(word) || (stem !== word && stem.length >= SHORTEST_SLIP[kind]);
}

/** «لعريس» beside Riyadh is no «عريض»: so short a word is no slip of a district's name. */
function isLongEnough(word: string, { kind }: Place): boolean {
  if (kind === 'city' || !isArabic(word)) return true;
  return word.replace(/^و?(?:[بلفك]?ال|لل|[بلفك])/, '').length >= SHORTEST_SLIP.district;
}

function isMeant(place: Place, found: Found, around: Around): boolean {
  const isTypo = found.cost >= COST.typo;
  if (!isTypo && place.needs === undefined) return true;
  const told = toldBy(place, found, around);
  if (told === 'naming')
    return !isTypo || hasSign(around.before.at(-1), 'district') || isLongEnough(around.word, place);
  if (told === undefined || place.needs === 'naming') return false;
  // A typo is nothing to go by as the whole text, nor of a name that is half a word.
  if (!isTypo) return true;
  return place.needs === undefined && isLikeName(around.word, place) && !around.isAlone(found.end);
}

/** A phrase without the places that are not meant by it; undefined where nothing else was. */
export function placesTold(found: Found, around: Around): Found | undefined {
  if (!found.meanings.some((meaning) => isPlace(meaning))) return found;
  const meanings = found.meanings.filter(
    (meaning) => !isPlace(meaning) || isMeant(meaning as Place, found, around),
  );
  return meanings.length === 0 ? undefined : { ...found, meanings };
}

/** Whether a phrase names a place. */
export const isNamedPlace = (lexeme: Pick<Lexeme, 'meanings'> | undefined): boolean =>
  meant(lexeme, 'city') !== undefined || meant(lexeme, 'district') !== undefined;
