import { foldArabic } from '../../text/fold-text.ts';
import { isArabic, withoutArticle } from '../../text/fold-word.ts';
import { asWritten, joinedAbd } from './name-forms.ts';
import { ORDINARY } from './ordinary-words.ts';
import { wordsOf } from './phrase-tree.ts';
import { ORDINARY_DISTRICTS } from './place-spellings.ts';
import type { Need } from './vocabulary.ts';

/** What of a city says how well it is known. */
export interface CityName {
  name_ar: string;
  /** 1 is the best known. */
  rank: number;
}

/** The cities that people name without saying where: of a smaller one more must be said, and a district of these goes before it. */
const KNOWN_CITIES = 51;

/** Whether a city is small: its name is as likely a word, or a district of a larger city. */
export const isSmallCity = (city: Pick<CityName, 'rank'> | undefined): boolean =>
  city === undefined || city.rank > KNOWN_CITIES;

/** A word of the language is a place only where something says so: «خبر» is news, "ward" no district by itself. */
function needOfName(form: string): Need | undefined {
  const [word = '', ...more] = wordsOf(form);
  return more.length === 0 && ORDINARY.has(word) ? 'introduction' : undefined;
}

/** So few letters of a small city's English name are more often a word. */
const SHORTEST_ENGLISH = 5;

/** «حقل» and «عفيف» are towns only behind «في», «خطة» and "bad" not even there: «الخطة» is. */
function needOfSmallCity(form: string): Need | undefined {
  const [word = '', ...more] = wordsOf(form);
  if (more.length > 0) return undefined;
  if (ORDINARY.has(word) || ORDINARY.has(withoutArticle(word))) return 'naming';
  if (!isArabic(form)) return word.length < SHORTEST_ENGLISH ? 'naming' : 'introduction';
  return 'introduction';
}

/** Small cities whose names, as they are written, no one could mean anything else by. */
const PLAIN_CITIES = new Set(
  'صفوى تيماء المزاحمية البكيرية رنية بقعاء طبرجل النماص القويعية الجموم الدلم بقيق الأرطاوية العيينة الخرمة تنومة المجاردة القيصومة شقراء صامطة النعيرية حريملاء السليل الحناكية المذنب بللسمر خليص تاروت العوامية القديح المندق المخواة قلوة البدائع فيفاء دارين ضرماء رماح تثليث ثادق النبهانية الأسياح'.split(
    ' ',
  ),
);

/** What the forms of a city's name need: those of a small one that lost their article are words. */
export function needOfCity(city: CityName): (form: string) => Need | undefined {
  if (!isSmallCity(city)) return needOfName;
  const written = new Set(joinedAbd(asWritten(city.name_ar)));
  const isPlain = PLAIN_CITIES.has(city.name_ar);
  return (form) => {
    if (isArabic(form) && !written.has(form)) return 'naming';
    return isPlain && isArabic(form) ? undefined : needOfSmallCity(form);
  };
}

/** Institutions that districts are named after: who lives beside one does not live in the district. */
const INSTITUTION = /^(?:جامعه|مطار|ميناء?) | (?:university|airport|port)$/i;
const ORDINARY_NAMES = new Set([...ORDINARY_DISTRICTS].map((name) => foldArabic(name)));
/** Whether a district is named by an ordinary word, or after an institution. */
export const isOrdinaryName = (name: string) =>
  ORDINARY_NAMES.has(foldArabic(name)) || INSTITUTION.test(foldArabic(name));

/** As for a known city; and an Arabic name without its article, «سلامة» for «السلامة», which is nearly always a word. */
export function needOfDistrict(written: ReadonlySet<string>, isOrdinary: boolean) {
  return (form: string): Need | undefined => {
    if ((isOrdinary && isArabic(form)) || INSTITUTION.test(form)) return 'naming';
    const isBare = isArabic(form) && !written.has(form);
    const need = needOfName(form);
    if (need !== undefined && (isBare || /^a/.test(form))) return 'naming';
    return need ?? (isBare ? 'introduction' : undefined);
  };
}

/** Cities whose districts are known by their English names alone; of another's, one more often means a word. */
const WIDELY_KNOWN = 12;

/**
 * What the forms of a district's name need: behind «حي» or beside its city alone is one of a small city meant, since the
 * Kingdom has three thousand of them.
 */
export function needByCity(city: CityName | undefined, needOf: (form: string) => Need | undefined) {
  return (form: string): Need | undefined => {
    if (city === undefined || isSmallCity(city)) return 'naming';
    const need = needOf(form);
    return need === undefined && !isArabic(form) && city.rank > WIDELY_KNOWN ? 'introduction' : need;
  };
}
