import { expect, it } from 'vitest';
import { textOf } from './repository.ts';

const lines = textOf('deploy/haproxy/haproxy.cfg').split('\n');
/** Lines at the margin begin a section; what stands in one is indented. */
const sections = lines.filter((line) => /^[^\s#]/.test(line)).map((line) => line.trim());

it('has each section once, named and nothing more', () => {
  expect(sections.filter((section) => !/^(defaults|(frontend|backend) [a-z]+)$/.test(section))).toEqual([]);
  expect(new Set(sections).size).toBe(sections.length);
});

it('leads to backends that are there, and to each of them', () => {
  const used = lines.flatMap((line) => /^\s+(?:use|default)_backend (\S+)/.exec(line)?.[1] ?? []);
  const there = sections.flatMap((section) => /^backend (.+)$/.exec(section)?.[1] ?? []);
  expect([...new Set(used)].toSorted()).toEqual(there.toSorted());
});
