import type { Lang } from '@diyar/messages/messages';
import type { MetaDescriptor } from 'react-router';
import { langOf } from '../../../i18n/lang.ts';
import { pageMeta } from '../../../site/page-meta.ts';
import { paths } from '../../../site/paths.ts';
import { chosenIn } from '../query/chosen.ts';
import { landingOf, printSearch, type Search } from '../query/search.ts';
import type { Face, ShownSearch } from './load-search.ts';

/** The address of a list that search engines keep: what was searched by place, category and period, in its plainest form. */
export function listAddress(filters: Search, lang: Lang): string {
  const { city, district, category, period, page } = printSearch(filters);
  const landing = landingOf(filters);
  const to = paths(lang);
  return landing === undefined ? to.results({ city, district, category, period, page }) : to.landing(landing);
}

/** Whether search engines keep the page: finer searches, other orders and empty pages are for people alone. */
export function isKept({ filters, found }: ShownSearch): boolean {
  const { city, district, category, period, page, ...finer } = filters;
  return found.items.length > 0 && chosenIn(finer).length === 0 && filters.sort === undefined;
}

/** Searches by place, category and period are pages of their own to search engines; finer ones are not. */
export function searchMeta(
  input: Parameters<typeof pageMeta>[0],
  shown: ShownSearch | undefined,
  face: Face,
): MetaDescriptor[] {
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { filters, title, description } = shown;
  const { city, district, category, period, page } = printSearch(filters);
  const lang = langOf(input.location.pathname);
  return pageMeta(input, {
    title,
    description,
    canonical:
      face === 'map'
        ? paths(lang).map({ city, district, category, period, page })
        : listAddress(filters, lang),
    noindex: !isKept(shown),
  });
}
