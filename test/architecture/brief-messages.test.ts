import { ERROR_STATUS, RULES } from '@diyar/contract/call/errors';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';
import { titlesOf } from './test-titles.ts';

const TABLE = 'docs/brief-messages.md';
const SECTIONS_OF_PRODUCT = 10;
/** Names that are functions of the contract's formats, not rules or codes. */
const FORMATS = ['parseFormattedNumber', 'shortenText'];

interface Row {
  says: string;
  name: string;
  shownBy: string;
}

const rows: Row[] = textOf(TABLE)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| The brief says'))
  .map((line) => {
    const [says = '', name = '', shownBy = ''] = line.split('|').slice(1, -1);
    return { says: says.trim(), name: name.trim().replaceAll('`', ''), shownBy: shownBy.trim() };
  });

describe(TABLE, () => {
  it('has a row for everything, each with one answer', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ says, shownBy }) => says === '' || shownBy === '')).toEqual([]);
  });

  it('names rules and codes that exist', () => {
    const known: string[] = [...RULES, ...Object.keys(ERROR_STATUS), ...FORMATS];
    expect(rows.map(({ name }) => name).filter((name) => name !== '' && !known.includes(name))).toEqual([]);
  });

  it.each(rows)('“$says” is shown by a test or a named part', ({ name, shownBy }) => {
    const part = /^product\.md (\d+)$/.exec(shownBy);
    if (part !== null) {
      // Every built message has a name, and every named one a test.
      expect(name).toBe('');
      expect(Number(part[1])).toBeLessThanOrEqual(SECTIONS_OF_PRODUCT);
      return;
    }
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(shownBy) ?? [];
    expect(filesOf(/\.(test|e2e)\.tsx?$/)).toContain(file);
    expect(titlesOf(file)).toContain(title);
  });
});
