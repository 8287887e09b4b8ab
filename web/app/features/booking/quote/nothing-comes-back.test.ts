import { expect, test } from 'vitest';
import { nothingComesBack } from './nothing-comes-back.ts';

const steps = (...amounts: number[]) => amounts.map((amount) => ({ amount: { amount } }));

test.each([
  [steps(0), true],
  [steps(0, 0), true],
  [steps(50_000, 0), false],
  [steps(), false],
])('%j', (refunds, isSaid) => expect(nothingComesBack(refunds)).toBe(isSaid));
