import type { Understood } from '@diyar/contract/wishes';
import type { apiOf } from '../../api/loader-api.ts';
import { queryOf } from './choices.ts';
import { type Chosen, chosenIn, type Filters, withFilters } from './filters.ts';

/** A search that asks for one thing less, and finds something. */
export interface WayOut {
  /** What it leaves out: words of the typed text, or something chosen. */
  leaves: { text: string } | Pick<Chosen, 'name' | 'value'>;
  filters: Filters;
  total: number;
  exact: boolean;
}

/** As many as are read at a glance. */
const MOST_SHOWN = 3;
/** Each is a search of its own. */
const MOST_TRIED = 6;

type LoaderApi = ReturnType<typeof apiOf>;
type Less = Pick<WayOut, 'leaves' | 'filters'>;

/** The same search without one thing, for each thing it asks for. */
function lessBy(filters: Filters, understood: Understood | null): Less[] {
  const withText = (q: string) => withFilters(filters, { q: q === '' ? undefined : q });
  const { pieces = [], rest = '', without_rest = '' } = understood ?? {};
  const typed = pieces.map(({ label, without }) => ({ leaves: { text: label }, filters: withText(without) }));
  const unknown = rest === '' ? [] : [{ leaves: { text: rest }, filters: withText(without_rest) }];
  const chosen = chosenIn(withFilters(filters, understood === null ? {} : { q: undefined }));
  return [
    ...unknown,
    ...typed,
    ...chosen.map(({ name, value, without }) => ({
      leaves: { name, value },
      filters: understood === null ? without : withFilters(without, { q: filters.q }),
    })),
  ];
}

/** Where a search that finds nothing would find something again, the most first. In a loader. */
export async function waysOut(
  api: LoaderApi,
  filters: Filters,
  understood: Understood | null,
): Promise<WayOut[]> {
  const tried = lessBy(filters, understood).slice(0, MOST_TRIED);
  const found = await Promise.all(tried.map((less) => whatIsThere(api, less)));
  return found
    .filter((way) => way !== undefined)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, MOST_SHOWN);
}

/** Undefined where it finds nothing either, or could not be asked: the page is whole without. */
async function whatIsThere(api: LoaderApi, less: Less): Promise<WayOut | undefined> {
  try {
    const query = { ...queryOf(less.filters), per_page: 1 };
    const { total, total_exact } = await api('GET /api/v1/ads', { query });
    return total === 0 ? undefined : { ...less, total, exact: total_exact };
  } catch {
    return undefined;
  }
}
