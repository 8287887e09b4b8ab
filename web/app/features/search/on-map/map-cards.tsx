import type { AdCard } from '@diyar/contract/finding/ads';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdCardView } from '../../ads/ad-card.tsx';
import { type Chosen, useCards } from './use-cards.ts';

interface CardsProps {
  chosen: Chosen;
  /** The ads of the list: what is there already is not asked for. */
  ads: readonly AdCard[];
  onClose: () => void;
}

/** The ads chosen on the map, over its end; several are swiped through. */
export function MapCards({ chosen, ads, onClose }: CardsProps) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  const { cards, isBroken, retry } = useCards(chosen, ads);
  // It opens by a press on its pin, and is read from there on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another card to read
  useEffect(() => box.current?.focus({ preventScroll: true }), [chosen]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('liveMap.cards')}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="pointer-events-auto relative max-h-[min(62svh,30rem)] w-full max-w-88 overflow-y-auto rounded-base bg-surface p-3 shadow-float outline-none"
    >
      {/* In a line of its own: over the card it would lie on the heart. */}
      <div className="sticky -top-3 z-10 -mx-3 -mt-3 flex justify-end bg-surface px-1">
        <span className="block size-11">
          <IconButton label={t('liveMap.closeCards')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </span>
      </div>
      {isBroken ? (
        <p role="alert" className="grid justify-items-start gap-2">
          {t('liveMap.notFound')}
          <Button kind="secondary" size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      ) : (
        <ul aria-busy={cards === undefined} className="grid gap-5">
          {cards === undefined ? (
            <li aria-hidden="true" className="grid gap-3">
              <Skeleton className="aspect-[4/3] w-full" />
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-5 w-3/4" />
            </li>
          ) : (
            cards.map((ad) => (
              <li key={ad.id}>
                <AdCardView ad={ad} heading="h2" eager />
              </li>
            ))
          )}
        </ul>
      )}
    </div>
  );
}
