import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hashInlineScripts } from './hash-inline-scripts.ts';
import { hydrationScripts } from './hydration-data.ts';

const HELLO = "'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M='";

function sealed(...parts: string[]) {
  const { page, hashes } = hashInlineScripts(parts, 'n1');
  return { page: page.join(''), hashes };
}

it('a page keeps no nonce, and the hash of each inline script of ours', () => {
  const { page, hashes } = sealed(
    '<script nonce="n1">console.log(1)</script><script nonce="n1" async="" src="/a.js"></script>',
    '<script>alert(1)</script>',
  );
  expect(page).toBe(
    '<script>console.log(1)</script><script async="" src="/a.js"></script><script>alert(1)</script>',
  );
  expect(hashes).toEqual([HELLO]);
});

it('a script that guessed another nonce is not allowed', () => {
  expect(sealed('<script nonce="n2">alert(1)</script>').hashes).toEqual([]);
});

it('the page’s own code waits', () => {
  const { page } = sealed(
    '<link rel="modulepreload" href="/a.js" nonce="n1"/><script nonce="n1" type="module" async="">import("/a.js")</script>',
  );
  expect(page).toBe(
    '<link data-later="" fetchpriority="low" href="/a.js"/><script data-later="" type="text/plain" async="">import("/a.js")</script>',
  );
});

it('what people write is left alone, in texts, attributes and the data of the page', async () => {
  const hostile = '<script type="module">alert(1)</script><link rel="modulepreload" href="x"> nonce="n2"';
  const shown = renderToString(createElement('p', { title: hostile }, hostile));
  expect(sealed(shown)).toEqual({ page: shown, hashes: [] });
  const scripts = await hydrationScripts(new Response(JSON.stringify([hostile])).body ?? undefined, 'n1');
  const { page, hashes } = sealed(scripts);
  expect(page).toBe(scripts.replaceAll(' nonce="n1"', ''));
  expect(hashes).toHaveLength(2);
});
