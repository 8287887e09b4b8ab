import { MOST_MESSAGE_PICTURE_BYTES } from '@diyar/contract/words/message-words';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** A photo that was sent already: its picture on this device, or its place in what it was sent for before. */
export type SentPhoto = { id: string } & ({ url: string } | { place: number });

export interface SentPhotosProps {
  words: { label: string; hint: string; add: string; remove: (number: number) => string };
  most: number;
  photos: readonly SentPhoto[];
  onChange: (photos: readonly SentPhoto[]) => void;
  /** Sends a form with the file in its field `photo`. */
  send: (form: FormData) => Promise<{ id: string }>;
  /** Draws a photo that is not from this device. */
  kept?: (place: number) => ReactNode;
  error: string | undefined;
}

/** Photos of a booking: each is sent as soon as it is chosen, so that the rest of a form loses nothing when one is refused. */
export function SentPhotosField({ words, most, photos, onChange, send, kept, error }: SentPhotosProps) {
  const sending = useSending({ photos, onChange, send });
  const remove = (photo: SentPhoto) => onChange(photos.filter((one) => one.id !== photo.id));
  return (
    <div className="grid gap-3">
      <p className="font-medium">{words.label}</p>
      <p className="text-xs text-soft">{words.hint}</p>
      <ul className="grid grid-cols-3 gap-3 empty:hidden sm:grid-cols-5">
        {photos.map((photo, index) => (
          <li key={photo.id} className="grid content-start gap-1">
            {'url' in photo ? (
              <img src={photo.url} alt="" className="aspect-square w-full rounded-base object-cover" />
            ) : (
              kept?.(photo.place)
            )}
            <Button kind="quiet" size="small" onClick={() => remove(photo)}>
              {words.remove(index + 1)}
            </Button>
          </li>
        ))}
      </ul>
      <AddPhoto
        label={words.add}
        isShown={photos.length < most}
        {...sending}
        error={sending.error ?? error}
      />
    </div>
  );
}

interface AddProps {
  label: string;
  isShown: boolean;
  isPending: boolean;
  sendFile: (file: File) => Promise<void>;
  error: string | undefined;
}

function AddPhoto({ label, isShown, isPending, sendFile, error }: AddProps) {
  const noteId = useId();
  return (
    <>
      {isShown ? (
        <label
          className={`${buttonLook('secondary')} cursor-pointer justify-self-start focus-within:outline-2`}
        >
          {isPending ? <Spinner /> : <Icon name="image" />}
          {label}
          <input
            type="file"
            accept={KINDS}
            aria-label={label}
            aria-describedby={noteId}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined && !isPending) void sendFile(file);
            }}
          />
        </label>
      ) : null}
      <FieldNote id={noteId} error={error} />
    </>
  );
}

function useSending({ photos, onChange, send }: Pick<SentPhotosProps, 'photos' | 'onChange' | 'send'>) {
  const t = useTranslations('rules');
  const urls = useRef<string[]>([]);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);
  const sendFile = async (file: File) => {
    // Told before megabytes travel for nothing.
    if (file.size > MOST_MESSAGE_PICTURE_BYTES) return setError(t('photo_5mb'));
    setError(undefined);
    setPending(true);
    try {
      const form = new FormData();
      form.set('photo', file);
      const sent = await send(form);
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
  return { error, isPending, sendFile };
}
