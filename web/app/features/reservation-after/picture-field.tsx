import { MOST_MESSAGE_PICTURE_BYTES } from '@diyar/contract/words/message-words';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

export interface Attached {
  id: string;
  /** As the sender's device calls it; told to nobody else. */
  name: string;
}

interface PictureProps {
  /** The reservation's. */
  id: string;
  value: Attached | null;
  onChange: (value: Attached | null) => void;
}

/** One picture beside a message: sent as soon as it is chosen, so that the message itself loses nothing when it is refused. */
export function PictureField({ id, value, onChange }: PictureProps) {
  const t = useTranslations('bookingAfter.messages');
  const noteId = useId();
  const { error, isPending, send } = usePicture(id, onChange);
  return (
    <div className="grid gap-1.5">
      <label
        className={`${buttonLook('secondary')} cursor-pointer justify-self-start focus-within:outline-2`}
      >
        <Icon name="image" />
        {t('attach')}
        <input
          type="file"
          accept={KINDS}
          aria-label={t('attach')}
          aria-describedby={noteId}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) void send(file);
          }}
        />
      </label>
      {value === null ? null : (
        <span className="flex min-w-0 items-center gap-2 text-sm">
          <span className="max-w-56 truncate">{t('attached', { name: value.name })}</span>
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {t('detach')}
          </Button>
        </span>
      )}
      <p role="status" className="text-xs text-soft empty:hidden">
        {isPending ? t('attaching') : null}
      </p>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

function usePicture(id: string, onChange: PictureProps['onChange']) {
  const t = useTranslations('rules');
  const lang = useLang();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (file: File) => {
    // Told before megabytes travel for nothing.
    if (file.size > MOST_MESSAGE_PICTURE_BYTES) return setError(t('photo_5mb'));
    setError(undefined);
    setPending(true);
    try {
      const form = new FormData();
      form.set('photo', file);
      const asked = { params: { id }, form, lang };
      const kept = await callApi('POST /api/v1/reservations/{id}/message_pictures', asked);
      onChange({ id: kept.id, name: file.name });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('photo') ?? failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { error, isPending, send };
}
