import { periodOfSlug } from '@diyar/contract/site/landings';
import { translatorOf } from '@diyar/messages/translate';
import { data } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { listThing } from '../../features/ads/list-thing.ts';
import { type LandingLink, LandingLinks } from '../../features/landings/landing-links.tsx';
import { landingTexts } from '../../features/landings/landing-texts.ts';
import { LandingTrail } from '../../features/landings/landing-trail.tsx';
import { landingHeading, landingLinks } from '../../features/landings/landing-words.ts';
import { loadChoices } from '../../features/search/query/choices.ts';
import { BestAds } from '../../features/search/results/best-ads.tsx';
import { langOf, useLang } from '../../i18n/lang.ts';
import { Link } from '../../rendering/link.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { useSiteData } from '../../site/site-data.ts';
import { StructuredData } from '../../site/structured-data.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/landing.ts';

export const headers = publicPageHeaders;

const MOST_DISTRICTS = 12;
const MOST_OTHERS = 12;

/** One kind of letting in one city, in words and with its best ads. What there cannot be answers 404 in place. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const period = periodOfSlug(params.period);
  if (period === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const api = apiOf(context, lang);
  const { city, category } = params;
  const asked = { city, category, period: params.period as 'yearly' };
  const [landing, found, choices, others] = await Promise.all([
    api('GET /api/v1/landings/{city}/{category}/{period}', { params: asked }),
    api('GET /api/v1/ads', { query: { city, category, period, facets: '1' } }),
    loadChoices(api, { city: [city] }),
    api('GET /api/v1/landings', { query: { city, limit: MOST_OTHERS + 1 } }),
  ]);
  const here = paths(lang).landing({ city, category, period });
  const to = paths(lang);
  const translate = translatorOf(lang);
  const districts = (found.facets?.district ?? []).slice(0, MOST_DISTRICTS).flatMap(({ value, count }) => {
    const name = choices.districts.find(({ slug }) => slug === value)?.name;
    if (name === undefined) return [];
    const text = translate('adMore.landing.districtCount', { name, count });
    return { address: to.results({ city, district: value, category, period }), text };
  });
  return {
    heading: landingHeading(translate, landing),
    texts: landingTexts(lang, landing, found),
    found,
    here,
    trail: [
      { name: translate('shell.home'), address: to.home() },
      { name: landing.city.name, address: to.results({ city }) },
      { name: landing.category.plural, address: to.results({ city, category }) },
    ],
    filters: { city: [city], category: [category], period: String(period) },
    search: to.results({ city, category, period }),
    districts,
    others: landingLinks(translate, lang, others.items)
      .filter(({ address }) => address !== here)
      .slice(0, MOST_OTHERS),
  };
}

/** A page without ads is there for whoever kept its address, but not for search engines. */
export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { heading, texts, here, found } = shown;
  const description = [texts.count, texts.prices].filter((text) => text !== null).join(' ');
  return pageMeta(input, { title: heading, description, canonical: here, noindex: found.total === 0 });
};

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { heading, texts, found, filters, search, districts, others } = loaderData;
  return (
    <div className="page grid gap-10 py-6">
      <header className="grid gap-3">
        <LandingTrail steps={loaderData.trail} />
        <h1 className="text-xl font-bold sm:text-2xl">{heading}</h1>
        <div className="grid max-w-prose gap-2 text-base">
          <p>{texts.count}</p>
          {texts.prices === null ? null : <p className="tabular">{texts.prices}</p>}
          <p className="text-soft">{texts.how}</p>
        </div>
      </header>
      {found.items.length === 0 ? null : (
        <section aria-label={heading} className="grid gap-8">
          <BestAds ads={found.items} eager heading="h2" filters={filters} />
          <Link to={search} className={`justify-self-center ${buttonLook('secondary')}`}>
            {texts.all}
          </Link>
        </section>
      )}
      <Links title={texts.districts} links={districts} />
      <Links title={texts.more} links={others} />
      <PageData shown={loaderData} />
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly LandingLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <LandingLinks links={links} />
    </section>
  );
}

/** The page for search engines. */
function PageData({ shown }: { shown: Route.ComponentProps['loaderData'] }) {
  const lang = useLang();
  const { origin } = useSiteData();
  const list = { ...shown, description: shown.texts.count };
  return <StructuredData thing={import.meta.env.SSR ? listThing(list, lang, origin) : null} />;
}
