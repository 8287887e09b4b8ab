import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinOf } from './category-families.ts';

test('an office has rooms to meet in, offices that are ready and desks for kin, and no flat', () => {
  expect([...kinOf('office')]).toEqual(
    expect.arrayContaining(['meeting-room', 'private-office', 'coworking-space', 'coworking-desk']),
  );
  expect(kinOf('office').has('office')).toBe(false);
  expect(kinOf('office').has('apartment')).toBe(false);
  expect(kinOf('fuel-station').size).toBe(0);
});

test('every kin is a category of the site, and takes its kin for kin', () => {
  const file = new URL('../../../api/db/reference/categories.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const slugs = new Set(lines.map((line) => line.slice(0, line.indexOf(','))));
  for (const slug of slugs)
    for (const kin of kinOf(slug)) {
      expect(slugs).toContain(kin);
      expect(kinOf(kin)).toContain(slug);
    }
});
