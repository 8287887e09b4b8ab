import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { FEWEST_CORNERS } from '../../map/areas.ts';
import type { DrawingState } from './use-drawing.ts';

/** How an area is drawn, what of it is there, and the way out; stands over the map while one is being drawn. */
export function DrawBar({ drawing }: { drawing: DrawingState }) {
  const t = useTranslations();
  const { corners = 0, byKeys } = drawing;
  return (
    <section
      aria-label={t('liveMap.draw.label')}
      className="pointer-events-auto grid w-full gap-2 rounded-base bg-surface p-3 shadow-float"
    >
      <p className="text-xs text-soft">{t(byKeys ? 'liveMap.draw.keysGuide' : 'liveMap.draw.guide')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          onClick={drawing.finish}
          disabledReason={corners < FEWEST_CORNERS ? t('liveMap.draw.tooFew') : undefined}
        >
          {t('liveMap.draw.finish')}
        </Button>
        {corners > 0 ? (
          <Button kind="secondary" size="small" onClick={drawing.undo}>
            {t('liveMap.draw.undo')}
          </Button>
        ) : null}
        <Button kind="quiet" size="small" onClick={drawing.cancel}>
          {t('common.cancel')}
        </Button>
        <span className="ms-auto text-xs text-soft">{t('liveMap.draw.corners', { count: corners })}</span>
      </div>
    </section>
  );
}

/** Where keys set corners: the middle of the map. */
export function Crosshair() {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 m-auto size-10 fill-none stroke-primary"
      strokeWidth="2.5"
    >
      <path d="M20 3v13M20 24v13M3 20h13M24 20h13" />
    </svg>
  );
}
