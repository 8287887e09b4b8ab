const DIGIT = '[0-9٠-٩۰-۹]';
const GAP = '[ \\-–_./]?';
const digits = (count: string) => `(?:${GAP}${DIGIT})${count}`;

/**
 * Saudi numbers as people write them, in any digits, parted or not: mobiles (with or without country code), landlines,
 * 9200 and 800 numbers; and mobiles cut short by whoever exported the file («05549...»).
 */
const PHONES = new RegExp(
  [
    `(?:\\+|00|٠٠)?(?:966|٩٦٦)${GAP}[0٠]?[15١٥]${digits('{8}')}`,
    `[0٠][5٥]${digits('{8}')}`,
    `[0٠][1١][1-7١-٧]${digits('{7}')}`,
    `(?:9200|٩٢٠٠)${digits('{5}')}`,
    `[5٥]${digits('{8}')}`,
    `[0٠][5٥]${DIGIT}{1,7}(?=\\s*(?:\\.{2,}|…|$))`,
  ]
    .map((form) => `(?<!${DIGIT})(?:${form})(?!${DIGIT})`)
    .join('|'),
  'gu',
);
/**
 * Begins where a run of such characters begins, and nowhere inside it: each run is read once, not once from each of its letters.
 * Two addresses that share a run go together.
 */
const EMAILS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:[.+]+[\w-]+)+/g;
const HANDLES = /(?<![\w.])@[A-Za-z][\w.]{2,}/g;
const CHAT_LINKS = /(?:https?:?\/\/)?(?:wa?\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\/\S*/gi;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\uFEFF]/g;

/**
 * An advertiser's text as it may be shown: without phone numbers, e-mail addresses, handles and chat links. They are somebody's
 * personal data, everyone could gather them from a public page, and people are meant to meet through the contact buttons,
 * which are limited and counted. Prices, areas and dates stay. Line breaks stay, at most one empty line in a row.
 */
export function withoutContacts(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(CHAT_LINKS, '')
    .replace(EMAILS, '')
    .replace(HANDLES, '')
    .replace(PHONES, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
