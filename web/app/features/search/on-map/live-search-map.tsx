import type { AdCard } from '@diyar/contract/ads';
import type { MapCluster } from '@diyar/contract/search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { periodWord } from '../../ads/periods.ts';
import { type Bounds, boundsText } from '../../map/bounds.ts';
import { LocationButton } from '../../map/location-button.tsx';
import { changeSearch, type Search, textOf } from '../query/search.ts';
import { Crosshair, DrawBar } from './draw-bar.tsx';
import { DrawButton } from './draw-button.tsx';
import { useKeptChoice } from './kept-choice.ts';
import { type Chosen, MapCards } from './map-cards.tsx';
import { MapSearchBar, MapStatus } from './map-search-bar.tsx';
import './search-map.css';
import { markCard, useCardPins } from './use-card-pins.ts';
import { useDrawing } from './use-drawing.ts';
import { useFound } from './use-found.ts';
import { type SearchMapHandle, useLiveMap, type View } from './use-live-map.ts';
import { useMapSearch } from './use-map-search.ts';

export interface LiveSearchMapProps {
  filters: Search;
  /** The piece of the map that the search is about. */
  extent: Bounds;
  ads: readonly AdCard[];
  list: RefObject<HTMLElement | null>;
  onShown: () => void;
}

const MY_ZOOM = 12;
const STEP_CLOSER = 2;
/** About a hundred metres: what still covers each other as near as one can look. */
const ONE_PLACE = 0.001;

/** The live map of a search: prices where the ads are, areas drawn by hand or keys, my location, and the list follows. */
export function LiveSearchMap({ filters, extent, ads, list, onShown }: LiveSearchMapProps) {
  const t = useTranslations('liveMap');
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>();
  const [chosen, setChosen] = useKeptChoice();
  const moved = useRef<(view: View) => void>(undefined);
  const { handle, isBroken } = useLiveMap(box, {
    extent,
    hasPeriod: filters.period !== undefined,
    events: {
      onShown,
      onView: (next, byPerson) => {
        setView(next);
        if (byPerson) moved.current?.(next);
      },
      onPin: (id) => setChosen({ id }),
      onCluster: (cluster) => handle && openCluster(handle, cluster, filters, setChosen),
      onLook: (id) => markCard(list.current, id),
    },
  });
  const search = useMapSearch(handle, view, { filters, extent });
  const inView = useFound(filters, search.asked, view?.zoom ?? 0, view !== undefined);
  const drawing = useDrawing(handle, search.addArea);
  useCardPins(handle, list, ads);
  useEffect(() => {
    moved.current = search.moved;
  });
  useShown(handle, { filters, found: inView.found, chosen });
  if (isBroken) return <p className="map-note">{t('noMap')}</p>;
  const isDrawing = drawing.corners !== undefined;
  const close = () => {
    setChosen(undefined);
    if (chosen !== undefined && 'id' in chosen) handle?.markers.focus(chosen.id);
    else handle?.map.getCanvas().focus({ preventScroll: true });
  };
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
              <MapSearchBar {...search} hasAreas={filters.polygon !== undefined} />
              <MapStatus inView={inView} />
            </div>
            <MapTools handle={handle} filters={filters} onDraw={drawing.start} />
          </>
        )}
      </div>
      <PeriodNote filters={filters} />
      {chosen === undefined || isDrawing ? null : (
        <div className="pointer-events-none absolute inset-x-3 bottom-3 z-10 grid justify-items-center max-lg:bottom-18">
          <MapCards chosen={chosen} ads={ads} onClose={close} />
        </div>
      )}
    </>
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

/** What is found, drawn and chosen, on the map. */
function useShown(
  handle: SearchMapHandle | undefined,
  shown: {
    filters: Search;
    found: Parameters<SearchMapHandle['markers']['show']>[0];
    chosen: Chosen | undefined;
  },
): void {
  const { filters, found, chosen } = shown;
  const { polygon, period } = filters;
  const drawn = textOf(filters, 'polygon');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` is the polygon, told by its text
  useEffect(() => handle?.showAreas(polygon), [handle, drawn]);
  const id = chosen !== undefined && 'id' in chosen ? chosen.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another period the pins say it otherwise
  useEffect(() => {
    handle?.markers.show(found);
    handle?.markers.mark(id);
  }, [handle, found, id, period]);
}

/** A cluster parts as one looks closer; one that stands in a single place shows its ads. */
function openCluster(
  handle: SearchMapHandle,
  { lng, lat }: MapCluster,
  filters: Search,
  choose: (chosen: Chosen) => void,
): void {
  const { map } = handle;
  if (map.getZoom() < map.getMaxZoom() - 0.5) {
    handle.goTo([lng, lat], map.getZoom() + STEP_CLOSER);
    return;
  }
  const bbox = boundsText([lng - ONE_PLACE, lat - ONE_PLACE, lng + ONE_PLACE, lat + ONE_PLACE]);
  choose({ filters: changeSearch(filters, { bbox }) });
}

/** Prices of one period say it once, for the whole map. */
function PeriodNote({ filters }: { filters: Search }) {
  const t = useTranslations('liveMap.prices');
  const period = ([1, 2, 3, 4] as const).find((each) => String(each) === filters.period);
  if (period === undefined) return null;
  const word = periodWord(period);
  if (word === 'sale') return null;
  return <p className="map-note bottom-3">{t(word)}</p>;
}
