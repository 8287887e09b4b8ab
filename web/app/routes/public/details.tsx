import type { AdDetails } from '@diyar/contract/finding/ads';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { dailyNounOf, perWord } from '../../features/ads/daily-noun.ts';
import { isolated, periodWord } from '../../features/ads/periods.ts';
import { AdPage } from '../../features/details/ad-page.tsx';
import { adThing } from '../../features/details/ad-thing.ts';
import { trailOf } from '../../features/details/ad-trail.ts';
import { drawingsOf } from '../../features/details/feature-drawings.ts';
import { langOf, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { useSiteData } from '../../site/site-data.ts';
import { StructuredData } from '../../site/structured-data.tsx';
import { privatePageHeaders, publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/details.ts';

/** One ad; a private unit's with the key of its link, then for nobody's cache. An unknown ad answers 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const k = url.searchParams.get('k') ?? undefined;
  const ad = await apiOf(context, lang)('GET /api/v1/ads/{id}', { params: { id: params.id }, query: { k } });
  return data(
    { ad, drawings: drawingsOf(ad.features), ...wordsOf(ad, lang) },
    { headers: k === undefined ? publicPageHeaders() : privatePageHeaders() },
  );
}

/** Title and description for search engines and shared links. */
function wordsOf(ad: AdDetails, lang: Lang): { title: string; description: string } {
  const translate = translatorOf(lang);
  const word = periodWord(ad.period);
  const city = ad.city.name;
  const place = translate('details.place', { district: ad.district.name, city });
  return {
    // Many advertisers name the city themselves.
    title: ad.title.includes(city) ? ad.title : translate('adMore.titleIn', { title: ad.title, city }),
    description: translate('adMore.description', {
      category: ad.category.name,
      how: translate(`results.how.${word}`),
      place,
      price: isolated(ad.price.text),
      period: word,
      per: translate(`common.per.${perWord(ad.period, dailyNounOf(ad))}`),
    }),
  };
}

/** The period and the dates chosen stand in the query, and a closed photo is a step back to the same address: the ad stays the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const others = (url: URL) => {
    const query = new URLSearchParams(url.search);
    for (const chosen of ['period', 'start', 'end']) query.delete(chosen);
    return `${url.pathname}?${query}`;
  };
  return others(currentUrl) === others(nextUrl) ? false : defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : publicPageHeaders();

/** An ad whose title is written in one language is one page, in that language. */
export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { ad, title, description } = shown;
  return pageMeta(input, {
    title,
    description,
    langs: ad.title_langs,
    canonical: paths(ad.title_lang).details(ad.id),
    picture: ad.share_picture === null ? undefined : { path: ad.share_picture, alt: title },
    noindex: new URLSearchParams(input.location.search).has('k'),
  });
};

export default function DetailsPage({ loaderData }: Route.ComponentProps) {
  const { ad, drawings } = loaderData;
  return (
    <>
      <AdPage ad={ad} drawings={drawings} />
      <AdData ad={ad} />
    </>
  );
}

/** The ad for search engines. */
function AdData({ ad }: { ad: AdDetails }) {
  const lang = useLang();
  const home = useTranslations('shell')('home');
  const shared = useSiteData();
  return (
    <StructuredData
      thing={import.meta.env.SSR ? adThing(ad, { lang, ...shared, trail: trailOf(ad, lang, home) }) : null}
    />
  );
}
