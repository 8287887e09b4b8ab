import type { AdDetails } from '@diyar/contract/finding/ads';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AdActions } from './ad-actions.tsx';
import { trailOf } from './ad-trail.ts';

/** Where the ad stands, its title, what sets it apart and how guests rated it. */
export function AdHeading({ ad }: { ad: AdDetails }) {
  const lang = useLang();
  const t = useTranslations('details');
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <header className="grid gap-3 pb-6">
      <AdActions ad={ad}>
        <Trail ad={ad} />
      </AdActions>
      <h1 {...other} className="justify-self-start text-xl font-bold sm:text-2xl">
        {ad.title}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <span>{t('place', { district: ad.district.name, city: ad.city.name })}</span>
        {ad.rating === null ? null : <Rated average={ad.rating.average} count={ad.rating.count} />}
      </p>
      <Badges ad={ad} />
      <DemoNote ad={ad} />
    </header>
  );
}

function Trail({ ad }: { ad: AdDetails }) {
  const t = useTranslations();
  const items = trailOf(ad, useLang(), t('shell.home')).map(({ name, address }) => ({
    key: address,
    link: (
      <Link to={address} className="hover:underline">
        {name}
      </Link>
    ),
  }));
  return <Breadcrumbs label={t('common.breadcrumbs')} items={items} />;
}

function Rated(props: { average: number; count: number }) {
  const t = useTranslations('results.card');
  const average = props.average.toFixed(1);
  return (
    <a href="#evaluations" className="tabular inline-flex min-h-6 items-center gap-1.5 hover:underline">
      <Stars rate={props.average} label={t('rating', { average })} />
      <bdi className="font-bold text-ink">{average}</bdi>
      {t('ratingCount', { count: props.count })}
    </a>
  );
}

const BADGES = [
  ['special', 'gold', 'sparkle'],
  ['offer', 'primary', 'tag'],
  ['instant', 'primary', 'bolt'],
  ['licensed', 'neutral', 'check'],
  ['verified', 'neutral', 'shield'],
] as const satisfies readonly (readonly [AdDetails['badges'][number], Tone, IconName])[];

function Badges({ ad }: { ad: AdDetails }) {
  const t = useTranslations('results');
  const shown = BADGES.filter(([badge]) => ad.badges.includes(badge));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map(([badge, tone, icon]) => (
        <li key={badge}>
          <Badge tone={tone} icon={icon}>
            {badge === 'verified' ? t('card.verified') : t(`badges.${badge}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const DEMO_FIELDS = [
  'title_ar',
  'title_en',
  'description_ar',
  'description_en',
  'street',
  'street_width',
  'height',
  'width',
  'relation',
  'down_payment_percent',
  'photos',
  'licence',
] as const;

/** Names the fields of the ad that the demonstration filled in. */
function DemoNote({ ad }: { ad: AdDetails }) {
  const t = useTranslations();
  const { demo_fields } = ad;
  if (demo_fields.length === 0) {
    return ad.badges.includes('demo') ? <p className="text-xs text-soft">{t('details.demo.ad')}</p> : null;
  }
  const known = DEMO_FIELDS.filter((field) => demo_fields.includes(field));
  const fields = known.map((field) => t(`details.demo.field.${field}`)).join(t('results.listSeparator'));
  return (
    <p className="text-xs text-soft">
      {known.length < demo_fields.length ? t('details.demo.some') : t('details.demo.fields', { fields })}
    </p>
  );
}
