import { MOST_ATTACHMENT_BYTES } from '@diyar/contract/words/ticket-words';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

export interface Attached {
  id: string;
  /** As the sender's device calls it; told to nobody else. */
  name: string;
}

interface AttachmentProps {
  value: Attached | null;
  onChange: (value: Attached | null) => void;
  error: string | undefined;
}

/** One file beside a message: sent as soon as it is chosen, so that the message itself loses nothing when it is refused. */
export function AttachmentField(props: AttachmentProps) {
  const t = useTranslations('contact');
  const id = useId();
  const { error, isPending, send } = useAttachment(props.onChange);
  const { value } = props;
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{t('attachment')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className={`${buttonLook('secondary', 'small')} cursor-pointer focus-within:outline-2`}>
          <Icon name="plus" className="size-4" />
          {t(value === null ? 'attach' : 'attachOther')}
          <input
            type="file"
            accept={KINDS}
            aria-label={t('attachment')}
            aria-describedby={`${id}-note`}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined) void send(file);
            }}
          />
        </label>
        {value === null ? null : (
          <span className="flex min-w-0 items-center gap-2">
            <bdi className="max-w-48 truncate text-sm">{value.name}</bdi>
            <Button kind="quiet" size="small" onClick={() => props.onChange(null)}>
              {t('detach')}
            </Button>
          </span>
        )}
      </div>
      <p role="status" className="text-xs text-soft empty:hidden">
        {isPending ? t('attaching') : null}
      </p>
      <FieldNote id={`${id}-note`} hint={t('attachmentHint')} error={error ?? props.error} />
    </div>
  );
}

function useAttachment(onChange: AttachmentProps['onChange']) {
  const t = useTranslations('rules');
  const lang = useLang();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (file: File) => {
    // Told before megabytes travel for nothing.
    if (file.size > MOST_ATTACHMENT_BYTES) return setError(t('attachment_5mb'));
    setError(undefined);
    setPending(true);
    try {
      const form = new FormData();
      form.set('file', file);
      const { id } = await callApi('POST /api/v1/tickets/attachments', { form, lang });
      onChange({ id, name: file.name });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('file') ?? failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { error, isPending, send };
}
