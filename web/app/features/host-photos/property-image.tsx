import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { addPhoto } from './photo-order.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useUploads } from './use-uploads.ts';

const KINDS = 'image/jpeg,image/png,image/webp';

/** A property's own image: uploaded as the photos of an ad are, seen at once, and the property's once that is saved. */
export function PropertyImage(props: {
  /** The photo's id. */
  image: string | null;
  onChange: (image: string | null) => void;
  error: string | undefined;
}) {
  const t = useTranslations('supplyForm');
  const id = useId();
  const { image, onChange } = props;
  const photos = image === null ? [] : addPhoto([], image);
  const { states, files, uploads, isUploading, add } = useUploads({
    photos,
    onChange: (next) => onChange(next.at(-1)?.id ?? null),
    error: undefined,
  });
  const sent = files.findLast((file) => file.id === undefined || file.id === image);
  const photo = image === null ? undefined : states.get(image);
  const upload = sent?.state === 'sent' && photo?.photo ? undefined : sent;
  const isThere = image !== null || upload !== undefined;
  const choose = (file: File) => {
    for (const { key } of files) uploads.remove(key);
    add([file]);
  };
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t('fields.property.image')}</p>
      {isThere ? (
        <div className="max-w-64">
          <PhotoTile
            photo={photo}
            upload={upload}
            number={1}
            main={false}
            problem={undefined}
            onPause={() => upload && uploads.pause(upload.key)}
            onResume={() => upload && uploads.resume(upload.key)}
            onRemove={() => {
              if (sent !== undefined) uploads.remove(sent.key);
              onChange(null);
            }}
          />
        </div>
      ) : null}
      <Choose id={id} isThere={isThere} onChoose={choose} />
      <FieldNote id={id} hint={t('image.hint')} error={props.error} />
      <LeaveGuard isUploading={isUploading} hasFailed={upload !== undefined && upload.state !== 'sent'} />
    </div>
  );
}

function Choose(props: { id: string; isThere: boolean; onChoose: (file: File) => void }) {
  const t = useTranslations('supplyForm');
  return (
    <label
      className={`${buttonLook('secondary', 'small')} cursor-pointer justify-self-start focus-within:outline-2`}
    >
      {t(props.isThere ? 'image.change' : 'image.choose')}
      <input
        type="file"
        accept={KINDS}
        aria-label={t('fields.property.image')}
        aria-describedby={props.id}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) props.onChoose(file);
        }}
      />
    </label>
  );
}
