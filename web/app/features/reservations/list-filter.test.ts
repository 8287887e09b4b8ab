import { expect, test } from 'vitest';
import { filterFrom, queryOfFilter } from './list-filter.ts';

test('a filter survives the address; what it does not know is left out', () => {
  const filter = { side: 'host', view: 'arriving', q: 'سارة', page: 3 } as const;
  expect(filterFrom(new URLSearchParams(queryOfFilter(filter)), 'guest')).toEqual(filter);
  const odd = new URLSearchParams('side=x&view=y&page=-1');
  expect(filterFrom(odd, 'host')).toEqual({ side: 'host', view: 'all', q: '', page: 1 });
});

test('a view of the other side is none of this one', () => {
  expect(filterFrom(new URLSearchParams('side=guest&view=arriving'), 'host').view).toBe('all');
});
