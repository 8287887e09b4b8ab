import { hasSign, meant } from './lexeme.ts';
import type { SaidDay, StayWords } from './stay-dates.ts';
import { isNamedPlace } from './told-places.ts';
import {
  dayNumberAt,
  figuresAt,
  isCounted,
  type Lexemes,
  namedDateAt,
  type Read,
  wordAt,
} from './written-dates.ts';

function laterAt(lexemes: Lexemes, at: number): 0 | 1 | 2 {
  return hasSign(lexemes[at], 'after next') ? 2 : hasSign(lexemes[at], 'next') ? 1 : 0;
}

interface Lead {
  at: number;
  /** «بتاريخ», «يوم», "on". */
  isIntroduced: boolean;
  later: 0 | 1 | 2;
}

/** «يوم», "on the", "this", "next", before a day. */
function leadAt(lexemes: Lexemes, at: number): Lead {
  const lead: Lead = { at, isIntroduced: false, later: 0 };
  for (; ; lead.at += 1) {
    const lexeme = lexemes[lead.at];
    if (['month', 'weekday', 'day', 'feast'].some((kind) => meant(lexeme, kind as 'day') !== undefined))
      return lead;
    if (hasSign(lexeme, 'next')) lead.later = 1;
    else if (hasSign(lexeme, 'on')) lead.isIntroduced = true;
    else if (!hasSign(lexeme, 'this') && wordAt(lexemes, lead.at) !== 'the') return lead;
  }
}

/** «في الخميس», «حي الجمعة», «الجمعة المدينة»: weekdays that are places too. «يوم» and «الجاي» make them days. */
function isPlaceHere(lexemes: Lexemes, at: number): boolean {
  const lexeme = lexemes[at];
  if (!isNamedPlace(lexeme)) return false;
  const { word = '' } = lexeme ?? {};
  if (hasSign(lexemes[at - 1], 'district', 'street', 'near')) return true;
  if (isJoined(lexemes, at)) return false;
  if (hasSign(lexemes[at - 1], 'in') || word.startsWith('بال') || word === 'خميس') return true;
  const next = lexemes[at + 1];
  const home = meant(lexeme, 'district')?.city;
  return (
    hasSign(next, 'district') || (home !== undefined && (meant(next, 'city')?.slugs ?? []).includes(home))
  );
}

function weekdayAt(lexemes: Lexemes, { at, isIntroduced, later }: Lead): Read<SaidDay> | undefined {
  const weekday = meant(lexemes[at], 'weekday');
  if (weekday === undefined) return undefined;
  const behind = laterAt(lexemes, at + 1);
  const end = at + 1 + (behind > 0 || hasSign(lexemes[at + 1], 'this') ? 1 : 0);
  const isSaid = isIntroduced || later > 0 || end > at + 1;
  if (!isSaid && isPlaceHere(lexemes, at)) return undefined;
  const isDated =
    figuresAt(lexemes, at + 1, true) !== undefined || namedDateAt(lexemes, at + 1) !== undefined;
  if (weekday.short && !isSaid && !isDated && !isJoined(lexemes, at)) return undefined;
  const night = hasSign(lexemes[end], 'night') ? 1 : 0;
  const said = { kind: 'weekday', weekday: weekday.weekday, later: behind || later } as const;
  return { said, end: end + night };
}

/** "sat to mon", "from sun", "sat night", «خميس وجمعة»: what is written so is a weekday here. */
function isJoined(lexemes: Lexemes, at: number): boolean {
  const isDay = (one: number) => meant(lexemes[one], 'weekday') !== undefined;
  const isJoint = (one: number) => hasSign(lexemes[one], 'to', 'between', 'and');
  if (hasSign(lexemes[at - 1], 'between') || hasSign(lexemes[at + 1], 'night')) return true;
  if (isDay(at - 1) || isDay(at + 1)) return true;
  return (isJoint(at - 1) && isDay(at - 2)) || (isJoint(at + 1) && isDay(at + 2));
}

/** One day: a weekday, a date, a feast, «بكرة»; with what introduces it. */
function dayAt(lexemes: Lexemes, at: number): Read<SaidDay> | undefined {
  const lead = leadAt(lexemes, at);
  const days = meant(lexemes[lead.at], 'day');
  const feast = meant(lexemes[lead.at], 'feast');
  const night = hasSign(lexemes[lead.at + 1], 'night') ? 1 : 0;
  if (days !== undefined) return { said: { kind: 'after', days: days.days }, end: lead.at + 1 + night };
  if (feast !== undefined) return { said: { kind: 'feast', feast: feast.feast }, end: lead.at + 1 };
  const weekday = weekdayAt(lexemes, lead);
  if (weekday !== undefined) return dated(lexemes, weekday);
  return figuresAt(lexemes, lead.at, lead.isIntroduced) ?? namedDateAt(lexemes, lead.at);
}

/** «الجمعة ١٥ ديسمبر»: the date says which Friday. */
function dated(lexemes: Lexemes, weekday: Read<SaidDay>): Read<SaidDay> {
  const from = wordAt(lexemes, weekday.end) === ',' || wordAt(lexemes, weekday.end) === '،' ? 1 : 0;
  const lead = leadAt(lexemes, weekday.end + from);
  return figuresAt(lexemes, lead.at, true) ?? namedDateAt(lexemes, lead.at) ?? weekday;
}

const TO_DAY = new Set(['ليوم', 'لتاريخ', 'لليله']);

