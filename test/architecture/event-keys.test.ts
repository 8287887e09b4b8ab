import { NOTIFICATIONS } from '@diyar/contract/words/notification-words';
import { describe, expect, it } from 'vitest';
import { LIFE } from '../../api/src/reservations/reservation-life.ts';
import { filesOf, textOf } from './repository.ts';

/** Events that are told to nobody: whom they concern did it, hears of it by another way, or is the house. */
const TOLD_TO_NOBODY: readonly string[] = [
  'ledger_disagrees',
  'team_invitation_withdrawn',
  'team_invited',
  'team_member_removed',
  'team_role_changed',
];

/** `key: 'x'`, and `const key = …` with the quoted words in it. */
const GIVEN = /\bkey: '([a-z_]+)'|\bconst key = ([^;]+);/g;
/** A key made of a beginning and a word of a column. */
const MADE = /\bkey[:=] ?`([a-z_]+)\$\{/g;

/** Keys that one file writes events with, as far as they stand in it. */
function keysIn(text: string): string[] {
  return [...text.matchAll(GIVEN)].flatMap(([, literal, choice]) =>
    literal === undefined
      ? [...(choice ?? '').matchAll(/'([a-z]+_[a-z_]+)'/g)].map(([, key]) => key ?? '')
      : [literal],
  );
}

const writers = filesOf(/^api\/src\/.*(?<!\.test)\.ts$/)
  .map((path) => ({ path, text: textOf(path) }))
  .filter(({ text }) => text.includes('recordEvent('));
const ruled = Object.keys(NOTIFICATIONS);

describe('every event', () => {
  it('has a rule of whom it is told to, or is known to be told to nobody', () => {
    const known = new Set([...ruled, ...TOLD_TO_NOBODY]);
    const unknown = writers.flatMap(({ path, text }) =>
      keysIn(text)
        .filter((key) => !known.has(key))
        .map((key) => `${path}: ${key} is neither in NOTIFICATIONS nor in TOLD_TO_NOBODY`),
    );
    expect(unknown).toEqual([]);
  });

  it('whose key is made of parts has rules that begin so', () => {
    const beginnings = writers.flatMap(({ text }) =>
      [...text.matchAll(MADE)].map(([, start]) => start ?? ''),
    );
    expect(beginnings).not.toEqual([]);
    for (const start of beginnings)
      expect([start, ruled.some((key) => key.startsWith(start))]).toEqual([start, true]);
  });

  it('of a reservation’s life is told', () => {
    expect(LIFE.map(({ tells }) => tells).filter((key) => !ruled.includes(key))).toEqual([]);
  });

  it('that is told to nobody is still written, and has no rule', () => {
    const written = new Set(writers.flatMap(({ text }) => keysIn(text)));
    expect(TOLD_TO_NOBODY.filter((key) => !written.has(key) || ruled.includes(key))).toEqual([]);
  });
});
