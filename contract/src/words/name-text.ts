import { z } from 'zod';

/** Invisible characters: controls, marks of direction, fillers, the blank of Braille. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** Embeddings, overrides and isolates: they turn what follows them, the rest of somebody else's sentence too. */
export const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Endings of addresses beside those of two letters, as far as people write them. */
const ENDINGS = `
  com|net|org|info|biz|edu|gov|mil|mobi|asia|app|dev|web|site|website|online|store|shop|market|blog|news|page|link|click|live|life
  |club|vip|pro|top|xyz|icu|fun|win|bet|casino|loan|work|world|today|space|tech|cloud|digital|agency|email|host|press|chat|social
  |media|example|test|local|onion|realty|realestate|property|properties|estate|house|homes|villas|apartments|rent|rentals|sale|land
  |السعودية|شبكة|موقع|كوم|عرب|بازار`.replace(/\s/g, '');
const DOT = '[.\\u3002\\uff0e\\uff61]';
const WORD_ENDS = '(?![\\p{L}\\p{N}-])';
/**
 * "https://…", "www.…", "diyar.sa", «ديار.كوم», "a.bc/…". Of endings of two letters those are let off with which names go on after
 * an abbreviation ("Eng.Al Harbi", "Trading.Co").
 */
const ADDRESSES: readonly RegExp[] = [
  /:\/\//,
  new RegExp(`(?<![\\p{L}\\p{N}])www${DOT}`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]${DOT}(?:${ENDINGS})${WORD_ENDS}`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]${DOT}(?!al|el|co|bn|bu|um|ab)[a-z]{2}${WORD_ENDS}`, 'iu'),
  new RegExp(`[a-z0-9-]${DOT}co${WORD_ENDS}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]${DOT}\\p{L}{2,}\\/[^\\s/]`, 'iu'),
];

/** Whether an address of the web stands in a text, with or without its "https". */
export function holdsWebAddress(text: string): boolean {
  return ADDRESSES.some((address) => address.test(text));
}

/**
 * A name that others read: marks that show nothing are taken out, as keyboards and copied texts leave them behind, and spaces at
 * its ends. Refuses characters that turn the direction of what stands after the name, and addresses of the web.
 * `required` is the rule of a name that is missing.
 */
export function nameText(
  required: 'name_required' | 'title_required' | 'bank_name_required' | 'holder_required' | 'invalid',
) {
  return z
    .string(required)
    .refine((name) => !TURNING.test(name), { error: 'hidden_direction', abort: true })
    .overwrite((name) => name.replace(INVISIBLE, '').trim())
    .refine((name) => !holdsWebAddress(name), 'web_address');
}
