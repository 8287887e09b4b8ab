import { expect, it } from 'vitest';
import { filesOf, textOf } from './repository.ts';

/** `[body:has([data-paying])_&]:[&>…]`: for whatever stands in the element, so that the browser styles all of the body anew (decision 120). */
const FOR_ANYTHING = /body:has\([^\s"'`]*_&\]:\[&/;

it('is of no class that asks what the body has for whatever stands in an element', () => {
  expect(FOR_ANYTHING.test('[body:has([data-paying])_&]:[&>:not([data-lasting])]:hidden')).toBe(true);
  expect(filesOf(/^web\/app\/.*\.tsx$/).filter((path) => FOR_ANYTHING.test(textOf(path)))).toEqual([]);
});
