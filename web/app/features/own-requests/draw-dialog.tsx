import { useEffect, useRef, useState } from 'react';
import { DIR_OF, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useMapStyleUrl } from '../../site/site-data.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { type DrawMap, openDrawMap } from './draw-map.ts';

interface DrawProps {
  /** The middle of the city that was chosen. */
  around: { lat: number; lng: number } | null;
  onDrawn: (polygon: string) => void;
  onClose: () => void;
}

/** Drawing one area on a map. Loaded, with the map library, only when someone asks. */
export function DrawDialog(props: DrawProps) {
  const t = useTranslations('ownRequests.form');
  const close = useTranslations('ownRequests')('close');
  const { box, polygon, problem, isBroken, finish, undo } = useDrawn(props.around);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('draw')}
      closeLabel={close}
      footer={
        <div className="grid gap-2">
          <FieldNote id="draw-note" error={problem} />
          {isBroken ? null : (
            <div className="flex flex-wrap justify-end gap-3">
              <Button kind="secondary" onClick={undo}>
                {t('drawUndo')}
              </Button>
              {polygon === null ? (
                <Button onClick={finish}>{t('drawDone')}</Button>
              ) : (
                <Button onClick={() => props.onDrawn(polygon)}>{t('drawUse')}</Button>
              )}
            </div>
          )}
        </div>
      }
    >
      {isBroken ? (
        <p>{t('drawFailed')}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-soft">{t('drawGuide')}</p>
          <div
            ref={box}
            dir="ltr"
            className="h-[min(55dvh,28rem)] overflow-hidden rounded-base border border-line bg-sunken"
          />
        </div>
      )}
    </Dialog>
  );
}

/** The map, and the area drawn on it so far as text. */
function useDrawn(around: DrawProps['around']) {
  const t = useTranslations('ownRequests.form');
  const lang = useLang();
  const styleUrl = useMapStyleUrl();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<DrawMap>(undefined);
  const [drawn, setDrawn] = useState<{ polygon: string | null; problem?: string | undefined }>({
    polygon: null,
  });
  const [isBroken, setBroken] = useState(false);
  const start = useRef(around);
  useEffect(() => {
    if (box.current === null) return;
    const texts = { title: t('map'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') };
    const onArea = (polygon: string | null, isTooSmall: boolean) =>
      setDrawn({ polygon, problem: isTooSmall ? t('drawSmall') : undefined });
    try {
      const around = start.current;
      const shown = openDrawMap(box.current, { around, lang, dir: DIR_OF[lang], styleUrl, texts, onArea });
      map.current = shown;
      return () => shown.remove();
    } catch {
      // No WebGL in this browser.
      setBroken(true);
    }
  }, [lang, styleUrl, t]);
  return { ...drawn, box, isBroken, finish: () => map.current?.finish(), undo: () => map.current?.undo() };
}
