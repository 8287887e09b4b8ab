import type { AdCard } from '@diyar/contract/finding/ads';
import type { FoundAd } from '@diyar/contract/finding/search';
import { use, useId } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useFormatter, useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Heart } from '../hearts/heart.tsx';
import { useAdPath } from './ad-path.ts';
import type { Eager } from './ad-photo.tsx';
import { CardPhotos } from './card-photos.tsx';
import { cardText } from './card-text.ts';
import { dailyNounOf, perWord } from './daily-noun.ts';
import { NearContext, wholeKilometres } from './near.ts';
import { isolated } from './periods.ts';

/** In a search with dates an ad says what the stay costs. */
type ShownAd = AdCard & Partial<Pick<FoundAd, 'total' | 'stay' | 'beside'>>;

interface AdCardViewProps {
  ad: ShownAd;
  /** Among the first on the page: its photo is loaded at once. */
  eager?: Eager;
  heading?: 'h2' | 'h3';
}

/**
 * An ad in a list: photos first, then price and period, title, place, four facts and who may stay. In a grid of cards each of them is
 * a row of the grid, so that they stand level across. All of it leads to the ad. A title in
 * the other language stands at the page's start, but is cut at its own end.
 */
export function AdCardView({ ad, eager = false, heading: Heading = 'h3' }: AdCardViewProps) {
  const id = useId();
  const lang = useLang();
  const to = useAdPath(ad);
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  return (
    <article aria-labelledby={id} className="card-rows group row-span-full">
      <div className="relative aspect-[4/3] [contain:size_layout] rounded-base bg-sunken">
        <CardPhotos photos={ad.photos} title={ad.title} to={to} eager={eager} />
        <PhotoBadges ad={ad} />
        <Heart
          id={ad.id}
          title={ad.title}
          look="absolute end-2.5 top-2.5 size-9 after:absolute after:-inset-1 after:rounded-pill"
        />
      </div>
      <div className="card-rows relative row-span-5 px-0.5 pt-2.5">
        <CardPrice ad={ad} />
        <Heading id={id} {...other} className="max-w-full justify-self-start text-sm">
          <Link
            to={to}
            className="line-clamp-2 rounded-[4px] leading-6 after:absolute after:inset-0 group-hover:underline"
          >
            {cardText(ad.title)}
          </Link>
        </Heading>
        <div className="min-w-0">
          <Where ad={ad} />
          <Away ad={ad} />
        </div>
        <Facts ad={ad} />
        <Advertiser ad={ad} />
      </div>
    </article>
  );
}

/** The stay's total leads, or the price of the period searched for; without both the headline price, and beside it the lowest. */
function CardPrice({ ad }: { ad: ShownAd }) {
  const t = useTranslations();
  const { asked_price: asked, from_price: from, stay } = ad;
  const led = asked ?? ad;
  const noun = dailyNounOf(ad);
  const per = (period: AdCard['period']) => t(`common.per.${perWord(period, noun)}`);
  const below =
    asked === null && from.period !== ad.period
      ? t('results.card.from', { price: isolated(from.text), per: per(from.period) })
      : null;
  const note = stay ? stay.note : below;
  return (
    <div className="grid content-start">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <Price
          text={(ad.total ?? asked ?? ad.price).text}
          was={stay ? undefined : led.was?.text}
          wasLabel={t('results.card.before')}
          className="text-lg font-bold [&_s]:text-sm"
        />
        <span className="text-sm text-soft">{stay?.words ?? per(led.period)}</span>
        <Rating ad={ad} />
      </p>
      {note && <p className="text-xs text-soft">{note}</p>}
      {ad.beside && <p className="text-xs text-primary">{ad.beside}</p>}
    </div>
  );
}

function Rating({ ad }: { ad: AdCard }) {
  const t = useTranslations('results.card');
  if (ad.rating === null) return null;
  const average = ad.rating.average.toFixed(1);
  return (
    <span className="tabular ms-auto inline-flex items-center gap-1 self-center text-xs">
      <span className="sr-only">
        {t('rating', { average })}، {t('ratingCount', { count: ad.rating.count })}
      </span>
      <svg viewBox="0 0 24 24" className="size-3.5 fill-gold" aria-hidden="true">
        <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z" />
      </svg>
      <span aria-hidden="true">
        <bdi className="font-bold">{average}</bdi> <bdi className="text-soft">({ad.rating.count})</bdi>
      </span>
    </span>
  );
}

