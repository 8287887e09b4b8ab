import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';

const MOST_FILES = 40;
const page = textOf('ARCHITECTURE.md');

/** Files of source that are no tests, by their folder. */
const counts = new Map<string, number>();
for (const path of filesOf(/^(contract|messages|api|demo|web|bin|test|bench)\/.*\.tsx?$/)) {
  if (/\.(test|e2e)\.tsx?$|\.generated\.ts$|\.d\.m?ts$/.test(path)) continue;
  const folder = posix.dirname(path);
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}

describe('ARCHITECTURE', () => {
  it('gives a reason for every folder of more than 40 files, and for no other', () => {
    const [, table = ''] = page.split('Folders are split at 40 files of source');
    const rows = table.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
    const reasoned = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)]);
    const large = [...counts].filter(([, files]) => files > MOST_FILES).map(([folder]) => folder);
    expect(reasoned.map(([, folder]) => folder).toSorted()).toEqual(large.toSorted());
  });

  it('names every noun of the API and every room of the site', () => {
    const tree = page.slice(page.indexOf('```'), page.lastIndexOf('```'));
    const rooms = [...counts.keys()].flatMap((folder) => {
      const [, room] = /^(?:api\/src|web\/app|demo\/src|contract\/src)\/([^/]+)/.exec(folder) ?? [];
      return room === undefined ? [] : [room];
    });
    const missing = [...new Set(rooms)].filter(
      (room) => !new RegExp(`(?<![\\w-])${room}(?![\\w-])`).test(tree),
    );
    expect(missing).toEqual([]);
  });
});
