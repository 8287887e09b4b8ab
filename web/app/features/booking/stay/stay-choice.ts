import { addMonths, daysBetween, isDate, minutesOf, monthsBetween } from '@diyar/contract/values/riyadh';
import { PERIODS, type Period } from '@diyar/contract/words/period';

/**
 * The choices for a stay so far. `start` and `end` are as the quote takes them: dates, or `YYYY-MM-DDTHH:mm` for hours;
 * empty while not chosen. For hours, a date alone is a day whose time is still open.
 */
export interface StayChoice {
  period: Period;
  start: string;
  end: string;
  /** Ids of the services asked for; mandatory ones need not be among them. */
  services: readonly string[];
}

/** As many as the list offers; the API takes any whole number. */
export const MOST_YEARS = 10;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The date of a chosen moment; empty for none. */
export function dateOf(moment: string): string {
  return moment.slice(0, 10);
}

/** The time of a chosen moment, HH:mm; empty for a date. */
export function timeOf(moment: string): string {
  return moment.slice(11, 16);
}

export function emptyChoice(period: Period): StayChoice {
  return { period, start: '', end: '', services: [] };
}

/** Whether a choice can be priced: both ends are there, with times for hours and only for them. */
export function isComplete(choice: StayChoice): boolean {
  if (choice.start === '' || choice.end === '') return false;
  return choice.period !== 1 || (timeOf(choice.start) !== '' && timeOf(choice.end) !== '');
}

/**
 * Another period, keeping the first day: months and years start as one of them, an hour of that day is chosen anew.
 * Nights need both their ends chosen.
 */
export function withPeriod(choice: StayChoice, period: Period): StayChoice {
  if (choice.period === period) return choice;
  const start = period === 2 ? '' : dateOf(choice.start);
  return { ...choice, period, start, end: firstEnd(start, period) };
}

function firstEnd(start: string, period: Period): string {
  if (start === '') return '';
  if (period === 3) return addMonths(start, 1);
  return period === 4 ? addMonths(start, 12) : '';
}

/** The first day of a month, a year or an hourly stay. Months and years keep their number. */
export function withStartDate(choice: StayChoice, date: string): StayChoice {
  if (choice.period === 1) return { ...choice, start: date, end: '' };
  const length = Math.max(1, lengthOf(choice));
  return withLength({ ...choice, start: date }, length);
}

/** So many months or years from the start. */
export function withLength(choice: StayChoice, length: number): StayChoice {
  return { ...choice, end: addMonths(choice.start, choice.period === 4 ? length * 12 : length) };
}

/** How long the stay is in its own unit: hours (fractions for half slots), nights, months or years; 0 while open. */
export function lengthOf({ period, start, end }: Pick<StayChoice, 'period' | 'start' | 'end'>): number {
  if (start === '' || end === '') return 0;
  if (period === 1) return (minutesOf(timeOf(end)) - minutesOf(timeOf(start))) / 60;
  if (period === 2) return daysBetween(start, end);
  const months = monthsBetween(start, end);
  return period === 3 ? months : Math.floor(months / 12);
}

/** The choice as it stands in an address. */
export function queryOf(choice: StayChoice): Record<'period' | 'start' | 'end' | 'services', string> {
  return {
    period: String(choice.period),
    start: choice.start,
    end: choice.end,
    services: choice.services.join(','),
  };
}

/** The choice an address holds; undefined when it names no period. What is not of its form is left out. */
export function choiceFrom(query: URLSearchParams): StayChoice | undefined {
  const period = PERIODS.find((each) => String(each) === query.get('period'));
  if (period === undefined) return undefined;
  const start = moment(query.get('start'), period);
  const end = start === '' ? '' : moment(query.get('end'), period);
  const services = (query.get('services') ?? '').split(',').filter((id) => UUID.test(id));
  return { period, start, end, services };
}

/** A stored or sent choice in its form, or undefined; never trusted as it comes. */
export function choiceFromStored(text: string | null): StayChoice | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (value === null || typeof value !== 'object') return undefined;
    const query = new URLSearchParams();
    for (const name of ['period', 'start', 'end', 'services']) query.set(name, String(value[name] ?? ''));
    return choiceFrom(query);
  } catch {
    return undefined;
  }
}

function moment(text: string | null, period: Period): string {
  const [, date = '', time] = MOMENT.exec(text ?? '') ?? [];
  if (!isDate(date)) return '';
  return time === undefined || period !== 1 ? date : `${date}T${time}`;
}

/** The choice for an ad: a period it does not offer becomes the first it does. */
export function offeredChoice(
  choice: StayChoice | undefined,
  periods: readonly Period[],
  preferred: Period | null,
): StayChoice {
  const first = periods.find((period) => period === preferred) ?? periods[0] ?? 2;
  if (choice === undefined) return emptyChoice(first);
  return periods.includes(choice.period) ? choice : withPeriod(choice, first);
}
