import { expect, test } from 'vitest';
import { Order } from './order.ts';

const SLOTS = 2000;

/** An order of slots by numbers that may change; how often it asked for one. */
function orderOf(mostMoved: number) {
  const keys = Float64Array.from({ length: SLOTS }, (_, slot) => (slot * 7919) % SLOTS);
  let asked = 0;
  const keyOf = (slot: number) => {
    asked += 1;
    return keys[slot] ?? 0;
  };
  const order = new Order({ keyOf, madeOf: (slot) => slot, mostMoved });
  const newestFirst = Uint32Array.from({ length: SLOTS }, (_, at) => SLOTS - 1 - at);
  order.rebuild(newestFirst, SLOTS);
  const move = (slot: number, key: number) => {
    order.remove(slot);
    keys[slot] = key;
    order.insert(slot);
  };
  const walked = (backwards: boolean) => {
    const slots: number[] = [];
    order.walk(backwards, (slot) => {
      slots.push(slot);
      return false;
    });
    return slots.map((slot) => keys[slot] ?? 0);
  };
  const sorted = () => [...keys].sort((one, other) => one - other);
  const askedFor = (work: () => void) => {
    const before = asked;
    work();
    return asked - before;
  };
  return { order, newestFirst, move, walked, sorted, askedFor };
}

test('few changes are sorted in once there are enough of them', () => {
  const { move, walked, sorted, askedFor } = orderOf(5);
  const few = () => {
    for (const slot of [3, 1, 4, 15, 9]) move(slot, slot / 2);
  };
  expect(askedFor(few)).toBe(0);
  expect(askedFor(() => move(26, 0.5))).toBeGreaterThan(0);
  expect(walked(false)).toEqual(sorted());
});

test('while very many change nothing is sorted in, whoever walks meanwhile has the order, and it is made anew once', () => {
  const { order, newestFirst, move, walked, sorted, askedFor } = orderOf(5);
  order.deferMerging();
  const change = (from: number, to: number) =>
    askedFor(() => {
      for (let slot = from; slot < to; slot += 1) move(slot, (slot * 31) % 977);
    });
  expect(change(0, 700)).toBe(0);
  expect(walked(false)).toEqual(sorted());
  expect(walked(true)).toEqual(sorted().reverse());
  expect(change(500, 1500)).toBe(0);
  order.rebuild(newestFirst, SLOTS);
  expect(walked(false)).toEqual(sorted());
  // From here on as before.
  expect(change(0, 6)).toBeGreaterThan(0);
});
