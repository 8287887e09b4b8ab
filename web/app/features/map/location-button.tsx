import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { toastError } from '../../ui/late-toast.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { Point } from './bounds.ts';
import { findMyLocation } from './my-location.ts';
import { ToolDrawing } from './tool-drawing.tsx';

export const TOOL =
  'pointer-events-auto inline-flex size-11 items-center justify-center gap-2 rounded-base bg-surface font-bold shadow-card transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-faint';

/** Takes the map to where I am, or says in the brief's words why it cannot. */
export function LocationButton({ onFound }: { onFound: (place: Point) => void }) {
  const t = useTranslations('liveMap.location');
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setAsking(true);
    const found = await findMyLocation();
    setAsking(false);
    if (typeof found === 'string') await toastError(t(found), 'my-location');
    else onFound(found);
  };
  return (
    <button
      type="button"
      aria-label={t('mine')}
      title={t('mine')}
      aria-busy={isAsking}
      onClick={() => void ask()}
      className={TOOL}
    >
      {isAsking ? <Spinner /> : <ToolDrawing name="locate" />}
    </button>
  );
}
