import { expect, test } from 'vitest';
import { filterFrom, queryOfFilter } from './list-filter.ts';

test('a filter survives the address; what it does not know is left out', () => {
  const filter = { side: 'host', when: 'past', state: 'active', page: 3 } as const;
  expect(filterFrom(new URLSearchParams(queryOfFilter(filter)), 'guest')).toEqual(filter);
  const odd = new URLSearchParams('side=x&when=y&state=z&page=-1');
  expect(filterFrom(odd, 'host')).toEqual({ side: 'host', when: '', state: '', page: 1 });
});