/** Whether the next day is where the stay ends, after «إلى», «للسبت», or «و» of «بين … و …»; and from where it is read. */
function endJointAt(lexemes: Lexemes, at: number, isBetween: boolean): number | undefined {
  if (hasSign(lexemes[at], 'to')) return at + 1;
  if (/^(لل|ل(?=ال))/.test(wordAt(lexemes, at)) && meant(lexemes[at], 'weekday') !== undefined) return at;
  if (TO_DAY.has(wordAt(lexemes, at))) return at;
  return isBetween ? andAt(lexemes, at) : undefined;
}

/** «و»; "or" and «أو» are none. */
function andAt(lexemes: Lexemes, at: number): number | undefined {
  const word = wordAt(lexemes, at);
  if (['و', 'and', '&'].includes(word)) return at + 1;
  return word.startsWith('و') && meant(lexemes[at], 'weekday') !== undefined ? at : undefined;
}

function lastOfMonthAt(lexemes: Lexemes, at: number | undefined) {
  if (at === undefined) return undefined;
  const lead = leadAt(lexemes, at);
  return namedDateAt(lexemes, lead.at) ?? figuresAt(lexemes, lead.at, false);
}

/** "15 to 18 dec", «١٥-١٨ ديسمبر», "15-18/12", «١٥ و ١٦ ديسمبر»: two days of one month. */
function sharedMonthAt(lexemes: Lexemes, at: number, isBetween: boolean): Read<StayWords> | undefined {
  const first = dayNumberAt(lexemes, leadAt(lexemes, at).at);
  const joint = first === undefined ? undefined : endJointAt(lexemes, first.end, isBetween);
  const and = first === undefined || isBetween ? undefined : andAt(lexemes, first.end);
  const end = lastOfMonthAt(lexemes, joint ?? and);
  if (first === undefined || end === undefined) return undefined;
  const from = { ...end.said, day: first.said };
  if (joint !== undefined) return { said: { from, to: end.said }, end: end.end };
  return isDayAfter(from, end.said) ? { said: { from, lastNight: end.said }, end: end.end } : undefined;
}

/** The end of "dec 15 to 18": a day of the same month. */
function sameMonthAt(lexemes: Lexemes, at: number, from: SaidDay): Read<SaidDay> | undefined {
  const day = from.kind === 'date' ? dayNumberAt(lexemes, at) : undefined;
  if (from.kind !== 'date' || day === undefined || isCounted(lexemes, day.end)) return undefined;
  return day.said > from.day ? { said: { ...from, day: day.said }, end: day.end } : undefined;
}

/** Whether a day is the one after another, so that «الخميس والجمعة» are two nights. */
function isDayAfter(one: SaidDay, other: SaidDay): boolean {
  if (one.kind === 'weekday' && other.kind === 'weekday') return one.weekday % 7 === other.weekday - 1;
  if (one.kind !== 'date' || other.kind !== 'date') return false;
  return one.month === other.month && one.calendar === other.calendar && one.day === other.day - 1;
}

/** «الخميس والجمعة والسبت»: the last of nights that follow one another. */
function lastNightAt(lexemes: Lexemes, first: Read<SaidDay>): Read<SaidDay> | undefined {
  let last = first;
  for (;;) {
    const isBare = meant(lexemes[last.end], 'weekday') !== undefined;
    const joint = andAt(lexemes, last.end) ?? (isBare ? last.end : undefined);
    const next = joint === undefined ? undefined : dayAt(lexemes, joint);
    if (next === undefined || !isDayAfter(last.said, next.said)) break;
    last = next;
  }
  return last === first ? undefined : last;
}

/** "from 15-12 to 18-12": with a hyphen each is a date because both are. */
function hyphenedAt(lexemes: Lexemes, at: number): Read<StayWords> | undefined {
  const from = figuresAt(lexemes, at, true);
  const to =
    from !== undefined && hasSign(lexemes[from.end], 'to')
      ? figuresAt(lexemes, from.end + 1, true)
      : undefined;
  return from === undefined || to === undefined
    ? undefined
    : { said: { from: from.said, to: to.said }, end: to.end };
}

/**
 * The dates that are said from a phrase on, «من الخميس إلى السبت», "dec 15 to 18", «يوم الجمعة الجاي»; undefined where none
 * are. Of which year, and whether there is such a day, is not asked here.
 */
export function datesAt(lexemes: Lexemes, at: number): Read<StayWords> | undefined {
  const isFrom = hasSign(lexemes[at], 'between', 'since');
  const start = isFrom ? at + 1 : at;
  const isBetween = isFrom && ['بين', 'ما', 'مابين', 'between'].includes(wordAt(lexemes, at));
  const shared =
    sharedMonthAt(lexemes, start, isBetween) ?? (isFrom ? hyphenedAt(lexemes, start) : undefined);
  if (shared !== undefined) return shared;
  const first = dayAt(lexemes, start);
  if (first === undefined) return undefined;
  const from = first.said;
  const joint = endJointAt(lexemes, first.end, isBetween);
  const to = joint === undefined ? undefined : (dayAt(lexemes, joint) ?? sameMonthAt(lexemes, joint, from));
  if (to !== undefined) return { said: { from, to: to.said }, end: to.end };
  const last = lastNightAt(lexemes, first);
  return last === undefined
    ? { said: { from }, end: first.end }
    : { said: { from, lastNight: last.said }, end: last.end };
}
