import { z } from 'zod';

export const Flag = z.literal('1', 'invalid').transform(() => true);
/** An empty text is no number; coerced, it would be 0. */
export const Whole = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : value),
  z.coerce.number('number').int('number').min(0, 'invalid').max(1_000_000_000, 'invalid'),
);
export const SlugList = z
  .string()
  .max(1000, 'invalid')
  .transform((text) => [...new Set(text.split(',').filter((slug) => slug !== ''))]);
export const WholeList = z
  .string()
  .max(300, 'invalid')
  .regex(/^\d{1,2}(,\d{1,2})*$/, 'invalid')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

/** A floor: `ground`, `upper`, `last`, or a number from 1. */
export const Floor = z.string('invalid').regex(/^(ground|upper|last|[1-9]\d?)$/, 'invalid');
export const FloorList = SlugList.pipe(z.array(Floor));

export const PublicNumber = z.string().regex(/^\d{1,12}$/, 'invalid');
