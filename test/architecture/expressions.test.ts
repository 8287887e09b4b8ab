import { analyse } from 'scslre';
import { describe, expect, it, vi } from 'vitest';
import { builtExpressions, type Expression, readExpressions } from './expressions.ts';
import { filesOf } from './repository.ts';

const product = filesOf(/^(api\/src|contract\/src|messages|web)\/.*\.tsx?$/).filter(
  (path) => !/\.test\.tsx?$|\.generated\.ts$|^api\/src\/testing\//.test(path),
);

/** The parts of an expression that read a text of n letters in more than linear time; empty when there are none. */
function slowness({ path, source, flags }: Expression): string[] {
  return analyse({ source, flags }).reports.map(
    ({ type, character }) =>
      `${path}: /${source}/${flags} (${type}: ${JSON.stringify(character.pick)} repeated)`,
  );
}

/**
 * A text of a person is read by expressions whose time grows as the text does, and no faster: 200,000 letters in a cell of a
 * file took 21 seconds once. No expression is let off for a bound on its text that stands elsewhere and may move.
 */
describe('a regular expression', () => {
  const read = product.map(readExpressions);

  it('reads any text in time that grows as the text does, wherever it stands', () => {
    const written = read.flatMap((file) => file.written);
    expect(written.length).toBeGreaterThan(200);
    expect(written.flatMap(slowness)).toEqual([]);
  });

  it('does so where it is built of texts, which happens only while a file is loaded', async () => {
    const builders = product.filter((_, at) => read[at]?.builds);
    expect(builders.length).toBeGreaterThan(0);
    // Loaded anew, whatever other tests have loaded before.
    vi.resetModules();
    const built = await builtExpressions(builders);
    expect(new Set(built.map(({ path }) => path))).toEqual(new Set(builders));
    expect(built.flatMap(slowness)).toEqual([]);
  });

  it.each(['[\\w.+-]+@x', ' *\\n', '(a+)+$', '\\s+$'])('is refused as slow when it is: %s', (source) => {
    expect(slowness({ path: 'some.ts', source, flags: '' })).not.toEqual([]);
  });
});
