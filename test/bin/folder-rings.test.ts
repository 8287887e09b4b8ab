import { expect, it } from 'vitest';
import { stepsOfRings } from '../../bin/lib/folder-rings.ts';

const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

it('a ring of folders is told by every step of it, though no file needs itself', () => {
  const modules = [
    imports('api/src/ads/card.ts', 'api/src/prices/price.ts'),
    imports('api/src/prices/price.ts', 'api/src/money/rounding.ts'),
    imports('api/src/prices/history.ts', 'api/src/reports/report.ts'),
    imports('api/src/reports/report.ts', 'api/src/ads/ad.ts', 'api/src/money/rounding.ts'),
  ];
  expect(stepsOfRings(modules)).toEqual([
    'api/src/ads → api/src/prices (1): api/src/ads/card.ts → api/src/prices/price.ts',
    'api/src/prices → api/src/reports (1): api/src/prices/history.ts → api/src/reports/report.ts',
    'api/src/reports → api/src/ads (1): api/src/reports/report.ts → api/src/ads/ad.ts',
  ]);
});

it('a room inside another is a folder of its own', () => {
  const modules = [
    imports('api/src/search/list.ts', 'api/src/search/index/snapshot.ts'),
    imports('api/src/search/index/rows.ts', 'api/src/search/words.ts'),
  ];
  expect(stepsOfRings(modules)).toHaveLength(2);
});

it('imports in one direction, of one folder, of tests and of packages are no ring', () => {
  const modules = [
    imports(
      'api/src/ads/card.ts',
      'api/src/ads/ad.ts',
      'api/src/prices/price.ts',
      'node_modules/zod/index.js',
    ),
    imports('api/src/ads/ad.ts', 'api/src/ads/card.ts'),
    imports('api/src/prices/price.test.ts', 'api/src/ads/ad.ts'),
    imports('api/src/testing/world.ts', 'api/src/ads/ad.ts'),
  ];
  expect(stepsOfRings(modules)).toEqual([]);
});
