import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { FoundInView } from './use-found.ts';

const PILL =
  'pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-pill bg-surface px-4 text-sm shadow-card';

interface BarProps {
  isAsMove: boolean;
  setAsMove: (isAsMove: boolean) => void;
  canSearchHere: boolean;
  searchHere: () => void;
  /** How many areas are drawn: they are searched as they are, and taken away by one press. */
  areas: number;
  clearAreas: () => void;
}

/** Whether moving the map searches, or a press does. */
export function MapSearchBar(props: BarProps) {
  const t = useTranslations('liveMap');
  if (props.areas > 0) {
    return (
      <button type="button" onClick={props.clearAreas} className={`${PILL} font-bold lg:hidden`}>
        <Icon name="close" className="size-4" />
        {t('clearAreas', { count: props.areas })}
      </button>
    );
  }
  return (
    <>
      <label className={`${PILL} cursor-pointer`}>
        <input
          type="checkbox"
          checked={props.isAsMove}
          onChange={(event) => props.setAsMove(event.target.checked)}
          className="size-4.5 accent-primary"
        />
        <span>{t('asMove')}</span>
      </label>
      {props.canSearchHere ? (
        <button
          type="button"
          onClick={props.searchHere}
          className={`${PILL} bg-primary! font-bold text-on-primary`}
        >
          <Icon name="search" className="size-4" />
          {t('searchHere')}
        </button>
      ) : null}
    </>
  );
}

/** Says that the map is loading, or why it failed, also to screen readers. */
export function MapStatus({ inView }: { inView: FoundInView }) {
  const t = useTranslations();
  const { status, problem, found, retry } = inView;
  return (
    <>
      <p role="status" className="sr-only">
        {status === 'ready' ? t('liveMap.found', { count: found.total }) : ''}
      </p>
      {status === 'loading' ? (
        <span className={`${PILL} px-3`}>
          <Spinner />
          <span className="sr-only">{t('liveMap.searching')}</span>
        </span>
      ) : null}
      {status === 'ready' && found.total === 0 ? (
        <span aria-hidden="true" className={PILL}>
          {t('liveMap.found', { count: 0 })}
        </span>
      ) : null}
      {status === 'failed' ? (
        <div role="alert" className={`${PILL} rounded-base! py-2`}>
          <span>{problem === '' ? t('liveMap.notFound') : problem}</span>
          <Button kind="secondary" size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
