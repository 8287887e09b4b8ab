import type { Reader } from '../platform/db/database.ts';
import { foldArabic } from '../text/fold-text.ts';
import { findKeptLike, findMarks, type KeptLine } from './known-line.queries.ts';
import type { StatementLine } from './read-lines.ts';

/**
 * Those of a file's lines, by their number in it, that were kept before; `alike`: those of them that nothing but their day, amount and text
 * says so of, as one file shows neither a reference nor a balance for them, or only one of two files the bank's reference.
 */
export async function findKnownLines(
  reader: Reader,
  lines: readonly StatementLine[],
): Promise<{ known: Set<number>; alike: number[] }> {
  const marks = await findMarks(
    reader,
    lines.flatMap(({ mark, bareMark }) => [mark, bareMark]),
  );
  const has = (mark: Buffer) => marks.has(mark.toString('hex'));
  const unmarked = lines.filter(({ mark, bareMark }) => !has(mark) && !has(bareMark));
  const worded = wordedAlike(unmarked, await findKeptLike(reader, unmarked));
  const known = lines.filter(({ line, mark, bareMark }) => has(mark) || has(bareMark) || worded.has(line));
  return {
    known: new Set(known.map(({ line }) => line)),
    alike: known.filter(({ isBare, mark }) => isBare || !has(mark)).map(({ line }) => line),
  };
}

const wordsOf = ({ bookedOn, amount, text }: Pick<KeptLine, 'bookedOn' | 'amount' | 'text'>) =>
  [bookedOn, amount, foldArabic(text)].join('\u001F');

/**
 * Lines that no mark knows and whose day, amount and text lines have that were kept of files which told them apart in another way: as many as
 * those. Bare ones count all that were kept; others those alone that one of the two files has a reference for and the other has not.
 */
function wordedAlike(unmarked: readonly StatementLine[], kept: readonly KeptLine[]): Set<number> {
  const counts = new Map<string, { referenced: number; unreferenced: number }>();
  for (const one of kept) {
    const count = counts.get(wordsOf(one)) ?? { referenced: 0, unreferenced: 0 };
    count[one.isReferenced ? 'referenced' : 'unreferenced'] += 1;
    counts.set(wordsOf(one), count);
  }
  const found = new Set<number>();
  const ranks = new Map<string, number>();
  for (const line of unmarked) {
    const count = counts.get(wordsOf(line));
    if (count === undefined) continue;
    const key = `${wordsOf(line)} ${line.reference === null}`;
    const rank = (ranks.get(key) ?? 0) + 1;
    ranks.set(key, rank);
    if (line.isBare) {
      if (line.copy <= count.referenced + count.unreferenced) found.add(line.line);
    } else if (rank <= (line.reference === null ? count.referenced : count.unreferenced))
      found.add(line.line);
  }
  return found;
}
