import { translatorOf } from '@diyar/messages/translate';
import { data } from 'react-router';
import { apiOf } from '../../api/loader-api.ts';
import { ChoiceForm, ChoiceSelect } from '../../features/advertisers/choice-form.tsx';
import { VerifiedList } from '../../features/advertisers/verified-list.tsx';
import { langOf, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ListPages } from '../../layout/list-pages.tsx';
import { Link } from '../../rendering/link.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { paths } from '../../site/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { publicPageHeaders } from '../headers.ts';
import type { Route } from './+types/verified.ts';

export const headers = publicPageHeaders;

/** Verified advertisers, of one city if the address names one; an unknown city, and a page past the last, are 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname);
  const api = apiOf(context, lang);
  const slug = url.searchParams.get('city') ?? '';
  const [{ items: cities }, found] = await Promise.all([
    api('GET /api/v1/cities', {}),
    api('GET /api/v1/advertisers', {
      query: { city: slug === '' ? undefined : slug, page: url.searchParams.get('page') ?? undefined },
    }),
  ]);
  const city = cities.find((each) => each.slug === slug);
  if (slug !== '' && city === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const translate = translatorOf(lang);
  const heading =
    city === undefined
      ? translate('advertisers.verifiedTitle')
      : translate('advertisers.verifiedTitleIn', { city: city.name });
  const shown = {
    found,
    city: city?.slug,
    cities: cities
      .filter(({ ads, slug: one }) => ads > 0 || one === slug)
      .map(({ slug: one, name }) => ({ slug: one, name })),
    heading,
    title: found.page === 1 ? heading : translate('advertisers.page', { title: heading, page: found.page }),
    description: translate('advertisers.verifiedDescription'),
  };
  return data(shown, { status: found.items.length === 0 && found.page > 1 ? 404 : 200 });
}

export const meta: Route.MetaFunction = (input) => {
  const shown = input.loaderData;
  if (shown === undefined) return pageMeta(input, { noindex: true });
  const { found, city, title, description } = shown;
  const page = found.page === 1 ? undefined : found.page;
  const canonical = paths(langOf(input.location.pathname)).verified({ city, page });
  return pageMeta(input, { title, description, canonical, noindex: found.items.length === 0 });
};

export default function VerifiedPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('advertisers');
  const to = paths(useLang());
  const { found, city, cities, heading } = loaderData;
  return (
    <div className="page grid gap-6 py-6 md:py-10">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">{heading}</h1>
        <p className="max-w-prose text-soft">{t('verifiedLead')}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="text-soft">
          {t('verifiedCount', { count: found.total })}
        </p>
        <ChoiceForm action={to.verified()} label={t('city')} submitLabel={t('apply')}>
          <ChoiceSelect
            name="city"
            label={t('city')}
            value={city ?? ''}
            choices={[['', t('anyCity')], ...cities.map(({ slug, name }) => [slug, name] as const)]}
          />
        </ChoiceForm>
      </div>
      {found.items.length === 0 ? (
        <EmptyState
          drawing="door"
          title={t('noVerified')}
          text={t('noVerifiedText')}
          action={
            <Link to={to.verified()} className={buttonLook('primary')}>
              {t('allCities')}
            </Link>
          }
        />
      ) : (
        <>
          <VerifiedList advertisers={found.items} />
          <ListPages page={found.page} pages={found.pages} to={(page) => to.verified({ city, page })} />
        </>
      )}
    </div>
  );
}
