import { translatorOf } from '@diyar/messages/translate';
import { expect, test } from 'vitest';
import { whenText } from './when-text.ts';

const arabic = translatorOf('ar');
/** The Arabic sentences of the dashboard's home. */
const t = ((key: 'dates', values: { start: string; end: string }) =>
  arabic(`dashboard.home.${key}`, values)) as unknown as Parameters<typeof whenText>[0];
/** Returns the text without its invisible direction marks. */
const say = (stay: Parameters<typeof whenText>[1]) =>
  whenText(t, stay)
    .replace(/[\u2060\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ');

test('a stay of dates is said from one to the other, one of hours by its day and hours, each with its time limit', () => {
  expect(say({ start: '2026-12-02', end: '2026-12-04' })).toBe('من 2026-12-02 إلى 2026-12-04');
  const hours = { start: '2026-12-02T08:00', end: '2026-12-02T11:00' };
  expect(say(hours)).toBe('2026-12-02، من 08:00 إلى 11:00');
  expect(say({ ...hours, until: '2026-11-30T12:00:00+03:00' })).toBe(
    '2026-12-02، من 08:00 إلى 11:00، والمهلة حتى 12:00 2026-11-30',
  );
});

test('hours that end after midnight say so', () => {
  expect(say({ start: '2026-12-02T20:00', end: '2026-12-03T01:00' })).toBe(
    '2026-12-02، من 20:00 إلى 01:00 بعد منتصف الليل',
  );
});
