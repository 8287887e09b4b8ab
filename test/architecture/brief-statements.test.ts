import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf, ROOT, textOf } from './repository.ts';
import { titlesOf } from './test-titles.ts';

const TABLE = 'docs/brief-statements.md';
/** How many statements each section of the brief makes. */
const STATEMENTS = [31, 53, 19, 16, 35, 9, 8, 7, 10];

const rows = textOf(TABLE)
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', says = '', built = '', shown = ''] = line.split('|').slice(1, -1);
    return { number: number.trim(), says: says.trim(), built: built.trim(), shownBy: shown.split('<br>') };
  });
const numbers = STATEMENTS.flatMap((count, section) =>
  Array.from({ length: count }, (_, place) => `${section + 1}.${place + 1}`),
);
const tests = new Set(filesOf(/\.(test|e2e)\.tsx?$/));

describe(TABLE, () => {
  it('has each statement of the brief once, in its order', () => {
    expect(numbers).toHaveLength(188);
    expect(rows.map(({ number }) => number)).toEqual(numbers);
    expect(rows.filter(({ says, built }) => says === '' || built === '')).toEqual([]);
  });

  it('names parts of the repository that exist', () => {
    const named = rows.flatMap(({ built }) => [...built.matchAll(/`((?:api|contract|web)\/[\w./-]+)`/g)]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(`${ROOT}/${path}`))).toEqual([]);
  });

  it.each(rows)('$number “$says” is shown by its tests', ({ shownBy }) => {
    for (const shown of shownBy) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(shown.trim()) ?? [];
      expect([...tests]).toContain(file);
      expect(titlesOf(file)).toContain(title);
    }
  });
});
