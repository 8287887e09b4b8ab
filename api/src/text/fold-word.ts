import { foldArabic } from './fold-text.ts';

/** Beginnings of Latin spellings of Arabic names whose article is a word of its own. */
const LATIN_ARTICLES = new Set([
  'al',
  'el',
  'ar',
  'er',
  'as',
  'es',
  'ash',
  'at',
  'ath',
  'ad',
  'adh',
  'an',
  'az',
  'ul',
]);
const ARABIC = /[\u0621-\u064A]/;
/** Fewer letters than this are not left alone without their article: «الحي» is not «حي». */
const SHORTEST_STEM = 3;

export const isArabic = (word: string): boolean => ARABIC.test(word);

/** Al, el, ar, as …: in a place's Latin name they say nothing. Expects a folded word. */
export const isLatinArticle = (word: string): boolean => LATIN_ARTICLES.has(word);

/** A word as it is compared: `foldArabic`, without any ء and without marks inside («بي-بي», "o'clock"). */
export function foldWord(word: string): string {
  return foldArabic(word).replace(/[ء'’`ʼ´]/g, '');
}

/** The word without «ال», where three letters remain. Expects a folded word. */
export function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length - 2 >= SHORTEST_STEM ? word.slice(2) : word;
}

const PREFIXES = ['وبال', 'بال', 'وال', 'فال', 'كال', 'ولل', 'لل', 'عال', 'هال', 'ال'];
const LETTERS_BEFORE = ['ب', 'و', 'ل', 'ف'];

/**
 * The ways to read one Arabic word: as it stands, then without «ال», «بال», «لل» …, then without the letter «ب», «و», «ل»
 * or «ف» that is written onto the next word. Latin: without a joined article ("Almalqa", "Arrawdah"). Expects a folded word.
 */
export function readingsOf(word: string): string[] {
  const readings = [word];
  const add = (stem: string) => {
    if (stem.length >= SHORTEST_STEM && !readings.includes(stem)) readings.push(stem);
  };
  if (!isArabic(word)) {
    if (/^[ae]l/.test(word)) add(word.slice(2));
    if (/^a(r|s|n|d|t|z|sh|th|dh)\1/.test(word)) add(word.replace(/^a(r|s|n|d|t|z|sh|th|dh)(?=\1)/, ''));
    return readings;
  }
  for (const prefix of PREFIXES) if (word.startsWith(prefix)) add(word.slice(prefix.length));
  for (const letter of LETTERS_BEFORE) if (word.startsWith(letter)) add(word.slice(1));
  if (word.startsWith('وب') || word.startsWith('ول')) add(word.slice(2));
  return readings;
}

const ENDINGS = ['يات', 'ات', 'تين', 'تان', 'ين', 'ان', 'ون', 'يه', 'ه', 'ي'];

/**
 * A light stem: one ending of plural, dual or gender is taken off where three letters remain, so that «شاليهات», «شاليهين»
 * and «شاليه» meet. Broken plurals («شقق», «فلل») are not made here: they stand in the vocabulary. Expects a folded word.
 */
export function stemArabic(word: string): string {
  if (!isArabic(word)) return word;
  const bare = withoutArticle(word);
  const ending = ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= SHORTEST_STEM);
  return ending === undefined ? bare : bare.slice(0, -ending.length);
}

const ARABIC_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ض/g, 'ظ'],
  [/ذ/g, 'ز'],
  [/(?<![اهي])[اهي]$/, 'ه'],
  [/(.)\1+/g, '$1'],
];

/** In the order in which they are applied: pairs of letters first, then vowels, then letters written for one another. */
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'],
  [/gh/g, '7'],
  [/[sc]h/g, '5'],
  [/th/g, 't'],
  [/dh|z/g, 'd'],
  [/ph/g, 'f'],
  [/[qgkc]/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/o[ou]?|a[uw]|uw|w(?![aeiuy])/g, 'u'],
  [/[ae][iy]|i[ey]|ee|[ey]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/h$/, ''],
  [/(?<![ai])[ai]+$/, ''],
];

/**
 * How a word sounds, so that spellings of one name meet: "Almalga", "Malqa" and "Al Malqaa"; "Jeddah", "Jiddah" and "Jedda";
 * «ضهران» and «ظهران». Lossy: ask it only where the word itself is unknown. Expects a folded word, gives "" for a short one.
 */
export function soundOf(word: string): string {
  const rules = isArabic(word) ? ARABIC_SOUNDS : LATIN_SOUNDS;
  if (word.length < SHORTEST_STEM) return '';
  const sound = rules.reduce((text, [from, to]) => text.replace(from, to), word);
  return sound.length < 2 ? '' : sound;
}
