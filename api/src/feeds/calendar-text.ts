import ICAL from 'ical.js';

/** When something is taken on another site: Riyadh days with the day after the last, or instants in epoch milliseconds. */
export type FeedSpan = { block: boolean } & (
  | { days: readonly [from: string, until: string] }
  | { instants: readonly [from: number, until: number] }
);

export type ReadCalendar = { spans: FeedSpan[] } | { failure: 'not_calendar' | 'too_many' | 'too_large' };

/** A line may be folded over many; one that never ends is no calendar. */
const LONGEST_LINE = 64 * 1024;
const MOST_EVENTS = 5_000;
/** Occurrences that rules of one calendar may give, also those that are over. */
const MOST_OCCURRENCES = 20_000;

/** Sites that do not tell bookings from closed days say so of both. */
const BLOCK = /not available|unavailable|closed|blocked|غير متاح|مغلق/i;

/** The zone of times that name none. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;

/**
 * What a calendar says is taken between two Riyadh dates. Events that are cancelled or take no time are left out, and those with a
 * `uid` of this site, which are its own. A rule can keep the library busy for ever, so this runs where it can be stopped (`read-calendar.ts`).
 */
export function spansOf(text: string, from: string, until: string): ReadCalendar {
  if (longestLine(text) > LONGEST_LINE) return { failure: 'too_large' };
  const calendar = parse(text);
  if (calendar === undefined) return { failure: 'not_calendar' };
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > MOST_EVENTS) return { failure: 'too_many' };
  const spans: FeedSpan[] = [];
  let left = MOST_OCCURRENCES;
  for (const component of events) {
    const event = new ICAL.Event(component);
    if (event.isRecurrenceException() || event.uid?.endsWith('@diyar') === true) continue;
    for (const occurrence of occurrencesOf(event, until)) {
      left -= 1;
      if (left < 0) return { failure: 'too_many' };
      const span = spanOf(occurrence);
      if (span !== undefined && touches(span, from, until)) spans.push(span);
    }
  }
  return { spans };
}

function longestLine(text: string): number {
  let [longest, begin] = [0, 0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
    longest = Math.max(longest, end - begin);
    begin = end + 1;
  }
  return Math.max(longest, text.length - begin);
}

function parse(text: string): ICAL.Component | undefined {
  try {
    const component = new ICAL.Component(ICAL.parse(text.trim()));
    return component.name === 'vcalendar' ? component : undefined;
  } catch {
    return undefined;
  }
}

interface Occurrence {
  item: ICAL.Event;
  start: ICAL.Time;
  end: ICAL.Time;
}

function* occurrencesOf(event: ICAL.Event, until: string): Generator<Occurrence> {
  if (event.startDate === null || event.startDate === undefined) return;
  if (!event.isRecurring()) {
    yield { item: event, start: event.startDate, end: event.endDate };
    return;
  }
  const iterator = event.iterator();
  for (let time = iterator.next(); time; time = iterator.next()) {
    if (dateOf(time) >= until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    yield { item, start: startDate, end: endDate };
  }
}

function spanOf({ item, start, end }: Occurrence): FeedSpan | undefined {
  const word = (name: string) => String(item.component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT') return undefined;
  const block = BLOCK.test(item.summary ?? '');
  if (start.isDate) {
    const [from, until] = [dateOf(start), dateOf(end)];
    return until <= from ? undefined : { block, days: [from, until] };
  }
  const [from, until] = [instantOf(start), instantOf(end)];
  return until <= from ? undefined : { block, instants: [from, until] };
}

const two = (part: number) => String(part).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** A time without a zone is Riyadh's. */
function instantOf(time: ICAL.Time): number {
  if (time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return Date.UTC(year, month - 1, day, hour, minute, second) - RIYADH_OFFSET_MS;
}

function touches(span: FeedSpan, from: string, until: string): boolean {
  if ('days' in span) return span.days[0] < until && span.days[1] > from;
  const at = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
  return span.instants[0] < at(until) && span.instants[1] > at(from);
}
