import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMapStyleUrl } from '../../site/site-data.ts';
import { type PinMap, pinMap } from '../map/pin-map.ts';
import type { Place } from './read-place.ts';

export interface PinMapHandle {
  goTo: (place: Place, zoom: number) => void;
}

/** The live map with its pin; where the browser cannot draw it, a sentence says what to do instead. Loaded late. */
export function PinMapView(props: {
  start: (Place & { zoom: number }) | null;
  onMove: (place: Place, zoom: number) => void;
  ref?: Ref<PinMapHandle>;
}) {
  const t = useTranslations('wizard.place');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PinMap | null>(null);
  const latest = useRef(props);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (box.current === null) return;
    const texts = { title: t('map'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') };
    const { start } = latest.current;
    const onMove = (place: Place, zoom: number) => latest.current.onMove(place, zoom);
    try {
      const shown = pinMap(box.current, { start, lang, dir: DIR_OF[lang], styleUrl, texts, onMove });
      map.current = shown;
      return () => {
        map.current = null;
        shown.remove();
      };
    } catch {
      // No WebGL in this browser.
      setBroken(true);
    }
  }, [lang, styleUrl, t]);
  useImperativeHandle(props.ref, () => ({ goTo: (place, zoom) => map.current?.goTo(place, zoom) }), []);
  if (isBroken) return <p className="rounded-base bg-sunken p-4 text-soft">{t('noMap')}</p>;
  return (
    <div className="relative">
      <div
        ref={box}
        dir="ltr"
        className="h-[min(55dvh,28rem)] overflow-hidden rounded-base border border-line bg-sunken"
      />
      <Pin />
    </div>
  );
}

function Pin() {
  return (
    <svg
      viewBox="0 0 24 30"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-1/2 mx-auto h-11 w-9 -translate-y-full"
    >
      <path
        d="M12 29s10-9.6 10-17.3A10 10 0 0 0 2 11.7C2 19.4 12 29 12 29Z"
        className="fill-primary stroke-surface"
        strokeWidth="2"
      />
      <circle cx="12" cy="11.5" r="3.6" className="fill-surface" />
    </svg>
  );
}
