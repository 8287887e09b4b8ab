import type { MapCluster } from '@diyar/contract/finding/search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Bounds, boundsText, readBounds } from '../../map/bounds.ts';
import { changeSearch, type Search, textOf } from '../query/search.ts';
import { useKeptChoice } from './kept-choice.ts';
import { markCard } from './use-card-pins.ts';
import type { Chosen } from './use-cards.ts';
import { useFound } from './use-found.ts';
import { type SearchMapHandle, useLiveMap, type View } from './use-live-map.ts';
import { useMapSearch } from './use-map-search.ts';

const STEP_CLOSER = 2;
/** About a hundred metres: ads that still cover each other at the closest zoom. */
const ONE_PLACE = 0.001;

interface SearchOnMapOptions {
  filters: Search;
  extent: Bounds;
  /** The list of cards beside the map; the card of a pin that is pointed at is marked there. */
  list: RefObject<HTMLElement | null>;
  onShown: () => void;
}

/**
 * Opens the live map in `box` and keeps it level with the search: moving it asks for what is in view, a press on a pin
 * or a cluster chooses ads. `isBroken` where the browser cannot draw it.
 */
export function useSearchOnMap(box: RefObject<HTMLDivElement | null>, options: SearchOnMapOptions) {
  const { filters, extent, list, onShown } = options;
  const [view, setView] = useState<View>();
  const [chosen, setChosen] = useKeptChoice();
  const moved = useRef<(view: View) => void>(undefined);
  const { handle, isBroken } = useLiveMap(box, {
    extent,
    isView: readBounds(filters.bbox) !== undefined,
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
  useEffect(() => {
    moved.current = search.moved;
  });
  useShown(handle, { filters, found: inView.found, chosen });
  const closeChosen = () => {
    setChosen(undefined);
    if (chosen !== undefined && 'id' in chosen) handle?.markers.focus(chosen.id);
    else handle?.map.getCanvas().focus({ preventScroll: true });
  };
  return { handle, isBroken, search, inView, chosen, closeChosen };
}

/** Draws the found ads, the areas of the search and the chosen pin. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another period the pins are written differently
  useEffect(() => {
    handle?.markers.show(found);
    handle?.markers.mark(id);
  }, [handle, found, id, period]);
}

/** Zooms in on a cluster; at the closest zoom shows its ads instead. */
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
