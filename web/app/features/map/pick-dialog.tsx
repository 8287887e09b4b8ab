import { useEffect, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMapStyleUrl } from '../../site/site-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { CLOSE_ENOUGH, type PickMap, type Place, pickMap } from './pick-place.ts';

interface PickProps {
  place: Place | null;
  onPick: (place: Place) => void;
  onClose: () => void;
}

/** Six digits are a tenth of a metre. */
const rounded = ({ lat, lng }: Place): Place => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});

/** Choosing a place: the map moves under a pin in its middle. Loaded, with the map library, only when someone asks. */
export function PickDialog(props: PickProps) {
  const t = useTranslations();
  const map = useRef<PickMap | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const pick = () => {
    const middle = map.current?.middle();
    if (middle === undefined) return;
    if (middle.zoom < CLOSE_ENOUGH) setProblem(t('rules.zoom_in'));
    else props.onPick(rounded(middle));
  };
  const goToMine = () => {
    setProblem(undefined);
    const refuse = () => setProblem(t('myInfo.location.noDetection'));
    if (navigator.geolocation === undefined) return refuse();
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      const place = { lat: coords.latitude, lng: coords.longitude };
      if (map.current === null) props.onPick(rounded(place));
      else map.current.goTo(place);
    }, refuse);
  };
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('myInfo.location.dialog')}
      closeLabel={t('common.close')}
      footer={
        <div className="grid gap-2">
          <FieldNote id="pick-note" error={problem} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="secondary" onClick={goToMine}>
              <Icon name="pin" />
              {t('myInfo.location.mine')}
            </Button>
            {isBroken ? null : <Button onClick={pick}>{t('myInfo.location.use')}</Button>}
          </div>
        </div>
      }
    >
      {isBroken ? (
        <p>{t('myInfo.location.noMap')}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-soft">{t('myInfo.location.guide')}</p>
          <MovingMap place={props.place} map={map} onBroken={() => setBroken(true)} />
        </div>
      )}
    </Dialog>
  );
}

function MovingMap(props: {
  place: Place | null;
  map: React.RefObject<PickMap | null>;
  onBroken: () => void;
}) {
  const t = useTranslations('myInfo.location');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const start = useRef(props);
  useEffect(() => {
    const { place, map, onBroken } = start.current;
    if (box.current === null) return;
    const texts = { title: t('map'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') };
    try {
      const shown = pickMap(box.current, place, { lang, dir: DIR_OF[lang], styleUrl, texts });
      map.current = shown;
      return () => {
        map.current = null;
        shown.remove();
      };
    } catch {
      // No WebGL in this browser.
      onBroken();
    }
  }, [lang, styleUrl, t]);
  return (
    <div className="relative">
      <div
        ref={box}
        dir="ltr"
        className="h-[min(55dvh,28rem)] overflow-hidden rounded-base border border-line bg-sunken"
      />
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
    </div>
  );
}
