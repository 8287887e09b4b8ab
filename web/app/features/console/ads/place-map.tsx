import { useEffect, useRef } from 'react';
import { DIR_OF, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMapStyleUrl } from '../../../site/site-data.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showMap } from '../../map/show-map.ts';

/** The live map of an ad's place. Loaded, with the map library, only when an operator asks for it. */
export function PlaceMap(props: { point: { lat: number; lng: number }; name: string; onClose: () => void }) {
  const t = useTranslations('console.ads.map');
  const close = useTranslations('common')('close');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const { name } = props;
  const { lat, lng } = props.point;
  useEffect(() => {
    if (box.current === null) return;
    const texts = {
      title: t('title'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      here: t('title'),
      kilometres: t('kilometres'),
      metres: t('metres'),
      name,
    };
    const place = { lat, lng, approximate: false };
    return showMap(box.current, place, { lang, dir: DIR_OF[lang], styleUrl, texts });
  }, [t, lang, styleUrl, lat, lng, name]);
  return (
    <Dialog isOpen onClose={props.onClose} title={t('title')} closeLabel={close}>
      <div ref={box} className="h-96 overflow-hidden rounded-base bg-sunken" />
    </Dialog>
  );
}
