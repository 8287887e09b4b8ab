import type { SearchRow } from './search-row.ts';

/** Hash of the fields of an ad that the lists are made of, of two times 26 bits, so that another text never has the same in practice. */
export function textHash({ search_text, district_id, account_number }: SearchRow): number {
  let one = Math.imul(district_id, 0x01000193);
  let two = account_number;
  for (let at = 0; at < search_text.length; at += 1) {
    const code = search_text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) + 1;
  }
  return (one >>> 6) * 2 ** 26 + (two >>> 6);
}
