import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { useTakenFiles } from './use-taken-files.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

interface TakePhotosProps {
  add: (files: readonly File[]) => void;
  error: string | undefined;
  count: number;
}

/** Where photos come from: chosen, taken with the camera, dragged here or pasted. */
export function TakePhotos({ add, error, count }: TakePhotosProps) {
  const t = useTranslations('hostPhotos');
  const id = useId();
  const { isOver, place } = useTakenFiles(add);
  return (
    <fieldset
      {...place}
      aria-describedby={`${id}-note`}
      className={`grid justify-items-center gap-3 rounded-base border-2 border-dashed p-5 text-center ${isOver ? 'border-primary bg-primary-soft' : 'border-line bg-surface'}`}
    >
      <Icon name="image" className="size-8 text-faint" />
      <p className="max-w-prose text-sm">{t('lead')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Source label={t('choose')} add={add} />
        <Source label={t('camera')} add={add} camera />
      </div>
      <p className="hidden text-xs text-soft md:block">{t('drop')}</p>
      <p className="text-sm font-medium">{t('count', { count })}</p>
      <FieldNote id={`${id}-note`} hint={t('hint')} error={error} />
    </fieldset>
  );
}

/** A button that opens the phone's or machine's own choice of files; the camera where there is one. */
function Source(props: { label: string; add: (files: readonly File[]) => void; camera?: true }) {
  const { label, add, camera } = props;
  return (
    <label
      className={`${buttonLook(camera ? 'secondary' : 'primary')} cursor-pointer focus-within:outline-2 ${camera ? 'md:hidden' : ''}`}
    >
      {label}
      <input
        type="file"
        accept={KINDS}
        multiple={camera === undefined}
        capture={camera && 'environment'}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          add(files);
        }}
      />
    </label>
  );
}
