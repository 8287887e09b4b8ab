import type { FoundAd } from '@diyar/contract/finding/search';
import { Fragment, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { changeSearch, parseSearch, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';

export interface WhyHereProps {
  ads: readonly FoundAd[];
  /** Holds the cards of these ads. */
  list: RefObject<HTMLElement | null>;
  /** The search whose list it is; that of the address, where it is not said. */
  filters?: Search | undefined;
}

const ICON: Record<FoundAd['why'][number], IconName> = {
  special: 'sparkle',
  verified: 'shield',
  rated: 'heart',
  new: 'clock',
  complete: 'check',
  near: 'pin',
};

/** The parts of each card that hold what comes late: who advertises, and the photos. */
interface Places {
  who: Element;
  photos: Element;
}

function placesIn(list: HTMLElement | null, ads: readonly FoundAd[]): ReadonlyMap<string, Places> {
  const found = ads.flatMap(({ id }): [string, Places][] => {
    const card = list?.querySelector(`[data-ad="${id}"]`);
    const [who, photos] = [card?.querySelector('[data-who]'), card?.querySelector('article > div')];
    return who && photos ? [[id, { who, photos }]] : [];
  });
  return new Map(found);
}

/**
 * Puts a quiet button on each card of a list in the order "best", which tells why the ad stands where it does, and a link to the
 * ads like it that stand behind it. It comes after
 * the first paint, into room that the cards keep for it, so that the server sends nothing more for it.
 */
export function WhyHere({ ads, list, filters }: WhyHereProps) {
  const t = useTranslations('filters.why');
  const [places, setPlaces] = useState<ReadonlyMap<string, Places>>(new Map());
  const [asked, setAsked] = useState<FoundAd>();
  useEffect(() => setPlaces(placesIn(list.current, ads)), [ads, list]);
  return (
    <>
      {ads.map((ad) => {
        const place = places.get(ad.id);
        if (place === undefined) return null;
        const button = (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('ask', { title: ad.title })}
            title={t('title')}
            onClick={() => setAsked(ad)}
            className="absolute end-0 -bottom-3 grid size-11 items-center justify-items-end pe-0.5 text-faint transition-colors hover:text-ink"
          >
            <Icon name="info" className="size-4" />
          </button>
        );
        return (
          <Fragment key={ad.id}>
            {createPortal(button, place.who)}
            {ad.more_like > 0 ? createPortal(<MoreLike ad={ad} filters={filters} />, place.photos) : null}
          </Fragment>
        );
      })}
      <WhyDialog ad={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** On the photo, so that nothing moves when it comes. */
function MoreLike({ ad, filters }: { ad: FoundAd; filters: Search | undefined }) {
  const t = useTranslations('filters.why');
  const searchPath = useSearchPath();
  const address = useLocation();
  const asked = filters ?? parseSearch(new URLSearchParams(address.search));
  const count = t('moreLike', { count: ad.more_like });
  return (
    <Link
      to={searchPath(changeSearch(asked, { like: ad.id }))}
      aria-label={t('moreLikeOf', { count, title: ad.title })}
      className="absolute start-2.5 bottom-2.5 inline-flex min-h-8 items-center rounded-pill bg-surface px-3 text-xs font-bold shadow-card after:absolute after:-inset-1.5 hover:underline"
    >
      {count}
    </Link>
  );
}

function WhyDialog({ ad, onClose }: { ad: FoundAd | undefined; onClose: () => void }) {
  const t = useTranslations();
  if (ad === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} title={t('filters.why.title')} closeLabel={t('common.close')}>
      <p lang={ad.title_lang} dir={DIR_OF[ad.title_lang]} className="font-bold">
        {ad.title}
      </p>
      {ad.why.length === 0 ? (
        <p className="mt-3">{t('filters.why.none')}</p>
      ) : (
        <ul className="mt-3 grid gap-2.5">
          {ad.why.map((reason) => (
            <li key={reason} className="flex gap-3">
              <Icon
                name={ICON[reason]}
                className={`mt-1 size-5 shrink-0 ${reason === 'special' ? 'text-gold-text' : 'text-primary'}`}
              />
              {t(`filters.why.reason.${reason}`)}
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 font-bold">{t('filters.why.rules')}</h3>
      <p className="mt-1 text-sm text-soft">{t('filters.why.rulesText')}</p>
    </Dialog>
  );
}
