import type { AdCard } from '@diyar/contract/finding/ads';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useAdPath } from '../../ads/ad-path.ts';
import { AdThumb } from '../../ads/ad-thumb.tsx';
import { dailyNounOf, perWord } from '../../ads/daily-noun.ts';
import { Heart } from '../../hearts/heart.tsx';
import type { MappedAd } from './found-markers.ts';
import { type Chosen, useCards } from './use-cards.ts';
import type { SearchMapHandle } from './use-live-map.ts';

interface PhoneCardsProps {
  handle: SearchMapHandle | undefined;
  chosen: Chosen | undefined;
  /** The ads of the list, by which the strip begins. */
  ads: readonly AdCard[];
}

/** The ads of a search over the end of a phone's map, swiped; the one in sight raises its pin, a pressed pin brings its card. */
export function PhoneCards({ handle, chosen, ads }: PhoneCardsProps) {
  const t = useTranslations();
  const { cards, isBroken, retry } = useCards(chosen, ads);
  const strip = useRef<HTMLUListElement>(null);
  const id = chosen !== undefined && 'id' in chosen ? chosen.id : undefined;
  const shown = shownCards(chosen, cards, ads);
  useSwiped(strip, handle, shown);
  const isThere = shown.some((ad) => ad.id === id);
  useEffect(() => {
    if (id === undefined || !isThere) return;
    const card = strip.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id, isThere]);
  if (isBroken) {
    return (
      <p
        role="alert"
        className="mx-3 grid justify-items-start gap-2 rounded-base bg-surface p-3 shadow-float"
      >
        {t('liveMap.notFound')}
        <Button kind="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </p>
    );
  }
  if (shown.length === 0) return null;
  return (
    <ul
      ref={strip}
      aria-label={t('liveMap.strip')}
      className="pointer-events-auto flex snap-x snap-mandatory scroll-px-3 gap-2.5 overflow-x-auto overscroll-x-contain px-3 pb-2 [scrollbar-width:none]"
    >
      {shown.map((ad) => (
        <PhoneCard key={ad.id} ad={ad} isChosen={ad.id === id} isOnly={shown.length === 1} />
      ))}
    </ul>
  );
}

/** What a press chose, before the list; the ads of one place stand for themselves. */
function shownCards(
  chosen: Chosen | undefined,
  cards: readonly AdCard[] | undefined,
  ads: readonly AdCard[],
): readonly AdCard[] {
  if (chosen === undefined || cards === undefined) return ads;
  if (!('id' in chosen)) return cards;
  return ads.some(({ id }) => id === chosen.id) ? ads : [...cards, ...ads];
}

/** Raises the pin of the card that came to rest in the middle. */
function useSwiped(
  strip: RefObject<HTMLUListElement | null>,
  handle: SearchMapHandle | undefined,
  shown: readonly AdCard[],
): void {
  const raise = useEffectEvent((id: string | undefined) => handle?.markers.raise(id, shown));
  const isThere = shown.length > 0;
  useEffect(() => {
    const box = strip.current;
    if (box === null || !isThere) return;
    const rest = () => {
      const middle = box.getBoundingClientRect().left + box.clientWidth / 2;
      const card = [...box.querySelectorAll<HTMLElement>('[data-card]')].find((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left <= middle && right >= middle;
      });
      raise(card?.dataset.card);
    };
    box.addEventListener('scrollend', rest);
    return () => box.removeEventListener('scrollend', rest);
  }, [strip, isThere]);
}

function PhoneCard({ ad, isChosen, isOnly }: { ad: MappedAd; isChosen: boolean; isOnly: boolean }) {
  const t = useTranslations();
  const lang = useLang();
  const { total, stay, asked_price: asked } = ad;
  const { period } = asked ?? ad;
  const to = useAdPath(ad, period);
  const other = ad.title_lang === lang ? {} : { lang: ad.title_lang, dir: DIR_OF[ad.title_lang] };
  const [photo] = ad.photos;
  return (
    <li
      data-card={ad.id}
      aria-current={isChosen || undefined}
      className={`relative flex h-28 shrink-0 snap-center overflow-hidden rounded-base bg-surface shadow-float aria-[current=true]:outline-2 aria-[current=true]:-outline-offset-2 aria-[current=true]:outline-primary ${isOnly ? 'w-full' : 'w-[min(84vw,22rem)]'}`}
    >
      <div className="w-28 shrink-0 bg-sunken">
        <AdThumb photo={photo} sizes="150px" upTo={640} />
      </div>
      <div className="grid min-w-0 grow content-center gap-0.5 ps-3 pe-12">
        <p className="flex items-baseline gap-x-1.5 whitespace-nowrap">
          <Price text={(total ?? asked ?? ad.price).text} className="font-bold" />
          <span className="truncate text-xs text-soft">
            {stay?.words ?? t(`common.per.${perWord(period, dailyNounOf(ad))}`)}
          </span>
        </p>
        <h2 {...other} className="truncate text-sm">
          <Link to={to} className="after:absolute after:inset-0">
            {ad.title}
          </Link>
        </h2>
        <p className="truncate text-xs text-soft">
          {t('results.card.place', { district: ad.district.name, city: ad.city.name })}
        </p>
      </div>
      <Heart
        id={ad.id}
        title={ad.title}
        look="absolute end-1.5 top-1.5 size-9 after:absolute after:-inset-1 after:rounded-pill"
      />
    </li>
  );
}
