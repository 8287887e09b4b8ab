import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NoRoom } from '../room.ts';
import { type SendersPart, type UploadPlace, UploadRoom } from './upload-room.ts';

const LINE = { mostUnderWay: 100, longestWaitSeconds: 10 };
const part = (sender: string, size: number, mostUnderWay = 100): SendersPart => ({
  sender,
  size,
  mostUnderWay,
});

/** An upload in the room, until it is told to end. */
async function enter(room: UploadRoom, most: number, parts: SendersPart[] = []) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: entered, resolve } = Promise.withResolvers<UploadPlace>();
  const held = room.hold(most, parts, (place) => {
    resolve(place);
    return ended;
  });
  const leave = () => {
    end();
    return held;
  };
  return { ...(await entered), end: leave };
}

test('who announces much and sends little holds little', async () => {
  const room = new UploadRoom({ size: 10, ...LINE });
  const slow = [await enter(room, 8), await enter(room, 8)];
  for (const place of slow) expect(place.take(1)).toBeUndefined();
  const quick = await enter(room, 8);
  expect(quick.take(8)).toBeUndefined();
  await quick.end();
  for (const place of slow) await place.end();
});

test('an upload waits where it would take the room that another needs to come to its end', async () => {
  const room = new UploadRoom({ size: 10, ...LINE });
  const [first, second] = [await enter(room, 8), await enter(room, 8)];
  expect(first.take(5)).toBeUndefined();
  const waiting = second.take(3);
  expect(waiting).toBeInstanceOf(Promise);
  expect(first.take(3)).toBeUndefined();
  first.settle();
  await first.end();
  await waiting;
  expect(second.take(5)).toBeUndefined();
  await second.end();
});

test('no sender holds more than their part, whatever they announce, and others pass them', async () => {
  const room = new UploadRoom({ size: 10, ...LINE });
  const mine = [part('me', 5)];
  const uploads = [await enter(room, 5, mine), await enter(room, 5, mine)];
  expect(uploads[0]?.take(4)).toBeUndefined();
  const waiting = uploads[1]?.take(2);
  expect(waiting).toBeInstanceOf(Promise);
  const other = await enter(room, 5, [part('you', 5)]);
  expect(other.take(5)).toBeUndefined();
  await other.end();
  await uploads[0]?.end();
  await waiting;
  await uploads[1]?.end();
});

test('whole uploads in any number and order come to their end, within the room', async () => {
  const upload = fc.record({
    bytes: fc.integer({ min: 1, max: 10 }),
    beyond: fc.integer({ min: 0, max: 4 }),
    sender: fc.constantFrom('a', 'b', 'c'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(upload, { maxLength: 30 }), async (uploads) => {
      const room = new UploadRoom({ size: 20, ...LINE });
      let held = 0;
      const send = ({ bytes, beyond, sender }: (typeof uploads)[number]) =>
        room.hold(bytes + beyond, [part(sender, 14), part('all', 18)], async (place) => {
          for (let sent = 0; sent < bytes; sent += 1) {
            await place.take(1);
            held += 1;
            expect(held).toBeLessThanOrEqual(18);
            await Promise.resolve();
          }
          place.settle();
          await new Promise((resolve) => setImmediate(resolve));
          held -= bytes;
        });
      await Promise.all(uploads.map(send));
      expect(held).toBe(0);
    }),
    { numRuns: 100 },
  );
});

test('who waits too long, or finds too many under way, is turned away; and gives back what it held', async () => {
  const room = new UploadRoom({ size: 10, mostUnderWay: 3, longestWaitSeconds: 0.01 });
  const first = await enter(room, 10);
  first.take(8);
  const tooLong = room.hold(5, [], async (place) => place.take(5));
  await expect(tooLong).rejects.toThrow(NoRoom);
  const [second] = [await enter(room, 1, [part('me', 5, 1)]), await enter(room, 1)];
  await expect(room.hold(1, [], async () => 'a fourth')).rejects.toThrow(NoRoom);
  await first.end();
  await expect(room.hold(1, [part('me', 5, 1)], async () => 'mine')).rejects.toThrow(NoRoom);
  await second.end();
  expect(await room.hold(1, [part('me', 5, 1)], async () => 'mine')).toBe('mine');
});

test('an upload that could never fit is a fault', async () => {
  await expect(new UploadRoom({ size: 1, ...LINE }).hold(2, [], async () => 0)).rejects.toThrow('never fits');
});
