/** More marks than any script sets on one letter. */
const HEAP_OF_MARKS = /(\p{M}{16})\p{M}+/gu;

/**
 * A text in a compatibility form of Unicode, for comparing and reading, in time that grows as the text does: the marks of one letter
 * are put in order in the square of their number, so past sixteen they are left out.
 */
export function normalForm(text: string, form: 'NFKC' | 'NFKD'): string {
  return text.replace(HEAP_OF_MARKS, '$1').normalize(form);
}
