import type { FoundAd } from '@diyar/contract/search';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

export interface WhyHereProps {
  ads: readonly FoundAd[];
  /** Holds the cards of these ads. */
  list: RefObject<HTMLElement | null>;
}

const ICON: Record<FoundAd['why'][number], IconName> = {
  special: 'sparkle',
  verified: 'shield',
  rated: 'heart',
  new: 'clock',
  complete: 'check',
  near: 'pin',
};

/**
 * Puts a quiet button on each card of a list in the order "best", which tells why the ad stands where it does. It comes after
 * the first paint, into room that the cards keep for it, so that the server sends nothing more for it.
 */
export function WhyHere({ ads, list }: WhyHereProps) {
  const t = useTranslations('filters.why');
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>(new Map());
  const [asked, setAsked] = useState<FoundAd>();
  useEffect(() => {
    const found = ads.flatMap(({ id }): [string, Element][] => {
      const place = list.current?.querySelector(`[data-ad="${id}"] [data-who]`);
      return place === null || place === undefined ? [] : [[id, place]];
    });
    setPlaces(new Map(found));
  }, [ads, list]);
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
        return createPortal(button, place, ad.id);
      })}
      <WhyDialog ad={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

function WhyDialog({ ad, onClose }: { ad: FoundAd | undefined; onClose: () => void }) {
  const t = useTranslations();
  if (ad === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} backCloses title={t('filters.why.title')} closeLabel={t('common.close')}>
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
