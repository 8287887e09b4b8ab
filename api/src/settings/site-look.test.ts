import {
  contrastOf,
  DEFAULT_LOOK,
  isReadable,
  LEAST_CONTRAST,
  paletteOf,
  SITE_THEMES,
  weakestContrast,
} from '@diyar/contract/words/site-look';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.constantFrom(...SITE_THEMES);

test('black on white is 21, a colour on itself 1, and either way round the same', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrastOf(one, one)).toBe(1);
      expect(contrastOf(one, other)).toBe(contrastOf(other, one));
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the green of the brief can be read in both themes', () => {
  expect(isReadable(DEFAULT_LOOK.color_light, 'light')).toBe(true);
  expect(isReadable(DEFAULT_LOOK.color_dark, 'dark')).toBe(true);
});

test('a colour that is taken can be read as text and under text, on every ground of its theme', () => {
  fc.assert(
    fc.property(color, theme, (primary, where) => {
      fc.pre(isReadable(primary, where));
      const { onPrimary, strong, soft } = paletteOf(primary, where);
      for (const [text, ground] of [
        [onPrimary, primary],
        [onPrimary, strong],
        [primary, soft],
      ] as const)
        expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});

test('yellow in light and navy in dark are not', () => {
  expect(weakestContrast('#ffee00', 'light')).toBeLessThan(2);
  expect(isReadable('#0a1a4a', 'dark')).toBe(false);
});
