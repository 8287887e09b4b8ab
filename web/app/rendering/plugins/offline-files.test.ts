import { expect, test } from 'vitest';
import { filesNeeded } from './offline-files.ts';

const chunk = (name: string, imports: string[], dynamicImports: string[], assets: string[] = []) =>
  [
    `assets/${name}.js`,
    {
      facadeModuleId: `/app/${name}.tsx`,
      imports: imports.map((file) => `assets/${file}.js`),
      dynamicImports: dynamicImports.map((file) => `assets/${file}.js`),
      viteMetadata: { importedCss: new Set<string>(), importedAssets: new Set(assets), __modules: null },
    },
  ] as const;

test('a page is kept with what it imports now and later, in rings too, and nothing of other pages', () => {
  const chunks = new Map([
    chunk('booking', ['core'], ['dialog']),
    chunk('core', [], [], ['assets/font.woff2', 'assets/font.woff']),
    chunk('dialog', ['core'], ['booking']),
    chunk('map', ['core'], []),
  ]);
  expect(filesNeeded(chunks, (module) => module === '/app/booking.tsx')).toEqual([
    '/assets/booking.js',
    '/assets/core.js',
    '/assets/dialog.js',
    '/assets/font.woff2',
  ]);
});
