import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Area, areaText } from '../../map/areas.ts';
import { type Bounds, boundsText, readBounds, shared } from '../../map/bounds.ts';
import { changeSearch, listOf, type Search } from '../query/search.ts';
import { useSearchPath } from '../query/use-search-path.ts';
import type { SearchMapHandle, View } from './use-live-map.ts';

interface MapSearch {
  /** The bounds that are asked about: the part in view of what the list searches. Undefined when no part is in view. */
  asked: Bounds | undefined;
  isAsMove: boolean;
  setAsMove: (isAsMove: boolean) => void;
  /** The map shows another piece than the list is about, and a press would make them one. */
  canSearchHere: boolean;
  searchHere: () => void;
  moved: (view: View) => void;
  addArea: (area: Area) => void;
  clearAreas: () => void;
}

/** The part of an address that says which piece of the map is meant. */
const pieceOf = ({ bbox, polygon }: Search) => `${bbox ?? ''} ${polygon ?? ''}`;

/**
 * Keeps the address and the map at one: a map that someone moves changes the address, at once or when asked to, and an
 * address that changes (a chip, another city, back) moves the map. Drawn areas are searched as they are; moving changes
 * nothing then.
 */
export function useMapSearch(
  handle: SearchMapHandle | undefined,
  view: View | undefined,
  { filters, extent }: { filters: Search; extent: Bounds },
): MapSearch {
  const navigate = useNavigate();
  const searchPath = useSearchPath();
  const [isAsMove, setAsMove] = useState(true);
  const [isAway, setAway] = useState(false);
  // The piece this map itself put into the address: it need not be moved there.
  const own = useRef<string>(undefined);
  const place = extent.join();
  const piece = readBounds(filters.bbox);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` is the extent, told by its figures
  useEffect(() => {
    if (handle === undefined || own.current === pieceOf(filters)) return;
    own.current = undefined;
    setAway(false);
    handle.fit(extent, piece !== undefined);
  }, [handle, place]);
  const go = (changes: Parameters<typeof changeSearch>[1], replace: boolean) => {
    const next = changeSearch(filters, changes);
    own.current = pieceOf(next);
    void navigate(searchPath(next), { replace, preventScrollReset: true });
  };
  const hasAreas = filters.polygon !== undefined;
  const isFollowing = isAsMove && isAway && !hasAreas;
  const searchView = ({ bounds }: View, replace: boolean) => go({ bbox: boundsText(bounds) }, replace);
  return {
    asked: view && (isFollowing || piece === undefined ? view.bounds : shared(view.bounds, piece)),
    isAsMove,
    setAsMove: (next) => {
      setAsMove(next);
      if (next && isAway && !hasAreas && view !== undefined) searchView(view, true);
    },
    canSearchHere: !isAsMove && isAway && !hasAreas,
    searchHere: () => {
      if (view === undefined) return;
      setAway(false);
      searchView(view, false);
    },
    moved: (next) => {
      setAway(true);
      if (isAsMove && !hasAreas) searchView(next, true);
    },
    addArea: (area) => {
      go({ polygon: [...listOf(filters, 'polygon'), areaText(area)], bbox: undefined }, false);
    },
    // What the map shows is searched on, so that it does not jump away.
    clearAreas: () => {
      setAway(false);
      go({ polygon: undefined, bbox: view && boundsText(view.bounds) }, false);
    },
  };
}
