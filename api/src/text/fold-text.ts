import { foldLetters } from '@diyar/contract/values/fold-letters';
import { normalForm } from '../platform/normal-form.ts';
import { placeWords } from './place-words.ts';

/**
 * Folds Arabic (and Latin) text so that the ways people type one word compare equal.
 * Promises: NFKC; no tashkeel, tatweel or invisible marks; أإآٱ→ا, ى→ي, ة→ه, ؤ→و, ئ→ي; Arabic-Indic and Persian digits
 * as ASCII; Latin in lower case; single spaces, none at the ends. Folding twice changes nothing.
 * For comparing only, never for showing. Rule: domain.md 7.1.
 */
export function foldArabic(text: string): string {
  return foldLetters(normalForm(text, 'NFKC'));
}

/** «عبد الله» and «عبدالله» are one name. Expects folded text. */
function joinAbd(folded: string): string {
  return folded.replace(/(^|\s)عبد ال(?=\S)/g, '$1عبدال');
}

function withoutArticle(word: string): string {
  return word.length > 3 && word.startsWith('ال') ? word.slice(2) : word;
}

/** «الصفاء» is as often written «الصفا», so a final ء after ا is no difference between places. */
function withoutFinalHamza(word: string): string {
  return word.endsWith('اء') ? word.slice(0, -1) : word;
}

/**
 * Folds a place's name for matching: as `foldArabic`, and without a leading «حي » or «مدينة », without the article «ال» of
 * each word, without a final ء after ا, and with «عبد ال…» as one word.
 * Fold the name as written, once: a name that begins with «المدينة» would lose that word in a second folding.
 */
export function foldPlaceName(text: string): string {
  const bare = foldArabic(text)
    .replace(/^حي /, '')
    .replace(/^مدينه /, '');
  return joinAbd(bare)
    .split(' ')
    .map((word) => withoutFinalHamza(withoutArticle(word)))
    .join(' ');
}

const key = (word: string) => withoutFinalHamza(foldArabic(word));
const keyed = (pairs: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pairs).map(([arabic, english]) => [key(arabic), english]));

const WORDS: ReadonlyMap<string, string> = new Map(
  placeWords.map(([arabic, english]) => [key(arabic), english]),
);

/** First words that English puts last: «ضاحية الملك فهد» is King Fahd Suburb. */
const HEADS = keyed({
  جامعة: 'University',
  مدينة: 'City',
  ضاحية: 'Suburb',
  مطار: 'Airport',
  ميناء: 'Port',
  شاطئ: 'Beach',
  بلدة: 'Town',
  صناعية: 'Industrial Area',
});
/** Heads that keep their meaning with the article: «المدينة الرياضية», «البلدة القديمة». */
const HEADS_WITH_ARTICLE = new Set([key('مدينة'), key('بلدة')]);

/** Adjectives that English puts before the name. */
const ADJECTIVES = keyed({
  شمالي: 'North',
  شمالية: 'North',
  جنوبي: 'South',
  جنوبية: 'South',
  شرقي: 'East',
  شرقية: 'East',
  غربي: 'West',
  غربية: 'West',
  أوسط: 'Central',
  وسطى: 'Central',
  جديد: 'New',
  جديدة: 'New',
  قديم: 'Old',
  قديمة: 'Old',
  أول: 'First',
  أولى: 'First',
  ثاني: 'Second',
  ثانية: 'Second',
  ثالث: 'Third',
  ثالثة: 'Third',
  دولي: 'International',
  إسلامية: 'Islamic',
  طبية: 'Medical',
});
const AFTER_HEAD = keyed({
  صناعية: 'Industrial',
  رياضية: 'Sports',
  اقتصادية: 'Economic',
  جامعية: 'University',
});
const SIDES = keyed({ شمال: 'North', جنوب: 'South', شرق: 'East', غرب: 'West', وسط: 'Central' });

/** Words never read letter by letter, and written without an English article. */
const WHOLE = keyed({
  الملك: 'King',
  الأمير: 'Prince',
  الأميرة: 'Princess',
  الإمام: 'Imam',
  أم: 'Umm',
  أبو: 'Abu',
  أبا: 'Aba',
  ابن: 'Ibn',
  بن: 'bin',
  بني: 'Bani',
  بنت: 'bint',
  آل: 'Aal',
  ذو: 'Dhu',
  الخبر: 'Khobar',
  الدمام: 'Dammam',
  الظهران: 'Dhahran',
});

const SUN: Readonly<Record<string, string>> = {
  ت: 'At',
  ث: 'Ath',
  د: 'Ad',
  ذ: 'Adh',
  ر: 'Ar',
  ز: 'Az',
  س: 'As',
  ش: 'Ash',
  ص: 'As',
  ض: 'Ad',
  ط: 'At',
  ظ: 'Adh',
  ن: 'An',
};
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=dh غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** One sound of an unknown word: a vowel (true) or a consonant. ع and ء are not written, but carry an a where they stand. */
type Sound = readonly [text: string, vowel: boolean];

