/** More of a cell than this tells whoever reads the reason nothing new. */
const LONGEST_SHOWN = 80;

/**
 * A text of the file as a reason quotes it: cut at 80 characters, and what cannot be seen (controls, marks of direction) as its
 * code, "\u{202e}", so that it neither hides nor moves anything where the reason is read.
 */
export function shown(text: string): string {
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return cut.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
