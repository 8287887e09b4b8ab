export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Lines of two texts beside each other: what stays, what went and what came, in the order of reading. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const longest = commonLengths(old, now);
  const lines: DiffLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [one, other] = [old[at], now[to]];
    if (one !== undefined && one === other) {
      lines.push({ kind: 'same', text: one });
      at += 1;
      to += 1;
    } else if (
      one !== undefined &&
      (other === undefined || lengthAt(longest, at + 1, to) >= lengthAt(longest, at, to + 1))
    ) {
      lines.push({ kind: 'removed', text: one });
      at += 1;
    } else {
      lines.push({ kind: 'added', text: other ?? '' });
      to += 1;
    }
  }
  return lines;
}

const lengthAt = (longest: readonly Uint16Array[], at: number, to: number) => longest[at]?.[to] ?? 0;

/** How many lines the ends of both texts, from each pair of lines on, have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = longest[at];
      if (row === undefined) continue;
      row[to] =
        old[at] === now[to]
          ? lengthAt(longest, at + 1, to + 1) + 1
          : Math.max(lengthAt(longest, at + 1, to), lengthAt(longest, at, to + 1));
    }
  }
  return longest;
}
