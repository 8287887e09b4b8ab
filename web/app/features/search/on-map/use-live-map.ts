import type { MapCluster } from '@diyar/contract/finding/search';
import { type Map as LiveMap, Marker } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMapStyleUrl } from '../../../site/site-data.ts';
import { isolated, periodWord } from '../../ads/periods.ts';
import { type AreaLayer, areaLayer } from '../../map/area-layer.ts';
import { readAreas } from '../../map/areas.ts';
import { openBaseMap } from '../../map/base-map.ts';
import type { Bounds, Point } from '../../map/bounds.ts';
import { type FoundMarkers, foundMarkers, type PinPrice } from './found-markers.ts';
import { phoneRoom } from './phone-room.ts';

/** The bounds and zoom of a map now. */
export interface View {
  bounds: Bounds;
  zoom: number;
}

export interface SearchMapHandle {
  map: LiveMap;
  markers: FoundMarkers;
  areas: AreaLayer;
  /** The areas of an address. */
  showAreas(drawn: readonly string[] | undefined): void;
  /** Shows a piece of the map, without anyone having moved it; one that was in view is shown as it was. */
  fit(bounds: Bounds, isView: boolean): void;
  /** Goes to a place as someone asked. */
  goTo(place: Point, zoom: number): void;
  markMe(place: Point): void;
}

interface MapEvents {
  onView: (view: View, byPerson: boolean) => void;
  onPin: (id: string) => void;
  onCluster: (cluster: MapCluster) => void;
  onLook: (id: string | undefined) => void;
  onShown: () => void;
}

/** Clusters part no further: closer than this the base map has nothing more to show. */
const CLOSEST = { embedded: 16, outside: 18 } as const;
const AROUND_THE_KINGDOM: [[number, number], [number, number]] = [
  [25, 3],
  [68, 41],
];
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function viewOf(map: LiveMap): View {
  const bounds = map.getBounds();
  const [west, south, east, north] = [
    bounds.getWest(),
    bounds.getSouth(),
    bounds.getEast(),
    bounds.getNorth(),
  ];
  return { bounds: [west, south, east, north], zoom: map.getZoom() };
}

interface Asked {
  extent: Bounds;
  /** The extent is what somebody had in view: it fills the map as it did. */
  isView: boolean;
  /** A search for one period: its pins need not say it each. */
  hasPeriod: boolean;
  events: MapEvents;
}

/** The live map of a search in an element, from its first extent on; `isBroken` where the browser has no WebGL. */
export function useLiveMap(box: RefObject<HTMLElement | null>, asked: Asked) {
  const t = useTranslations();
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const [handle, setHandle] = useState<SearchMapHandle>();
  const [isBroken, setBroken] = useState(false);
  const now = useRef(asked);
  useEffect(() => {
    now.current = asked;
  });
  useEffect(() => {
    if (box.current === null) return;
    const dir = DIR_OF[lang];
    try {
      const fitting = fittingIn(box.current, dir);
      const view = {
        ...viewOptions(now.current.extent, styleUrl),
        fitBoundsOptions: fitting(now.current.isView),
      };
      const { map, close } = openBaseMap(box.current, { lang, dir, styleUrl, texts: textsOf(t), view });
      const areas = areaLayer(map);
      map.on('moveend', (event: { originalEvent?: unknown; byPerson?: boolean }) => {
        const byPerson = event.originalEvent !== undefined || event.byPerson === true;
        now.current.events.onView(viewOf(map), byPerson);
      });
      map.once('load', () => now.current.events.onShown());
      now.current.events.onView(viewOf(map), false);
      setHandle({
        map,
        markers: foundMarkers(map, { lang, dir, ...markerTexts(t, now), ...markerEvents(now) }),
        areas,
        showAreas: (drawn) => areas.show(readAreas(drawn)),
        ...movesOf(map, fitting),
        markMe: meMarker(map, t('liveMap.location.here')),
      });
      return close;
    } catch {
      setBroken(true);
    }
  }, [box, lang, styleUrl, t]);
  return { handle, isBroken };
}

type Translate = ReturnType<typeof useTranslations<never>>;
type Now = RefObject<Asked>;

function viewOptions(extent: Bounds, styleUrl: string | null) {
  return {
    bounds: [...extent] as [number, number, number, number],
    minZoom: 3,
    maxZoom: styleUrl === null ? CLOSEST.embedded : CLOSEST.outside,
    maxBounds: AROUND_THE_KINGDOM,
  };
}

function textsOf(t: Translate) {
  return {
    title: t('liveMap.live'),
    zoomIn: t('liveMap.zoomIn'),
    zoomOut: t('liveMap.zoomOut'),
    kilometres: t('liveMap.kilometres'),
    metres: t('liveMap.metres'),
  };
}

function markerTexts(t: Translate, now: Now) {
  return {
    clusterText: ({ count, price_min }: MapCluster) =>
      t('liveMap.cluster', { count, price: isolated(price_min.text) }),
    pinText: ({ price, period, words }: PinPrice) =>
      t('liveMap.pin', {
        price: isolated(price.text),
        per: words ?? t(period === null ? 'common.period.sale' : `common.per.${periodWord(period)}`),
      }),
    periodText: ({ period, words }: Omit<PinPrice, 'price'>) =>
      now.current.hasPeriod || words !== null ? undefined : t(`liveMap.short.${periodWord(period)}`),
  };
}

function markerEvents(now: Now) {
  return {
    onPin: (id: string) => now.current.events.onPin(id),
    onCluster: (cluster: MapCluster) => now.current.events.onCluster(cluster),
    onLook: (id: string | undefined) => now.current.events.onLook(id),
  };
}

/** How a piece of the map is fitted into the box as it is now: on phones between what lies over it, but for what was in view. */
function fittingIn(box: HTMLElement, dir: 'rtl' | 'ltr') {
  return (isView: boolean) => {
    if (isView || matchMedia('(min-width: 64rem)').matches) return {};
    return { padding: phoneRoom({ width: box.clientWidth, height: box.clientHeight }, dir) };
  };
}

function movesOf(map: LiveMap, fitting: ReturnType<typeof fittingIn>): Pick<SearchMapHandle, 'fit' | 'goTo'> {
  return {
    fit: (bounds, isView) =>
      map.fitBounds([...bounds] as [number, number, number, number], {
        ...fitting(isView),
        animate: !isCalm(),
        duration: 300,
      }),
    goTo: ([lng, lat], zoom) => {
      const view = { center: [lng, lat] as [number, number], zoom: Math.min(zoom, map.getMaxZoom()) };
      map.easeTo({ ...view, animate: !isCalm(), duration: 400 }, { byPerson: true });
    },
  };
}

function meMarker(map: LiveMap, label: string): SearchMapHandle['markMe'] {
  let marker: Marker | undefined;
  return ([lng, lat]) => {
    marker?.remove();
    const element = document.createElement('div');
    element.className = 'map-me';
    element.role = 'img';
    element.ariaLabel = label;
    marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
  };
}
