import { useEffect, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMapStyleUrl } from '../../site/site-data.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type MapPlace, showMap } from './show-map.ts';
import { StillMap } from './still-map.tsx';

interface MapDialogProps {
  place: MapPlace;
  /** "Al Malqa, Riyadh". */
  name: string;
  /** How exact the place is. */
  said: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The live map in a window of its own. Loaded, with the map library, only when someone asks for it. */
export function MapDialog(props: MapDialogProps) {
  const t = useTranslations();
  const { place, name } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      backCloses
      onClose={props.onClose}
      title={t('adMore.location.mapTitle', { place: name })}
      closeLabel={t('common.close')}
    >
      <LiveMap place={place} name={name} />
      <p className="pt-3 text-soft">{props.said}</p>
      <p className="flex flex-wrap justify-between gap-x-4 pt-1 text-xs text-faint">
        <span>{t('adMore.location.keys')}</span>
        <span>{t('adMore.location.sources')}</span>
      </p>
    </Dialog>
  );
}

/** Shows the map in the box of its answer; `isBroken` where the browser cannot, for want of WebGL. */
function useMapIn(place: MapPlace, name: string) {
  const t = useTranslations('adMore.location');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const texts = {
      title: t('map'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      here: t('here'),
      kilometres: t('kilometres'),
      metres: t('metres'),
      name,
    };
    try {
      return showMap(box.current, place, { lang, dir: DIR_OF[lang], styleUrl, texts });
    } catch {
      setBroken(true);
    }
  }, [place, name, lang, styleUrl, t]);
  return { box, isBroken };
}

function LiveMap({ place, name }: { place: MapPlace; name: string }) {
  const t = useTranslations('adMore.location');
  const { box, isBroken } = useMapIn(place, name);
  if (isBroken) {
    return (
      <div className="rounded-base bg-sunken p-4">
        <div className="mx-auto max-w-sm">
          <StillMap lat={place.lat} lng={place.lng} label={t('still', { city: name })} />
        </div>
        <p className="pt-3 text-soft">{t('noMap')}</p>
      </div>
    );
  }
  return (
    <div
      ref={box}
      dir="ltr"
      className="h-[min(60dvh,30rem)] overflow-hidden rounded-base border border-line bg-sunken"
    />
  );
}
