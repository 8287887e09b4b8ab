import { RESERVATION_STATES } from '@diyar/contract/reservations';
import { describe, expect, it } from 'vitest';
import { GRAPH, isHeld, type ReservationEvent, stateAfter, stateAt } from './reservation.ts';

const EVENTS: ReservationEvent[] = ['hold', 'pay', 'pay_late', 'cancel', 'lapse', 'finish'];

describe('the life of a reservation', () => {
  it('allows exactly these steps, and no other pair of state and event', () => {
    const allowed = [null, ...RESERVATION_STATES].flatMap((state) =>
      EVENTS.filter((event) => stateAfter(state, event) !== undefined).map(
        (event) => `${state} ${event} ${stateAfter(state, event)}`,
      ),
    );
    expect(allowed.sort()).toEqual(
      [
        'null hold pending',
        'pending pay active',
        'pending cancel canceled',
        'pending lapse lapsed',
        'lapsed pay_late active',
        'active finish finished',
      ].sort(),
    );
    expect(GRAPH).toHaveLength(allowed.length);
  });

  it('reads a hold as lapsed from the instant its time is over', () => {
    const holdUntil = new Date('2026-12-01T10:00:00Z');
    const hold = { state: 'pending', holdUntil } as const;
    expect(stateAt(hold, new Date('2026-12-01T09:59:59.999Z'))).toBe('pending');
    expect(stateAt(hold, holdUntil)).toBe('lapsed');
    expect(isHeld({ state: 'active', holdUntil }, new Date(0))).toBe(false);
  });
});
