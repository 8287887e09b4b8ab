import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Awaited, type OpenLine, proposeMatches } from './propose-matches.ts';

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2030-01-${String(n).padStart(2, '0')}`);
const amount = fc.integer({ min: 1, max: 4 }).map((n) => n * 100);
const names = fc.subarray(['A', 'B', 'C', 'D']);
const lines = fc
  .array(
    fc.record({
      bookedOn: day,
      amount: fc.tuple(amount, fc.boolean()).map(([n, comes]) => (comes ? n : -n)),
      names,
      said: fc.subarray(['سارة', 'القحطاني', 'نورة']),
    }),
    { maxLength: 12 },
  )
  .map((all): OpenLine[] =>
    all.map(({ said, ...one }, at) => ({ ...one, id: `line ${at}`, words: new Set(said) })),
  );
const things = fc
  .array(
    fc.record({
      way: fc.constantFrom('in' as const, 'out' as const),
      names: fc.subarray(['A', 'B', 'C', 'D'], { maxLength: 1 }),
      amount: fc.option(amount),
      who: fc.constantFrom(['سارة', 'القحطاني'], ['نورة', 'القحطاني'], []),
      from: day,
      to: day,
    }),
    { maxLength: 12 },
  )
  .map((all): Awaited[] => all.map((one, at) => ({ ...one, key: `thing ${at}` })));

const world = fc.record({ lines, things });

test('a line is proposed for one thing at most, and a thing for one line', () => {
  fc.assert(
    fc.property(world, (all) => {
      const { fits, waiting } = proposeMatches(all.lines, all.things);
      const keys = [...fits.values()].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const id of waiting) expect(fits.has(id)).toBe(false);
    }),
  );
});

test('a reference beats every amount', () => {
  fc.assert(
    fc.property(world, (all) => {
      const { fits } = proposeMatches(all.lines, all.things);
      const thingOf = new Map(all.things.map((thing) => [thing.key, thing]));
      for (const line of all.lines) {
        const named = all.things.filter(
          (thing) =>
            (line.amount > 0 ? thing.way === 'in' : thing.way === 'out' && thing.amount === -line.amount) &&
            thing.names.some((name) => line.names.includes(name)),
        );
        const fit = fits.get(line.id);
        if (named.length === 0) {
          expect(fit?.reason).not.toBe('reference');
          continue;
        }
        // It is proposed for what it names or, where other lines are proposed for all of it, for nothing.
        if (fit === undefined)
          for (const { key } of named)
            expect([...fits.values()]).toContainEqual({ key, reason: 'reference' });
        else expect(named).toContain(thingOf.get(fit.key));
      }
    }),
  );
});

test('an amount is proposed for the same amount, the same way and within its days alone', () => {
  fc.assert(
    fc.property(world, (all) => {
      const { fits } = proposeMatches(all.lines, all.things);
      for (const [id, { key, reason }] of fits) {
        const line = all.lines.find((one) => one.id === id);
        const thing = all.things.find((one) => one.key === key);
        if (line === undefined || thing === undefined) throw new Error('a proposal of nothing');
        expect(thing.way).toBe(line.amount > 0 ? 'in' : 'out');
        if (reason !== 'reference' || thing.way === 'out') expect(thing.amount).toBe(Math.abs(line.amount));
        if (reason !== 'reference')
          expect(line.bookedOn >= thing.from && line.bookedOn <= thing.to).toBe(true);
      }
    }),
  );
});

test('the order in which lines are read changes nothing', () => {
  fc.assert(
    fc.property(world, (all) => {
      const backwards = proposeMatches(all.lines.toReversed(), all.things);
      expect([...backwards.fits].toSorted()).toEqual(
        [...proposeMatches(all.lines, all.things).fits].toSorted(),
      );
    }),
  );
});

test('of two lines that name one transfer the one of its amount is first', () => {
  const thing = {
    key: 't',
    way: 'in',
    names: ['A'],
    who: [],
    amount: 500,
    from: '2030-01-01',
    to: '2030-01-09',
  } as const;
  const said = { bookedOn: '2030-01-02', names: ['A'], words: new Set<string>() };
  const { fits, waiting } = proposeMatches(
    [
      { ...said, id: '1', amount: 300 },
      { ...said, id: '2', amount: 500 },
    ],
    [thing],
  );
  expect(fits).toEqual(new Map([['2', { key: 't', reason: 'reference' }]]));
  expect(waiting).toEqual(new Set(['1']));
});

const transferOf = (key: string, who: string[]): Awaited => ({
  ...{ key, way: 'in', names: [], who, amount: 500, from: '2030-01-01', to: '2030-01-09' },
});
const cameOf = (id: string, words: string[]): OpenLine => ({
  ...{ id, bookedOn: '2030-01-02', amount: 500, names: [], words: new Set(words) },
});

test('an amount alone proposes only what nothing else waits for, and no other line brings', () => {
  const [sara, nora] = [transferOf('s', ['سارة', 'القحطاني']), transferOf('n', ['نورة', 'العتيبي'])];
  const nobody = cameOf('1', ['حوالة', 'واردة']);
  expect(proposeMatches([nobody], [sara]).fits).toEqual(new Map([['1', { key: 's', reason: 'amount' }]]));
  const unsure = proposeMatches([nobody], [sara, nora]);
  expect([unsure.fits.size, unsure.alike.get('1')]).toEqual([0, 2]);
  const twice = proposeMatches([nobody, cameOf('2', [])], [sara]);
  expect([twice.fits.size, twice.alike.get('1')]).toEqual([0, 1]);
});

test('where many wait for an amount the payer that a line names is proposed, and the rest follows', () => {
  const things = [transferOf('s', ['سارة', 'القحطاني']), transferOf('n', ['نورة', 'القحطاني'])];
  const lines = [cameOf('1', ['من', 'نورة', 'محمد', 'القحطاني']), cameOf('2', ['حوالة'])];
  expect(proposeMatches(lines, things).fits).toEqual(
    new Map([
      ['1', { key: 'n', reason: 'name' }],
      ['2', { key: 's', reason: 'amount' }],
    ]),
  );
});
