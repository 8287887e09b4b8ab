import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf, SEED } from '../../../testing/proof.ts';
import { NumberRuns } from './number-runs.ts';

const aRun = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 40 });

const readAt = (runs: NumberRuns, place: number, length: number) => {
  const start = runs.startOf(place);
  return [...runs.words.subarray(start, start + length)];
};

test('runs that are put in another order keep their numbers, without those that were taken out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ run: aRun, leaves: fc.boolean(), order: fc.nat() }), { maxLength: 60 }),
      (all) => {
        const runs = new NumberRuns();
        const kept = all
          .map((one) => ({ ...one, place: runs.add(one.run) }))
          .filter(({ leaves, place }) => {
            if (leaves) runs.remove(place);
            return !leaves;
          })
          .sort((one, other) => one.order - other.order);
        runs.arrange(Uint32Array.from(kept, ({ place }) => place));
        expect(runs.places).toBe(kept.length);
        expect(kept.map(({ run }, place) => readAt(runs, place, run.length))).toEqual(
          kept.map(({ run }) => run),
        );
        // The next ones find room behind them.
        const next = runs.add([1, 2, 3]);
        expect(next).toBe(kept.length);
        expect(readAt(runs, next, 3)).toEqual([1, 2, 3]);
        expect(kept.map(({ run }, place) => readAt(runs, place, run.length))).toEqual(
          kept.map(({ run }) => run),
        );
      },
    ),
    { seed: SEED, numRuns: runsOf(1_000) },
  );
});
