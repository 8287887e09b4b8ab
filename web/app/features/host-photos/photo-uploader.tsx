import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PhotoDetailsDialog } from './photo-details-dialog.tsx';
import { PlacedPhoto, WaitingPhoto } from './photo-items.tsx';
import type { PhotoUploaderProps } from './photo-uploader-props.ts';
import { TakePhotos } from './take-photos.tsx';
import { type PhotoForm, usePhotoForm } from './use-photo-form.ts';

/**
 * The photos of an ad: many added at once, each with its progress, ordered by pointer and by keys, described in both languages.
 * Its sentences are those of `hostPhotos`.
 */
export function PhotoUploader(props: PhotoUploaderProps) {
  const t = useTranslations('hostPhotos');
  const form = usePhotoForm(props);
  const waiting = form.files.filter(({ id }) => id === undefined);
  const isHidden = props.isHidden === true;
  return (
    <>
      {isHidden ? <Uploading form={form} /> : null}
      <section aria-label={t('title')} hidden={isHidden} className="grid gap-5">
        <TakePhotos
          add={form.add}
          error={props.error}
          count={props.photos.filter(({ id }) => form.states.get(id)?.state !== 'refused').length}
        />
        {isHidden ? null : <Uploading form={form} />}
        <p role="status" className="sr-only">
          {form.told}
        </p>
        <ul aria-label={t('list')} className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-3 md:gap-4">
          {form.order.shown.map((photo, at) => (
            <PlacedPhoto key={photo.id} form={form} {...props} photo={photo} at={at} />
          ))}
          {waiting.map((upload, index) => (
            <WaitingPhoto
              key={upload.key}
              upload={upload}
              uploads={form.uploads}
              number={props.photos.length + index + 1}
            />
          ))}
        </ul>
        <Described {...props} form={form} />
      </section>
      <LeaveGuard
        isUploading={form.isUploading}
        hasFailed={form.files.some(({ state }) => state !== 'sent')}
      />
    </>
  );
}

/** Says that files are on their way, or wait for a network. */
function Uploading({ form }: { form: PhotoForm }) {
  const t = useTranslations('hostPhotos');
  const isOffline = form.files.some(({ state }) => state === 'offline');
  return (
    <div role="status" className="empty:hidden">
      {form.isUploading ? (
        <Notice tone="warning" icon="warning">
          {t(isOffline ? 'offline' : 'uploading')}
        </Notice>
      ) : null}
    </div>
  );
}

/** The dialog about one photo, while one is described. */
function Described({ photos, onChange, form }: PhotoUploaderProps & { form: PhotoForm }) {
  const at = photos.findIndex(({ id }) => id === form.describedId);
  const photo = photos[at];
  if (photo === undefined) return null;
  const { id } = photo;
  return (
    <PhotoDetailsDialog
      photo={photo}
      number={at + 1}
      isFirst={at === 0}
      isLast={at === photos.length - 1}
      onChange={(change) =>
        onChange(photos.map((other) => (other.id === id ? { ...other, ...change } : other)))
      }
      onMove={(by) => form.move(id, at + by)}
      onClose={() => form.describe(undefined)}
    />
  );
}
