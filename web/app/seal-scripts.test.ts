import { expect, it } from 'vitest';
import { sealScripts } from './seal-scripts.ts';

const HELLO = "'sha256-CihokcEcBW4atb/CW/XWsvWwbTjqwQlE9nj9ii5ww5M='";

it('a page keeps no nonce, and the hash of each inline script of ours', () => {
  const { page, hashes } = sealScripts(
    '<script nonce="n1">console.log(1)</script><script nonce="n1" async="" src="/a.js"></script><script>alert(1)</script>',
    'n1',
  );
  expect(page).toBe(
    '<script>console.log(1)</script><script async="" src="/a.js"></script><script>alert(1)</script>',
  );
  expect(hashes).toEqual([HELLO]);
});

it('a script that guessed another nonce is not allowed', () => {
  expect(sealScripts('<script nonce="n2">alert(1)</script>', 'n1').hashes).toEqual([]);
});
