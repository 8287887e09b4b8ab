import { useTranslations } from '../../../i18n/translations.ts';
import { MOST_AREAS, readAreas } from '../../map/areas.ts';
import { TOOL } from '../../map/location-button.tsx';
import { ToolDrawing } from '../../map/tool-drawing.tsx';
import type { Search } from '../query/search.ts';

/** Begins an area; by keys when it was pressed by one. */
export function DrawButton(props: { filters: Search; onStart: (byKeys: boolean) => void }) {
  const t = useTranslations('liveMap.draw');
  const isFull = readAreas(props.filters.polygon).length >= MOST_AREAS;
  return (
    <button
      type="button"
      aria-label={t('start')}
      title={isFull ? t('full') : t('start')}
      aria-description={isFull ? t('full') : undefined}
      aria-disabled={isFull || undefined}
      // A press by keys has no clicks.
      onClick={(event) => (isFull ? undefined : props.onStart(event.detail === 0))}
      className={TOOL}
    >
      <ToolDrawing name="lasso" />
    </button>
  );
}
