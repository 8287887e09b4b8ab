import { expect, test } from 'vitest';
import type { Translator } from './translator.ts';

/** Said of any sentence: only what compiles matters here. */
function ask(t: Translator<'statistics'>): string[] {
  return [
    t('measures.views'),
    t('change.more', { percent: '5' }),
    // @ts-expect-error there is no such sentence
    t('nowhere'),
    // @ts-expect-error there is no such measure
    t('measures.nowhere'),
    // @ts-expect-error it says by how much
    t('change.more'),
    // @ts-expect-error a percent is no date
    t('change.more', { percent: new Date(0) }),
  ];
}

test('a key that the catalogue does not have, at any depth, or a sentence without its values does not compile', () => {
  expect(ask(String as unknown as Translator<'statistics'>)).toContain('measures.views');
});
