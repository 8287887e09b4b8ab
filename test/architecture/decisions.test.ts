import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';

const MOST_WORDS = 300;
const FOLDER = 'docs/decisions/';
const index = textOf(`${FOLDER}README.md`);

/** Every decision, by the name of its file, which begins with its number. */
const decisions = filesOf(/^docs\/decisions\/(?!README\.md$).*\.md$/).map((path) => ({
  name: path.slice(FOLDER.length),
  number: path.slice(FOLDER.length, FOLDER.length + 3),
  text: textOf(path),
}));

/** The heading of a decision without its number; undefined where it does not begin with it. */
function titleOf({ number, text }: (typeof decisions)[number]): string | undefined {
  const [first = ''] = text.split('\n');
  return first.startsWith(`# ${number} `) ? first.slice(`# ${number} `.length) : undefined;
}

describe('every decision', () => {
  it('has a number that no other has', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(numbers.filter((number) => !/^\d{3}$/.test(number))).toEqual([]);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('has a heading that begins with its number', () => {
    expect(decisions.filter((one) => titleOf(one) === undefined).map(({ name }) => name)).toEqual([]);
  });

  it(`has at most ${MOST_WORDS} words`, () => {
    const long = decisions
      .map(({ name, text }) => ({ name, words: text.trim().split(/\s+/).length }))
      .filter(({ words }) => words > MOST_WORDS);
    expect(long, 'cut what the code says and what nobody would decide otherwise').toEqual([]);
  });

  it('is a line of the index, under its title and in the order of numbers', () => {
    const listed = index.match(/^- .*?\.md\): \S/gm) ?? [];
    const lines = decisions.map((one) => `- ${one.number} [${titleOf(one)}](${one.name}): `);
    expect(listed.map((line) => line.slice(0, -1))).toEqual(lines.toSorted());
  });
});
