import type { ConsoleSeason, SeasonOccurrence } from '@diyar/contract/console/console-seasons';
import { addDays, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import { SEASONS, type Season } from '@diyar/contract/words/seasons';
import { seasonsAhead } from '../calendar/seasons.ts';
import type { Reader } from '../platform/db/database.ts';
import { countOverrides, findListed, type ListedRow } from './season.queries.ts';

const DAYS_BACK = 365;
const DAYS_AHEAD = 730;
/** A listed occurrence takes the place of the computed one that begins this near (`calendar/seasons.ts`). */
const SAME_WITHIN_DAYS = 20;

interface Span {
  starts_on: string;
  ends_on: string;
}

/** Every season with its listed and its computed dates, from a year ago until two years ahead. */
export async function listSeasons(
  reader: Reader,
  now: Date,
): Promise<{ today: string; items: ConsoleSeason[] }> {
  const today = riyadhDate(now);
  const [listed, overrides] = await Promise.all([findListed(reader), countOverrides(reader)]);
  const from = addDays(today, -DAYS_BACK);
  const computed = seasonsAhead(from, DAYS_BACK + DAYS_AHEAD, []);
  const items = SEASONS.map((season) => ({
    season,
    occurrences: occurrencesOf(season, { listed, computed, from, today }),
    overrides: overrides.get(season) ?? 0,
  }));
  return { today, items };
}

/** One season as it stands. */
export async function showSeason(reader: Reader, season: Season, now: Date): Promise<ConsoleSeason> {
  const { items } = await listSeasons(reader, now);
  const found = items.find((one) => one.season === season);
  if (found === undefined) throw new Error(`no season ${season}`);
  return found;
}

function occurrencesOf(
  season: Season,
  all: {
    listed: readonly ListedRow[];
    computed: readonly (Span & { season: Season })[];
    from: string;
    today: string;
  },
): SeasonOccurrence[] {
  const { from, today } = all;
  const computed = all.computed.filter((one) => one.season === season);
  const listed = all.listed.filter((one) => one.season === season && one.ends_on >= from);
  const isNear = (one: Span, other: Span) =>
    Math.abs(daysBetween(one.starts_on, other.starts_on)) <= SAME_WITHIN_DAYS;
  const told = listed.map(({ id, starts_on, ends_on }) => {
    const beside = computed.find((one) => isNear(one, { starts_on, ends_on }));
    return { id, starts_on, ends_on, computed: beside === undefined ? null : spanOf(beside) };
  });
  const others = computed
    .filter((one) => !listed.some((row) => isNear(row, one)))
    .map((one) => ({ id: null, ...spanOf(one), computed: spanOf(one) }));
  return [...told, ...others]
    .map((one) => ({ ...one, state: stateOf(one, today) }))
    .toSorted((one, other) => one.starts_on.localeCompare(other.starts_on));
}

const spanOf = ({ starts_on, ends_on }: Span): Span => ({ starts_on, ends_on });

function stateOf({ starts_on, ends_on }: Span, today: string): SeasonOccurrence['state'] {
  if (ends_on < today) return 'past';
  return starts_on <= today ? 'running' : 'upcoming';
}
