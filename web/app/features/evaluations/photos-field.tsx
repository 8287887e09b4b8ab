import { MOST_EVALUATION_PHOTOS } from '@diyar/contract/words/evaluation-words';
import { MOST_MESSAGE_PICTURE_BYTES } from '@diyar/contract/words/message-words';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** A photo that was sent already, and its picture on this device. */
export interface SentPhoto {
  id: string;
  url: string;
}

interface PhotosProps {
  /** The booking's. */
  id: string;
  photos: readonly SentPhoto[];
  onChange: (photos: readonly SentPhoto[]) => void;
  error: string | undefined;
}

/** Photos of a stay: each is sent as soon as it is chosen, so that the evaluation loses nothing when one is refused. */
export function PhotosField({ id, photos, onChange, error }: PhotosProps) {
  const t = useTranslations('evaluations');
  const noteId = useId();
  const sending = useSending(id, photos, onChange);
  const remove = (photo: SentPhoto) => onChange(photos.filter((one) => one.id !== photo.id));
  return (
    <div className="grid gap-3">
      <p className="font-medium">{t('photos')}</p>
      <p className="text-xs text-soft">{t('photosHint')}</p>
      <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-5">
        {photos.map((photo, place) => (
          <li key={photo.id} className="grid gap-1">
            <img src={photo.url} alt="" className="aspect-square w-full rounded-base object-cover" />
            <Button kind="quiet" size="small" onClick={() => remove(photo)}>
              {t('removePhoto', { number: place + 1 })}
            </Button>
          </li>
        ))}
      </ul>
      {photos.length >= MOST_EVALUATION_PHOTOS ? null : (
        <label
          className={`${buttonLook('secondary')} cursor-pointer justify-self-start focus-within:outline-2`}
        >
          {sending.isPending ? <Spinner /> : <Icon name="image" />}
          {t('addPhoto')}
          <input
            type="file"
            accept={KINDS}
            aria-label={t('addPhoto')}
            aria-describedby={noteId}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined && !sending.isPending) void sending.send(file);
            }}
          />
        </label>
      )}
      <FieldNote id={noteId} error={sending.error ?? error} />
    </div>
  );
}

function useSending(id: string, photos: readonly SentPhoto[], onChange: PhotosProps['onChange']) {
  const t = useTranslations('rules');
  const lang = useLang();
  const urls = useRef<string[]>([]);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);
  const send = async (file: File) => {
    // Told before megabytes travel for nothing.
    if (file.size > MOST_MESSAGE_PICTURE_BYTES) return setError(t('photo_5mb'));
    setError(undefined);
    setPending(true);
    try {
      const form = new FormData();
      form.set('photo', file);
      const asked = { params: { id }, form, lang };
      const sent = await callApi('POST /api/v1/reservations/{id}/evaluation_photos', asked);
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      onChange([...photos, { id: sent.id, url }]);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('photo') ?? failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { error, isPending, send };
}
