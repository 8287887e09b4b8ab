import { useEffect, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMapStyleUrl } from '../../site/site-data.ts';
import { type MapPlace, showMap } from './show-map.ts';
import { StillMap } from './still-map.tsx';

interface PlaceMapProps {
  place: MapPlace;
  /** "Al Malqa, Riyadh". */
  name: string;
  /** A picture in the page; without it the map moves. */
  isStill?: boolean;
  className: string;
}

/** Shows the map in the box of its answer; `isBroken` where the browser cannot, for want of WebGL. */
function useMapIn({ place, name, isStill = false }: PlaceMapProps) {
  const t = useTranslations('adMore.location');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const texts = {
      title: t(isStill ? 'around' : 'map', { place: name }),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      here: t('here'),
      kilometres: t('kilometres'),
      metres: t('metres'),
      name,
    };
    try {
      return showMap(box.current, place, { lang, dir: DIR_OF[lang], styleUrl, texts, isStill });
    } catch {
      setBroken(true);
    }
  }, [place, name, isStill, lang, styleUrl, t]);
  return { box, isBroken };
}

/** The live map around one place; where the browser cannot draw it, the place on the Kingdom's outline. */
export function PlaceMap(props: PlaceMapProps) {
  const t = useTranslations('adMore.location');
  const { box, isBroken } = useMapIn(props);
  if (!isBroken) return <div ref={box} dir="ltr" className={props.className} />;
  const { lat, lng } = props.place;
  return (
    <div className="grid h-full content-center rounded-base bg-sunken p-4">
      <div className="mx-auto w-full max-w-64">
        <StillMap lat={lat} lng={lng} label={t('still', { city: props.name })} />
      </div>
      {props.isStill ? null : <p className="pt-3 text-soft">{t('noMap')}</p>}
    </div>
  );
}
