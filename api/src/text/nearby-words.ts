/** The shortest word whose typos are looked for: nearly every pair of shorter words differs by one letter. */
const SHORTEST = 4;

function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Whether one letter too many, too few, another, or two that changed places part the words; false for equal ones. */
export function isOneTypoAway(left: string, right: string): boolean {
  if (left === right || Math.abs(left.length - right.length) > 1) return false;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Finds the known words that are one typo (Damerau-Levenshtein 1) away from a word, without looking at all of them. */
export interface NearbyWords {
  near(word: string): readonly string[];
}

/** Words of four letters and more are filed under themselves and under each of their forms that lack a letter. */
export function buildNearbyWords(words: Iterable<string>): NearbyWords {
  const filed = new Map<string, string[]>();
  const file = (key: string, word: string) => {
    const there = filed.get(key);
    if (there === undefined) filed.set(key, [word]);
    else if (!there.includes(word)) there.push(word);
  };
  for (const word of new Set(words)) {
    if (word.length < SHORTEST) continue;
    for (const key of [word, ...shortened(word)]) file(key, word);
  }
  return {
    near(word) {
      if (word.length < SHORTEST) return [];
      const found = new Set([word, ...shortened(word)].flatMap((key) => filed.get(key) ?? []));
      return [...found].filter((known) => isOneTypoAway(known, word));
    },
  };
}
