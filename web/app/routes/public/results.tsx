import { translatorOf } from '@diyar/messages/translate';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { apiOf } from '../../api/loader-api.ts';
import { Chips } from '../../features/search/chips.tsx';
import { loadChoices, queryOf } from '../../features/search/choices.ts';
import { FilterDialog } from '../../features/search/filter-dialog.tsx';
import { chosenIn, isTidy, readFilters } from '../../features/search/filters.ts';
import { headingOf, knowsAll } from '../../features/search/heading.ts';
import { PeriodLinks } from '../../features/search/period-field.tsx';
import { ResultsBar } from '../../features/search/results-bar.tsx';
import { type FoundAds, ResultsList } from '../../features/search/results-list.tsx';
import { SortField } from '../../features/search/sort-field.tsx';
import { UnknownSearch } from '../../features/search/unknown-search.tsx';
import { langOf } from '../../i18n/lang.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/results.ts';

export const headers = publicPageHeaders;

/** The ads an address asks for. A form sent without JavaScript is led to its tidy address; an unknown place is 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const filters = readFilters(url.searchParams);
  if (!isTidy(url.searchParams, filters)) throw redirect(paths(lang).results(filters));
  const api = apiOf(context, lang);
  const [choices, found] = await Promise.all([
    loadChoices(api, filters),
    api('GET /api/v1/ads', { query: queryOf(filters) }),
  ]);
  if (!knowsAll(filters, choices)) throw data({ code: 'not_found' }, { status: 404 });
  const translate = translatorOf(lang);
  const heading = headingOf(translate, filters, choices);
  const shown = {
    filters,
    choices,
    found: found satisfies FoundAds,
    heading,
    title: found.page === 1 ? heading : `${heading}، ${translate('results.page', { page: found.page })}`,
    description: translate('results.description', { heading }),
  };
  const pastEnd = found.items.length === 0 && found.page > 1;
  return data(shown, { status: pastEnd ? 404 : 200 });
}

/** Searches by place, category and period are pages of their own to search engines; finer ones are not. */
export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { filters, found, title, description } = shown;
  const { city, district, category, period, page, ...finer } = filters;
  const canonical = paths(langOf(input.location.pathname)).results({
    city,
    district,
    category,
    period,
    page,
  });
  const noindex = found.items.length === 0 || chosenIn(finer).length > 0 || filters.sort !== undefined;
  return pageMeta(input, { title, description, canonical, noindex });
};

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('results');
  const { filters, choices, found, heading } = loaderData;
  const live = { count: found.total, exact: found.total_exact };
  return (
    <>
      <ResultsBar choices={choices} filters={filters} />
      <div className="page grid gap-5 pt-5">
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 [grid-template-areas:'periods_periods'_'title_title'_'count_sort'] lg:grid-cols-[1fr_auto_auto] lg:[grid-template-areas:'title_periods_sort'_'count_periods_sort']">
          <h1 className="min-w-0 text-xl font-bold [grid-area:title]">{heading}</h1>
          <p role="status" className="text-soft [grid-area:count]">
            {t(live.exact ? 'count' : 'countOver', { count: live.count })}
          </p>
          <div className="min-w-0 [grid-area:periods] max-lg:mb-4">
            <PeriodLinks filters={filters} />
          </div>
          <div className="[grid-area:sort]">
            <SortField filters={filters} />
          </div>
        </div>
        <Chips filters={filters} choices={choices} ads={found.items} />
        <ResultsList found={found} filters={filters} />
      </div>
      <FilterDialog key={JSON.stringify(filters)} choices={choices} filters={filters} found={live} />
    </>
  );
}

/** An address with a filter nobody knows says so; anything else fails as every page does. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return <UnknownSearch />;
}
