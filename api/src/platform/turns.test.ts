import { expect, test } from 'vitest';
import { NoRoom } from './room.ts';
import { Turns } from './turns.ts';

const LINE = { mostWaiting: 100, longestWaitSeconds: 10 };

/** Asks for a turn of each name in its line, the first letter; answers the order in which they began. */
async function orderOf(turns: Turns, names: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  const work = async (name: string) => {
    begun.push(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  await Promise.all(names.map((name) => turns.take(name.slice(0, 1), () => work(name))));
  return begun;
}

test('work is done one at a time, in the order it came', async () => {
  const turns = new Turns(LINE);
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => turns.take('a', work)));
  expect(await orderOf(turns, ['a1', 'a2', 'a3'])).toEqual(['a1', 'a2', 'a3']);
});

test('a long line keeps another waiting for one piece of its work at most', async () => {
  const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'];
  expect(await orderOf(new Turns(LINE), names)).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5']);
});

test('work that failed gives its turn back', async () => {
  const turns = new Turns(LINE);
  const failing = turns.take('a', async () => Promise.reject(new Error('failed')));
  const next = turns.take('a', async () => 'next');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('who finds too many in their line, or waits too long in it, is turned away with nothing begun', async () => {
  const turns = new Turns({ mostWaiting: 1, longestWaitSeconds: 0.01 });
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const never = async () => expect.fail('began');
  const first = turns.take('a', () => promise);
  const tooLong = turns.take('a', never);
  await expect(turns.take('a', never)).rejects.toThrow(NoRoom);
  const other = turns.take('b', never);
  await expect(tooLong).rejects.toThrow(NoRoom);
  await expect(other).rejects.toThrow(NoRoom);
  end('first');
  expect(await first).toBe('first');
  expect(await turns.take('a', async () => 'next')).toBe('next');
});
