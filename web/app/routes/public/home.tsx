import type { AdCard } from '@diyar/contract/finding/ads';
import { translatorOf } from '@diyar/messages/translate';
import type { ReactNode } from 'react';
import { apiOf } from '../../api/loader-api.ts';
import { AdGrid } from '../../features/ads/ad-grid.tsx';
import { LandingLinks } from '../../features/landings/landing-links.tsx';
import { tilesOf } from '../../features/search/home/city-pictures.ts';
import { CityTiles } from '../../features/search/home/city-tiles.tsx';
import { HomeHero } from '../../features/search/home/home-hero.tsx';
import { landingsBeside, loadChoices } from '../../features/search/query/choices.ts';
import { LateSeen } from '../../features/seen/late-seen.tsx';
import { langOf, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { SiteData } from '../../site/structured-site.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/home.ts';

export const headers = publicPageHeaders;

const IN_A_ROW = 8;
const MOST_TILES = 9;
const MOST_LANDINGS = 18;

/** Everything on the page, anonymous. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const api = apiOf(context, lang);
  const [choices, special, newest, offers, landings] = await Promise.all([
    loadChoices(api),
    api('GET /api/v1/ads', { query: { special: '1', per_page: IN_A_ROW } }),
    api('GET /api/v1/ads', { query: { sort: 'newest', per_page: IN_A_ROW } }),
    api('GET /api/v1/ads', { query: { offer: '1', per_page: IN_A_ROW } }),
    landingsBeside(api, translatorOf(lang), lang, {}, MOST_LANDINGS),
  ]);
  return {
    choices,
    total: choices.cities.reduce((sum, { ads }) => sum + ads, 0),
    special: special.items,
    newest: newest.items,
    offers: offers.items,
    landings,
    tiles: tilesOf(choices.cities.filter(({ ads }) => ads > 0).slice(0, MOST_TILES)),
  };
}

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, input.loaderData === undefined ? { noindex: true } : {});

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home');
  const to = paths(useLang());
  const { special, newest, offers, tiles } = loaderData;
  return (
    <>
      <HomeHero
        choices={loaderData.choices}
        total={loaderData.total}
        ads={[...special, ...newest, ...offers]}
      />
      <div className="page grid gap-8 pt-6 md:gap-14 md:pt-10">
        <AdSection title={t('special')} to={to.results({ special: '1' })} ads={special} eager />
        {tiles.length === 0 ? null : (
          <Section title={t('cities')}>
            <CityTiles cities={tiles} />
          </Section>
        )}
        <AdSection title={t('newest')} to={to.results({ sort: 'newest' })} ads={newest} />
        <AdSection title={t('offers')} to={to.results({ offer: '1' })} ads={offers} />
        <LateSeen />
        {loaderData.landings.length === 0 ? null : (
          <Section
            title={t('landings')}
            {...(loaderData.landings.length === MOST_LANDINGS && { look: LATER })}
          >
            <LandingLinks links={loaderData.landings} />
          </Section>
        )}
        {newest.length === 0 ? (
          <EmptyState drawing="door" title={t('emptyTitle')} text={t('emptyText')} />
        ) : null}
      </div>
      <SiteData />
    </>
  );
}

/** The last part of the page is laid out when it comes near; about how high it is when full. What others stand under is not: they would move. */
const LATER = 'drawn-later [--likely:11.5rem] md:[--likely:28rem] lg:[--likely:20rem]';

/** A rail of a phone is laid out when it comes near: all are as high, by the window's width. */
const RAIL_LATER = 'max-xs:drawn-later [--likely:calc(58.5vw+14.5rem)]';

function Section(props: { title: string; to?: string; look?: string; children: ReactNode }) {
  const t = useTranslations('home');
  return (
    <section className={`grid gap-5 ${props.look ?? ''}`}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-xl font-bold">{props.title}</h2>
        {props.to === undefined ? null : (
          <Link
            to={props.to}
            aria-label={t('seeAllOf', { title: props.title })}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 font-bold text-primary hover:underline"
          >
            {t('seeAll')}
            <Icon name="chevron" className="size-4" />
          </Link>
        )}
      </div>
      {props.children}
    </section>
  );
}

function AdSection(props: { title: string; to?: string; ads: readonly AdCard[]; eager?: boolean }) {
  if (props.ads.length === 0) return null;
  return (
    <Section
      title={props.title}
      {...(props.to !== undefined && { to: props.to })}
      {...(props.eager !== true && { look: RAIL_LATER })}
    >
      <AdGrid ads={props.ads} eager={props.eager} isRailOnPhones />
    </Section>
  );
}
