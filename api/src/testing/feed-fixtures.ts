// Calendars as other products write them; the dates are of the winter of 2026.

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;

/** Folded lines, `Reserved` for a booking and a block for what the host closed or another calendar said. */
export const AIRBNB_LIKE = lines(
  'BEGIN:VCALENDAR',
  'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
  'CALSCALE:GREGORIAN',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20261205',
  'DTSTART;VALUE=DATE:20261202',
  'UID:1418fb94e984-9c4a5d1ee0f3c1b7d39a4f8a9e6d2b11@airbnb.com',
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
  ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTEND;VALUE=DATE:20261212',
  'DTSTART;VALUE=DATE:20261210',
  'UID:7f662ec65913-1e2c3b4a5d6e7f8091a2b3c4d5e6f708@airbnb.com',
  'SUMMARY:Airbnb (Not available)',
  'END:VEVENT',
  'END:VCALENDAR',
);

/** No word on whether a day is booked or closed, no line on its version beyond the least. */
export const BOOKING_LIKE = lines(
  'BEGIN:VCALENDAR',
  'METHOD:PUBLISH',
  'PRODID:-//admin.booking.com//NONSGML ical//EN',
  'CALSCALE:GREGORIAN',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20261215',
  'DTEND;VALUE=DATE:20261218',
  'UID:4f3a9d8e7c6b5a4938271605f4e3d2c1@booking.com',
  'SUMMARY:CLOSED - Not available',
  'DTSTAMP:20261120T081500Z',
  'END:VEVENT',
  'END:VCALENDAR',
);

/** A zone of its own, times of day, a week's repetition with a day left out and one moved, cancelled and free events, Arabic words. */
export const GOOGLE_LIKE = lines(
  'BEGIN:VCALENDAR',
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'VERSION:2.0',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'X-WR-CALNAME:استراحة النخيل',
  'X-WR-TIMEZONE:Asia/Riyadh',
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Riyadh',
  'X-LIC-LOCATION:Asia/Riyadh',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'DTSTART:19700101T000000',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Asia/Riyadh:20261204T160000',
  'DTEND;TZID=Asia/Riyadh:20261204T230000',
  'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=FR',
  'EXDATE;TZID=Asia/Riyadh:20261211T160000',
  'DTSTAMP:20261120T101500Z',
  'UID:3k7r2v1q0s9p8o7n6m5l@google.com',
  'SUMMARY:حجز أسبوعي',
  'STATUS:CONFIRMED',
  'TRANSP:OPAQUE',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;TZID=Asia/Riyadh:20261219T160000',
  'DTEND;TZID=Asia/Riyadh:20261219T230000',
  'RECURRENCE-ID;TZID=Asia/Riyadh:20261218T160000',
  'DTSTAMP:20261120T101500Z',
  'UID:3k7r2v1q0s9p8o7n6m5l@google.com',
  'SUMMARY:حجز أسبوعي',
  'STATUS:CONFIRMED',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART:20261207T090000Z',
  'DTEND:20261207T100000Z',
  'UID:cancelled@google.com',
  'SUMMARY:ملغى',
  'STATUS:CANCELLED',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20261208',
  'DTEND;VALUE=DATE:20261209',
  'UID:free@google.com',
  'SUMMARY:تذكير',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
  'END:VCALENDAR',
);

/** A calendar of whole days that are booked elsewhere. */
export function calendarOfDays(
  ...stays: readonly (readonly [from: string, until: string, summary?: string])[]
): string {
  const plain = (date: string) => date.replaceAll('-', '');
  const events = stays.flatMap(([from, until, summary = 'Reserved'], at) => [
    'BEGIN:VEVENT',
    `UID:${at}-${from}@elsewhere.example`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(until)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN', ...events, 'END:VCALENDAR');
}

/** A calendar with one event that repeats by a rule. */
export function calendarOfRule(rule: string): string {
  return lines(
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:rule@elsewhere.example'],
    ...['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z', `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR'],
  );
}
