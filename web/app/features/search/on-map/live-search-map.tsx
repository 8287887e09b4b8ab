import type { AdCard } from '@diyar/contract/finding/ads';
import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { periodWord } from '../../ads/periods.ts';
import type { Bounds } from '../../map/bounds.ts';
import { LocationButton } from '../../map/location-button.tsx';
import type { Search } from '../query/search.ts';
import { Crosshair, DrawBar } from './draw-bar.tsx';
import { DrawButton } from './draw-button.tsx';
import { MapCards } from './map-cards.tsx';
import { MapSearchBar, MapStatus } from './map-search-bar.tsx';
import { PhoneCards } from './phone-cards.tsx';
import './search-map.css';
import { useCardPins } from './use-card-pins.ts';
import type { Chosen } from './use-cards.ts';
import { useDrawing } from './use-drawing.ts';
import type { SearchMapHandle } from './use-live-map.ts';
import { useSearchOnMap } from './use-search-on-map.ts';

export interface LiveSearchMapProps {
  filters: Search;
  /** Bounds of the area that is searched. */
  extent: Bounds;
  ads: readonly AdCard[];
  list: RefObject<HTMLElement | null>;
  /** Where a phone's cards stand, over the map's end. */
  phoneSlot: HTMLElement | null;
  onShown: () => void;
}

const MY_ZOOM = 12;

/** The live map of a search: prices at the ads, areas drawn by hand or keys, the visitor's location. The list follows it. */
export function LiveSearchMap({ filters, extent, ads, list, phoneSlot, onShown }: LiveSearchMapProps) {
  const t = useTranslations('liveMap');
  const box = useRef<HTMLDivElement>(null);
  const onMap = useSearchOnMap(box, { filters, extent, list, onShown });
  const { handle, search, inView, chosen } = onMap;
  const drawing = useDrawing(handle, search.addArea);
  const isWide = useMedia('(min-width: 64rem)', false);
  useCardPins(handle, list, ads);
  if (onMap.isBroken) return <p className="map-note">{t('noMap')}</p>;
  const isDrawing = drawing.corners !== undefined;
  return (
    <>
      <div ref={box} dir="ltr" className="absolute! inset-0" />
      {drawing.byKeys && isDrawing ? <Crosshair /> : null}
      <p role="status" className="sr-only">
        {drawing.said}
      </p>
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex items-start gap-2">
        {isDrawing ? (
          <DrawBar drawing={drawing} />
        ) : (
          <>
            <div className="flex min-w-0 grow flex-wrap gap-2">
              <MapSearchBar {...search} areas={filters.polygon?.length ?? 0} />
              <MapStatus inView={inView} />
            </div>
            <MapTools handle={handle} filters={filters} onDraw={drawing.start} />
          </>
        )}
      </div>
      <PeriodNote filters={filters} />
      {isDrawing ? null : isWide ? (
        <WideCards chosen={chosen} ads={ads} onClose={onMap.closeChosen} />
      ) : (
        phoneSlot && createPortal(<PhoneCards handle={handle} chosen={chosen} ads={ads} />, phoneSlot)
      )}
    </>
  );
}

function WideCards(props: { chosen: Chosen | undefined; ads: readonly AdCard[]; onClose: () => void }) {
  const { chosen } = props;
  if (chosen === undefined) return null;
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 grid justify-items-center">
      <MapCards chosen={chosen} ads={props.ads} onClose={props.onClose} />
    </div>
  );
}

function MapTools(props: {
  handle: SearchMapHandle | undefined;
  filters: Search;
  onDraw: (byKeys: boolean) => void;
}) {
  const { handle } = props;
  return (
    <div className="grid gap-2">
      <DrawButton filters={props.filters} onStart={props.onDraw} />
      <LocationButton
        onFound={(place) => {
          handle?.markMe(place);
          handle?.goTo(place, MY_ZOOM);
        }}
      />
    </div>
  );
}

/** Says the period of all prices on the map, when the search has one. */
function PeriodNote({ filters }: { filters: Search }) {
  const t = useTranslations('liveMap.prices');
  const isStay = filters.from !== undefined && filters.period !== '1';
  const period = ([1, 2, 3, 4] as const).find((each) => String(each) === filters.period);
  if (isStay) return <p className="map-note bottom-3 max-lg:bottom-auto max-lg:top-17">{t('stay')}</p>;
  if (period === undefined) return null;
  const word = periodWord(period);
  if (word === 'sale') return null;
  return <p className="map-note bottom-3 max-lg:bottom-auto max-lg:top-17">{t(word)}</p>;
}
