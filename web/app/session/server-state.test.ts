import { expect, test } from 'vitest';
import { newQueryClient } from './server-state.tsx';

test('nothing is asked for again because the window is looked at again', () => {
  expect(newQueryClient().getDefaultOptions().queries).toMatchObject({ refetchOnWindowFocus: false });
});
