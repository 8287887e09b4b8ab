import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, writeIcal } from './write-ical.ts';

const EVENT: CalendarEvent = {
  uid: '81234567@diyar',
  startsAt: new Date('2030-02-01T13:00:00Z'),
  endsAt: new Date('2030-02-03T09:00:00Z'),
  summary: 'إقامة في شقة الملقا',
  description: 'رقم الحجز 81234567',
  location: 'شارع الأمير محمد، الملقا، الرياض',
  point: { lat: 24.81, lng: 46.6 },
  url: 'https://diyar.example/dashboard/reservations/81234567',
};
const NOW = new Date('2030-01-07T09:00:00Z');

/** Values of a file by name, unfolded and unescaped as a calendar reads them. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));
      return [line.slice(0, colon), value];
    }),
  );
}

test('a calendar reads when, where and what from the file', () => {
  expect(read(writeIcal(EVENT, NOW))).toMatchObject({
    DTSTART: '20300201T130000Z',
    DTEND: '20300203T090000Z',
    DTSTAMP: '20300107T090000Z',
    SUMMARY: EVENT.summary,
    LOCATION: EVENT.location,
    GEO: '24.810000;46.600000',
    UID: EVENT.uid,
    URL: EVENT.url,
  });
});

test('a description of any characters is read back whole, no line is longer than 75 octets, and every line ends in CRLF', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ديار 🏡;,\\:"أab\n'), maxLength: 300 });
  fc.assert(
    fc.property(text, (description) => {
      const file = writeIcal({ ...EVENT, description }, NOW);
      expect(read(file).DESCRIPTION).toBe(description);
      const lines = file.split('\r\n');
      expect(lines.at(-1)).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

test('an event without an exact place names none', () => {
  const file = writeIcal({ ...EVENT, location: null, point: null }, NOW);
  expect(file).not.toMatch(/^(LOCATION|GEO)/m);
});
