import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { TakenTime } from './calendar-link.queries.ts';

/** What other sites show for a taken day: nothing of whose it is. */
const SUMMARY = 'محجوز / Not available';

/** An iCalendar (RFC 5545) of times that are taken: nights as whole days with the day of leaving after the last, hours as instants. */
export function writeCalendar(name: string, taken: readonly TakenTime[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Diyar//Calendar//AR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...taken.flatMap((time) => eventOf(time, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventOf({ id, by_hour, starts_at, ends_at }: TakenTime, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@diyar`,
    `DTSTAMP:${stamp(now)}`,
    ...(by_hour ? [`DTSTART:${stamp(starts_at)}`, `DTEND:${stamp(ends_at)}`] : daysOf(starts_at, ends_at)),
    `SUMMARY:${SUMMARY}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function daysOf(startsAt: Date, endsAt: Date): string[] {
  const [from, until] = [riyadhDate(startsAt), riyadhDate(endsAt)];
  const plain = (date: string) => date.replaceAll('-', '');
  return [
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(until > from ? until : addDays(from, 1))}`,
  ];
}

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const LINE_OCTETS = 75;

/** A line in parts of at most 75 octets, as the standard asks, cut between characters. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      // The space that a part begins with counts.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
