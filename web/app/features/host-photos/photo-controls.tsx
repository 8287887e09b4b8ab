import type { WizardPhoto } from '@diyar/contract/supply/host-photos';
import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, ICON_LOOK } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { useReorder } from './use-reorder.ts';

interface PhotoControlsProps {
  photo: WizardPhoto;
  number: number;
  /** A refused photo is no main one, and needs no description. */
  isRefused: boolean;
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
  onDescribe: () => void;
  onMain: () => void;
}

/** What one does with a photo in the list: move it, describe it, make it the main one. */
export function PhotoControls({ photo, number, isRefused, handle, onDescribe, onMain }: PhotoControlsProps) {
  const t = useTranslations('hostPhotos');
  const hintId = useId();
  return (
    <div className="grid gap-1">
      {photo.room === null ? null : <p className="text-sm font-medium">{t(`rooms.${photo.room}`)}</p>}
      <div className="flex items-center justify-between gap-1">
        <button
          type="button"
          {...handle}
          aria-label={t('reorder', { number })}
          aria-describedby={hintId}
          className={`${ICON_LOOK} cursor-grab touch-none active:cursor-grabbing`}
        >
          <Icon name="sort" />
        </button>
        <span id={hintId} className="sr-only">
          {t('reorderHint')}
        </span>
        {isRefused ? null : (
          <Button kind="quiet" size="small" onClick={onDescribe} aria-label={`${t('describe')} ${number}`}>
            {t('describe')}
          </Button>
        )}
      </div>
      {photo.main || isRefused ? null : (
        <Button kind="secondary" size="small" onClick={onMain} aria-label={`${t('makeMain')} ${number}`}>
          {t('makeMain')}
        </Button>
      )}
    </div>
  );
}
