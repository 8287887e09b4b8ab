import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Downloaded, FeedSource } from '../../../api/src/feeds/feed-source.ts';

/** A site that is not there (RFC 2606): its calendars are written as they are asked for. */
export const DEMO_FEED_HOST = 'calendars.example';

const NONE = { etag: null, lastModified: null };

/**
 * Calendars of the demo world beside those of the network: `/stays/{from}/{until}.ics` has a guest from a date to another and more
 * after it, `/gone.ics` is one that its site shows no more.
 */
export function demoFeeds(network: FeedSource, now: () => Date): FeedSource {
  return {
    mayAsk: (url) => network.mayAsk(url),
    download: async (url, validators) =>
      url.host === DEMO_FEED_HOST ? answerOf(url.pathname, now()) : network.download(url, validators),
  };
}

function answerOf(path: string, now: Date): Downloaded {
  const [, from, until] = /^\/stays\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\.ics$/.exec(path) ?? [];
  if (from === undefined || until === undefined) return { kind: 'failed', failure: 'answered_error' };
  return { kind: 'text', text: calendarOf(from, until, riyadhDate(now)), validators: NONE };
}

/** The calendar of a unit elsewhere: a stay, another three weeks after it, and the days of a yearly works that repeats. */
export function calendarOf(from: string, until: string, today: string): string {
  const events = [
    eventOf('first', from, until),
    eventOf('second', addDays(until, 21), addDays(until, 24)),
    eventOf('works', addDays(today, 200), addDays(today, 202), 'RRULE:FREQ=YEARLY'),
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Stays//EN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function eventOf(name: string, from: string, until: string, ...more: string[]): string[] {
  const plain = (date: string) => date.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${name}-${from}@${DEMO_FEED_HOST}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(until)}`,
    'SUMMARY:Reserved',
    ...more,
    'END:VEVENT',
  ];
}
