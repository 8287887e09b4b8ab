import { RESERVATION_EVENTS, RESERVATION_STATES } from '@diyar/contract/words/reservation-life';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isHeld, stateAt } from './reservation.ts';
import { LIFE } from './reservation-life.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the database has the same life, step by step, and refuses any other', async () => {
  const rows = await database.db.selectFrom('reservation_edge').selectAll().execute();
  const stored = rows.map((row) => `${row.event}: ${row.from_state} → ${row.to_state} by ${row.mover}`);
  const told = LIFE.filter(({ from }) => from !== null).map(
    ({ event, from, to, by }) => `${event}: ${from} → ${to} by ${by}`,
  );
  expect(stored.toSorted()).toEqual(told.toSorted());
});

test('every event has a step, a state leads on unless it is an end, and each step of people is their own', () => {
  expect(new Set(LIFE.map(({ event }) => event))).toEqual(new Set(RESERVATION_EVENTS));
  const ends = RESERVATION_STATES.filter((state) => !LIFE.some(({ from }) => from === state));
  expect(ends).toEqual(['canceled']);
  for (const { gives, slot, because, to, from } of LIFE) {
    // Money that goes back says why; a cancelled or lapsed reservation keeps no dates.
    expect(because === null).toBe(gives === 'nothing');
    if (to === 'canceled' || to === 'lapsed') expect(slot).toBe('freed');
    if (to === 'canceled' && from !== 'pending' && from !== 'processing') expect(gives).not.toBe('nothing');
  }
});

test('a hold reads as lapsed from the instant its time is over', () => {
  const holdUntil = new Date('2026-12-01T10:00:00Z');
  const hold = { state: 'pending', holdUntil } as const;
  expect(stateAt(hold, new Date('2026-12-01T09:59:59.999Z'))).toBe('pending');
  expect(stateAt(hold, holdUntil)).toBe('lapsed');
  expect(isHeld({ state: 'active', holdUntil }, new Date(0))).toBe(false);
});
