import { expect, test } from 'vitest';
import { NoRoom, Room } from './room.ts';

/** Work that says when it began and ends when it is told to. */
function workOf(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('work begins while it fits, then in the order it came: a small one never passes a large one', async () => {
  const room = new Room({ size: 10 });
  const begun: string[] = [];
  const [first, large, small] = ['first', 'large', 'small'].map((name) => workOf(begun, name));
  const held = [
    room.hold(6, first?.work ?? fail),
    room.hold(8, large?.work ?? fail),
    room.hold(2, small?.work ?? fail),
  ];
  await turn();
  expect(begun).toEqual(['first']);
  first?.end();
  await turn();
  expect(begun).toEqual(['first', 'large', 'small']);
  large?.end();
  small?.end();
  expect(await Promise.all(held)).toEqual(['first', 'large', 'small']);
});

test('work that failed gives its room back', async () => {
  const room = new Room({ size: 1 });
  await expect(room.hold(1, fail)).rejects.toThrow('failed');
  expect(await room.hold(1, async () => 'next')).toBe('next');
});

test('who finds too many waiting, or waits too long, is turned away with nothing begun', async () => {
  const room = new Room({ size: 2, mostWaiting: 1, longestWaitSeconds: 0.01 });
  const begun: string[] = [];
  const first = workOf(begun, 'first');
  const held = room.hold(1, first.work);
  const tooLong = room.hold(2, workOf(begun, 'too long').work);
  await expect(room.hold(1, workOf(begun, 'too many').work)).rejects.toThrow(NoRoom);
  await expect(tooLong).rejects.toThrow(NoRoom);
  // The one that left stands in nobody's way.
  expect(await room.hold(1, async () => 'small')).toBe('small');
  first.end();
  expect(await held).toBe('first');
  expect(begun).toEqual(['first']);
});

test('work that could never fit is a fault', async () => {
  await expect(new Room({ size: 1 }).hold(2, fail)).rejects.toThrow('never fits');
});

async function fail(): Promise<string> {
  throw new Error('failed');
}