function Where({ ad }: { ad: AdCard }) {
  const t = useTranslations('results.card');
  return (
    <p className="truncate text-sm text-soft">
      {t('place', { district: ad.district.name, city: ad.city.name })}
    </p>
  );
}

/** How far off it is, where the ads are looked at from a place. */
function Away({ ad }: { ad: AdCard }) {
  const t = useTranslations('results.card');
  const near = use(NearContext);
  if (near === undefined) return null;
  const km = wholeKilometres(near, ad.location);
  return <p className="text-sm">{km === 0 ? t('close') : t('away', { km })}</p>;
}

function Facts({ ad }: { ad: AdCard }) {
  const t = useTranslations('results.card');
  const format = useFormatter();
  const facts: [IconName, string, string][] = [
    ['area', t('area', { area: ad.area }), `${t('areaLabel')} ${t('area', { area: ad.area })}`],
  ];
  if (ad.rooms !== null && ad.rooms > 0) {
    facts.push(['bed', format.number(ad.rooms), t('rooms', { count: ad.rooms })]);
  }
  if (ad.baths !== null && ad.baths > 0) {
    facts.push(['bath', format.number(ad.baths), t('baths', { count: ad.baths })]);
  }
  if (ad.guests_max !== null) {
    facts.push(['users', format.number(ad.guests_max), t('guests', { count: ad.guests_max })]);
  }
  return (
    <ul className="tabular flex flex-wrap content-start gap-x-3 pt-1 text-sm">
      {facts.map(([icon, short, whole]) => (
        <li key={icon} className="inline-flex items-center gap-1.5">
          <Icon name={icon} className="size-4 text-faint" label={whole} />
          <span aria-hidden="true">{short}</span>
        </li>
      ))}
      {ad.tenants.length > 0 && <li>{ad.tenants.map(({ name }) => name).join(' · ')}</li>}
    </ul>
  );
}

/** The advertiser, and badges of the ad. */
function Advertiser({ ad }: { ad: AdCard }) {
  const t = useTranslations('results');
  const marks = (['instant', 'licensed', 'demo'] as const).filter((mark) => ad.badges.includes(mark));
  return (
    <p data-who="" className="flex min-w-0 items-center gap-1.5 self-start pt-1 text-xs text-soft">
      {ad.advertiser.verified ? (
        <Icon name="shield" className="size-4 text-primary" label={t('card.verified')} />
      ) : (
        <Icon name="user" className="size-4 text-faint" />
      )}
      <bdi className="truncate">{cardText(ad.advertiser.name)}</bdi>
      {marks.map((mark) => (
        <span
          key={mark}
          className="shrink-0 before:me-1.5 before:text-faint before:content-['·'] data-[mark=instant]:text-primary data-[mark=demo]:[display:var(--demo-mark)]"
          data-mark={mark}
        >
          {t(`badges.${mark}`)}
        </span>
      ))}
    </p>
  );
}

/** On the photo only what makes someone look: special, and a discount that the leading price shows. */
function PhotoBadges({ ad }: { ad: AdCard }) {
  const t = useTranslations('results.badges');
  const hasDiscount = (ad.asked_price ?? ad).was !== null;
  if (!ad.badges.includes('special') && !hasDiscount) return null;
  const look = 'inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-xs font-bold shadow-card';
  return (
    <span className="pointer-events-none absolute start-2.5 top-2.5 flex gap-1.5">
      {ad.badges.includes('special') ? (
        <span className={`${look} bg-surface text-gold-text`}>
          <Icon name="sparkle" className="size-3.5" />
          {t('special')}
        </span>
      ) : null}
      {hasDiscount ? (
        <span className={`${look} bg-primary text-on-primary`}>
          <Icon name="tag" className="size-3.5" />
          {t('offer')}
        </span>
      ) : null}
    </span>
  );
}
