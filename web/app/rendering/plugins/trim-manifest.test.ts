import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { printManifest } from './trim-manifest.ts';

const routes = {
  root: {
    id: 'root',
    path: '',
    hasLoader: true,
    hasAction: false,
    module: '/assets/root-1.js',
    imports: ['/assets/core-1.js'],
    css: ['/assets/root-1.css'],
  },
  ar: { id: 'ar', parentId: 'root', module: '/assets/site-1.js', css: [] },
  en: { id: 'en', parentId: 'root', path: 'en', module: '/assets/site-2.js', css: [] },
  'ar/words': {
    id: 'ar/words',
    parentId: 'ar',
    hasDefaultExport: true,
    module: '/assets/words-1.js',
    css: [],
  },
  'en/words': {
    id: 'en/words',
    parentId: 'en',
    hasDefaultExport: true,
    module: '/assets/words-2.js',
    css: [],
  },
  'ar/map': { id: 'ar/map', parentId: 'ar/words', path: 'map', module: '/assets/map-1.js', css: [] },
  'en/map': { id: 'en/map', parentId: 'en/words', path: 'map', module: '/assets/map-1.js', css: [] },
  'ar/odd': { id: 'ar/odd', parentId: 'ar', path: 'odd', module: '/assets/odd-1.js', css: [] },
  'ar/home': {
    id: 'ar/home',
    parentId: 'root',
    index: true,
    hasLoader: false,
    hasDefaultExport: true,
    module: '/assets/home-1.js',
    css: [],
  },
};

test('a browser reads from the manifest all that it is told of routes, but what they import', () => {
  const manifest = {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-1.js' },
    routes,
  };
  const read = runInNewContext(`(${printManifest(manifest)})`);
  const none = { index: false, hasLoader: false, hasDefaultExport: false };
  const told = Object.values(routes).map((route) => {
    const { imports: _, hasAction: __, ...rest } = { imports: [], hasAction: false, ...route };
    return [route.id, { ...none, ...rest }] as const;
  });
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  expect(plain(read)).toEqual(plain({ ...manifest, routes: Object.fromEntries(told) }));
});

test('what no row holds is not lost in silence', () => {
  const odd = { ...routes.root, hydrateFallbackModule: '/assets/other-1.js' };
  expect(() => printManifest({ routes: { root: odd } })).toThrow('hydrateFallbackModule');
});
