import { type Lang, LOCALE_OF } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { data } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { ProfileAds } from '../../features/advertisers/profile-ads.tsx';
import { ProfileHead } from '../../features/advertisers/profile-head.tsx';
import { loadChoices, queryOf } from '../../features/search/query/choices.ts';
import { changeSearch, parseSearch, textOf } from '../../features/search/query/search.ts';
import { langOf } from '../../i18n/lang.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/profile.ts';

export const headers = publicPageHeaders;

/** The week as it is lived here, Sunday first; numbers are ISO weekdays. */
const WEEK = [7, 1, 2, 3, 4, 5, 6] as const;

/** The name of an ISO weekday; 2024 began on a Monday. */
function weekdayText(weekday: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALE_OF[lang], { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, weekday));
}

/** An advertiser with a page of their ads. An unknown one, and a page past the last, answer 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const api = apiOf(context, lang);
  const { category, period, sort, page } = parseSearch(url.searchParams);
  const asked = changeSearch({}, { category, period, sort, page, advertiser: params.id });
  const filter = { category: textOf(asked, 'category'), period, sort };
  const [advertiser, found, choices] = await Promise.all([
    api('GET /api/v1/advertisers/{id}', { params: { id: params.id } }),
    api('GET /api/v1/ads', { query: queryOf(asked) }),
    loadChoices(api),
  ]);
  const translate = translatorOf(lang);
  const stretches = Map.groupBy(advertiser.opening_hours, ({ weekday }) => weekday);
  const week = WEEK.map((weekday) => ({
    day: weekdayText(weekday, lang),
    spans: (stretches.get(weekday) ?? []).map(({ opens, closes }) => ({ from: opens, to: closes })),
  }));
  const title =
    found.page === 1
      ? advertiser.name
      : translate('advertisers.page', { title: advertiser.name, page: found.page });
  const shown = {
    advertiser,
    found,
    filter,
    categories: choices.categories.map(({ slug, plural }) => ({ slug, plural })),
    languages: advertiser.languages.map((code) => translate(`myInfo.language.${code}`)),
    week: stretches.size === 0 ? [] : week,
    title,
    description: translate('advertisers.description', { name: advertiser.name, count: advertiser.ads }),
  };
  const isPastEnd = found.items.length === 0 && found.page > 1;
  return data(shown, { status: isPastEnd ? 404 : 200 });
}

/** A page without ads says nothing to search engines, and a narrowed list nothing new. */
export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { advertiser, found, filter, title, description } = shown;
  const page = found.page === 1 ? undefined : found.page;
  const canonical = paths(langOf(input.location.pathname)).profile(advertiser.id, { page });
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  const noindex = advertiser.ads === 0 || isNarrowed || found.items.length === 0;
  return pageMeta(input, { title, description, canonical, noindex });
};

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { advertiser, found, filter, categories, languages, week } = loaderData;
  return (
    <div className="page grid gap-8 py-6 md:py-10">
      <ProfileHead advertiser={advertiser} languages={languages} week={week} />
      <ProfileAds advertiser={advertiser} found={found} filter={filter} categories={categories} />
    </div>
  );
}
