/** An event as a calendar shows it. */
export interface CalendarEvent {
  /** Always the same for the same thing: a file opened again replaces what it wrote before. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string | null;
  point: { lat: number; lng: number } | null;
  url: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const MOST_OCTETS = 75;
const PRODUCT = '-//Diyar//Reservations//AR';

/** Writes a calendar file of one event by RFC 5545: lines end in CRLF and are folded by octets, never inside a character. */
export function writeIcal(event: CalendarEvent, now: Date): string {
  const { point } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(event.startsAt)}`,
    `DTEND:${instantText(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escapeText(event.location)}`]),
    ...(point === null ? [] : [`GEO:${point.lat.toFixed(6)};${point.lng.toFixed(6)}`]),
    `URL:${event.url}`,
    'TRANSP:OPAQUE',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** An instant in UTC, 20300201T130000Z. */
function instantText(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text as a value (RFC 5545, 3.3.11); other control characters are left out. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}--\n]/gv, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** A line in pieces of at most 75 octets, each further one begun with a space, which counts. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