function soundAt(word: string, at: number): Sound {
  const letter = word.charAt(at);
  const next = word.charAt(at + 1);
  if (letter === 'ا' || letter === 'ع') return ['a', true];
  if (letter === 'ء') return ['', true];
  if (letter === 'و' || letter === 'ي') {
    const glide = at === 0 || next === 'ا' || (next === 'ه' && at + 2 === word.length);
    if (letter === 'و' && next === 'ي' && at > 0 && at + 2 < word.length) return ['uwa', true];
    return glide ? [letter === 'و' ? 'w' : 'y', false] : [letter === 'و' ? 'u' : 'i', true];
  }
  return [CONSONANTS[letter] ?? letter, false];
}

/** The a between two consonants that no vowel parts: after the first of a word, and before the last of it. */
function needsVowel(sounds: readonly Sound[], at: number, feminine: boolean): boolean {
  const isConsonant = (index: number) => sounds[index]?.[1] === false;
  if (!isConsonant(at) || !isConsonant(at + 1)) return false;
  if (at === 0) return true;
  if (!isConsonant(at - 1)) return false;
  return at + 2 >= sounds.length ? !feminine : isConsonant(at + 2);
}

/** Reads a folded Arabic word letter by letter, with an a where English needs a vowel. */
function spell(word: string): string {
  const feminine = word.length > 2 && word.endsWith('ه');
  const relative = feminine && word.length > 4 && word.endsWith('يه');
  const body = feminine ? word.slice(0, relative ? -2 : -1) : word;
  const sounds = Array.from(body, (_, at) => soundAt(word, at));
  let out = '';
  for (const [at, [text, vowel]] of sounds.entries()) {
    if (vowel && text !== '' && out.endsWith(text)) continue;
    out += text;
    if (needsVowel(sounds, at, feminine)) out += 'a';
  }
  if (!feminine) return out;
  return relative ? `${out}iyah` : `${out.replace(/a$/, '')}ah`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A word as written in the name: its article assimilated, its stem from the table or spelled. */
function nameWord(folded: string): string {
  const whole = WHOLE.get(key(folded));
  if (whole !== undefined) return whole;
  if (!/[\u0621-\u064A]/.test(folded)) return capital(folded);
  const stem = withoutArticle(folded);
  const english = WORDS.get(key(stem)) ?? capital(spell(stem));
  return stem === folded ? english : `${SUN[stem.charAt(0)] ?? 'Al'} ${english}`;
}

/** The English of a word that moves before the name, or undefined when it is a part of the name. */
function adjective(folded: string, at: number, afterHead: boolean): string | undefined {
  const stem = key(withoutArticle(folded));
  const side = SIDES.get(key(folded));
  if (side !== undefined) return side;
  if (at === 0) return undefined;
  return ADJECTIVES.get(stem) ?? (afterHead ? AFTER_HEAD.get(stem) : undefined);
}

function headOf(words: readonly string[]): string | undefined {
  const first = words[0] ?? '';
  const stem = key(withoutArticle(first));
  if (words.length < 2 || (stem !== key(first) && !HEADS_WITH_ARTICLE.has(stem))) return undefined;
  return HEADS.get(stem);
}

/** In «ظهرة لبن» the ة is sounded: Dhahrat Laban. */
function inConstruct(names: readonly string[], english: readonly string[]): string[] {
  return english.map((word, at) => {
    const arabic = names[at] ?? '';
    const feminine = arabic.endsWith('ه') && !arabic.endsWith('الله');
    const construct = at + 1 < names.length && feminine && !arabic.startsWith('ال');
    return construct ? word.replace(/ah$/, 'at') : word;
  });
}

/**
 * Readable English of an Arabic district name that has none yet: sun letters assimilated («الياسمين» → "Al Yasmin",
 * «النرجس» → "An Narjis"), known words from the table, sides first («النسيم الشرقي» → "East An Nasim", «شرق» → "East"),
 * others letter by letter. A leading «حي» is left out. The empty text gives the empty text.
 * A machine's reading: keep it marked unreviewed.
 */
export function transliterateDistrict(arabic: string): string {
  const bare = joinAbd(foldArabic(arabic).replace(/^حي (?=\S)/, ''));
  const words = bare.split(' ').filter((word) => word !== '');
  const head = headOf(words);
  const before: string[] = [];
  const names: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at === 0 && head !== undefined) continue;
    const moved = adjective(word, at, head !== undefined);
    if (moved === undefined) names.push(word);
    else before.unshift(moved);
  }
  const english = inConstruct(names, names.map(nameWord));
  const order = head === undefined ? [...before, ...english] : [...english, ...before, head];
  return order.join(' ');
}

/**
 * The slug of a place: lower-case ASCII words joined by "-", and after them the city's slug for a district
 * (`slugOf('Al Olaya', 'riyadh')` → "al-olaya-riyadh"). Whether it is free is for the caller to see.
 * A name without one Latin letter or digit gives "" (or the city's slug alone). Rule: product.md 6.
 */
export function slugOf(englishName: string, citySlug?: string): string {
  const words = normalForm(englishName, 'NFKD')
    .replace(/[\u0300-\u036F'’ʼ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return [words, citySlug ?? ''].filter((part) => part !== '').join('-');
}
