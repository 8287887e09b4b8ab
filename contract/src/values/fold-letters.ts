const MARKS = /[\u064B-\u065F\u0670\u0640]/g;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Letters that people type for one another, and the one we compare by (domain.md 7.1; the last two are Persian keyboards'). */
const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/**
 * Makes one of the letters, digits and spaces that people type for one another: no tashkeel, tatweel or invisible marks; أإآٱ→ا, ى→ي, ة→ه,
 * ؤ→و, ئ→ي; Arabic-Indic and Persian digits as ASCII; Latin in lower case; single spaces, none at the ends. Expects text in one normal
 * form. For comparing only, never for showing. Rule: domain.md 7.1.
 */
export function foldLetters(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(/[أإآٱىةؤئیک]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
