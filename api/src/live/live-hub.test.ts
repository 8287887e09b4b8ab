import { describe, expect, it } from 'vitest';
import { Refusal } from '../platform/http/refusal.ts';
import { createLiveHub, type Listener, type LiveHub } from './live-hub.ts';

function openHub(limits = { most: 3, mostPerAddress: 2 }): LiveHub {
  const hub = createLiveHub(limits);
  hub.hear(true);
  return hub;
}

/** A listener that writes down what it is told. */
function listenTo(hub: LiveHub, about: Partial<Listener> = {}) {
  const told: unknown[] = [];
  const leave = hub.follow({
    accountId: null,
    tokenHash: null,
    unitId: null,
    address: '10.0.0.1',
    send: (event, data) => told.push(data ?? event),
    end: () => {
      told.push('end');
      leave();
    },
    ...about,
  });
  return { told, leave };
}

const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'taken';
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe('the streams of a process', () => {
  it('are so many, and so many of an address; one that left makes room', () => {
    const hub = openHub();
    const first = listenTo(hub);
    listenTo(hub);
    expect(codeOf(() => listenTo(hub))).toBe('too_many_requests');
    listenTo(hub, { address: '10.0.0.2' });
    expect(codeOf(() => listenTo(hub, { address: '10.0.0.3' }))).toBe('unavailable');
    first.leave();
    first.leave();
    expect(codeOf(() => listenTo(hub))).toBe('taken');
    expect(hub.count).toBe(3);
  });

  it('hear what they follow, and the beat', () => {
    const hub = openHub();
    const mine = listenTo(hub, { accountId: 'a', unitId: 'u' });
    const other = listenTo(hub, { accountId: 'b' });
    hub.tell('account a reservation 123');
    hub.tell('account a wizard 7');
    hub.tell('unit u');
    hub.tell('unit v');
    hub.beat();
    expect(mine.told).toEqual([
      { what: 'reservation', id: '123' },
      { what: 'wizard', id: '7' },
      { what: 'unit', id: 'u' },
      'beat',
    ]);
    expect(other.told).toEqual(['beat']);
  });

  it('end with their token, or when nothing more can be heard; none begins then', () => {
    const hub = openHub();
    const signedOut = listenTo(hub, { tokenHash: Buffer.from('ab', 'hex') });
    const other = listenTo(hub);
    hub.tell('token ab');
    expect([signedOut.told, other.told]).toEqual([['end'], []]);
    hub.hear(false);
    expect([other.told, hub.count]).toEqual([['end'], 0]);
    expect(codeOf(() => listenTo(hub))).toBe('unavailable');
  });
});
