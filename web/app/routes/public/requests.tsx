import { translatorOf } from '@diyar/messages/translate';
import { data } from 'react-router';
import type { CallInput } from '../../api/client.ts';
import { apiOf } from '../../api/loader-api.ts';
import { RequestFilters } from '../../features/requests/request-filters.tsx';
import { RequestList } from '../../features/requests/request-list.tsx';
import { langOf, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { requestPaths } from '../../site/request-paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/requests.ts';

export const headers = publicPageHeaders;

/** As the address says it: what cannot be is refused by the API. */
type Query = CallInput<'GET /api/v1/requests'>['query'];
const FILTERS = ['kind', 'purpose', 'category', 'city', 'district', 'period'] as const;

/** Requests on show by the filters of the address; a page past the last is 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const api = apiOf(context, lang);
  const chosen = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  ) as Partial<Record<(typeof FILTERS)[number], string>>;
  const { city } = chosen;
  // Another city was chosen: a district's slug ends with its city's.
  if (city === undefined || chosen.district?.endsWith(`-${city}`) !== true) delete chosen.district;
  const [found, choices, districts] = await Promise.all([
    api('GET /api/v1/requests', {
      query: { ...(chosen as Query), page: url.searchParams.get('page') ?? undefined },
    }),
    api('GET /api/v1/user/settings/search_data', {}),
    city === undefined
      ? { items: [] }
      : api('GET /api/v1/cities/{slug}/districts', { params: { slug: city } }),
  ]);
  const named = ({ slug, name }: { slug: string; name: string }) => ({ slug, name });
  const translate = translatorOf(lang);
  const shown = {
    found,
    chosen,
    cities: choices.cities.map(named),
    categories: choices.categories
      .filter(({ slug, hidden }) => !hidden || slug === chosen.category)
      .map(named),
    districts: districts.items.map(named),
    title:
      found.page === 1 ? translate('requests.title') : translate('requests.titlePage', { page: found.page }),
    description: translate('requests.description'),
  };
  return data(shown, { status: found.items.length === 0 && found.page > 1 ? 404 : 200 });
}

export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { found, chosen, title, description } = shown;
  const page = found.page === 1 ? undefined : found.page;
  const canonical = requestPaths(langOf(input.location.pathname)).requests({ page });
  const noindex = found.items.length === 0 || Object.keys(chosen).length > 0;
  return pageMeta(input, { title, description, canonical, noindex });
};

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('requests');
  const to = requestPaths(useLang());
  const { found, chosen } = loaderData;
  const add = (
    <Link to={to.add()} className={buttonLook('primary')}>
      {t('add')}
    </Link>
  );
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          <p className="max-w-prose text-soft">{t('lead')}</p>
        </div>
        {add}
      </div>
      <RequestFilters {...loaderData} />
      <p role="status" className="text-soft">
        {t('count', { count: found.total })}
      </p>
      {found.items.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('none')}
          text={t('noneText')}
          action={
            <Link to={to.requests()} className={buttonLook('secondary')}>
              {t('all')}
            </Link>
          }
        />
      ) : (
        <>
          <RequestList requests={found.items} />
          <ListPages page={found.page} pages={found.pages} to={(page) => to.requests({ ...chosen, page })} />
        </>
      )}
    </div>
  );
}
