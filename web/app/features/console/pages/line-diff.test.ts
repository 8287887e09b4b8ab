import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

/** Every text of one to four lines, each of them one of two or empty. */
function everyText(lines: number): string[] {
  if (lines === 0) return [];
  const shorter = everyText(lines - 1);
  return ['a', 'b', ''].flatMap((line) => [line, ...shorter.map((rest) => `${line}\n${rest}`)]);
}

test('both texts can be read out of what differs between them', () => {
  const texts = everyText(4);
  for (const before of texts) {
    for (const after of texts) {
      const lines = diffLines(before, after);
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n');
      if (without('added') !== before || without('removed') !== after)
        expect.fail(JSON.stringify({ before, after, lines }));
    }
  }
});

test('a text beside itself has no difference, and a changed line is one that went and one that came', () => {
  expect(diffLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
  expect(diffLines('a\nb\nc', 'a\nx\nc').map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});
