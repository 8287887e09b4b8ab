import { foldArabic } from '../../text/fold-text.ts';
import { foldWord, isArabic, withoutArticle } from '../../text/fold-word.ts';

/** Words that are a place only with their article: «المدينة» is Madinah, «مدينة» any city. */
const NEED_ARTICLE = new Set(
  [
    'المدينة',
    'الحفر',
    'الوجه',
    'الرس',
    'الخير',
    'الدار',
    'السد',
    'العود',
    'السوق',
    'الشرق',
    'البيان',
    'الراقي',
    'الشرقية',
    'الغربية',
  ].map(foldWord),
);

/** An Arabic name with and without the articles of its words, as both are typed. */
function arabicForms(name: string): string[] {
  const words = foldArabic(name).split(' ').map(foldWord);
  const bare = words.map((word) => (NEED_ARTICLE.has(word) ? word : withoutArticle(word))).join(' ');
  return words.join(' ') === bare ? [bare] : [words.join(' '), bare];
}

/** A name in the forms it is typed in; the first is the name as it is written. */
export function formsOf(name: string): string[] {
  return isArabic(name) ? arabicForms(name).flatMap((form) => joinedAbd(form)) : latinForms(name);
}

/** Behind a vowel: of "Qryniyah" so little would be left that any word is near it. */
const ENDS_IYAH = /(?<=[aeou]\w{1,6})iyah\b/i;
const SIDE_WORDS = { North: 'shamali', South: 'janubi', East: 'sharqi', West: 'gharbi' } as const;

/** "Al Aziziyah" is typed "al azizia", and "West Ash Shati" as Arabic says it: "ash shati al gharbi". */
function latinForms(name: string): string[] {
  const [, side, rest] = /^(North|South|East|West) (.+)$/.exec(name) ?? [];
  const word = side === undefined ? undefined : SIDE_WORDS[side as keyof typeof SIDE_WORDS];
  const sided = word === undefined ? [] : [`${rest} al ${word}`, `${rest} ${word}`];
  return [name, ...sided].flatMap((one) =>
    ENDS_IYAH.test(one) ? [one, one.replace(ENDS_IYAH, 'ia')] : [one],
  );
}

/** «عبدالله» is typed as «عبد الله» too. */
export function joinedAbd(form: string): string[] {
  return /عبدال/.test(form) ? [form, form.replace(/عبدال/, 'عبد ال')] : [form];
}

/** A name as `formsOf` writes it first: as it is. */
export const asWritten = (text: string) => (formsOf(text)[0] ?? text).toLowerCase();
