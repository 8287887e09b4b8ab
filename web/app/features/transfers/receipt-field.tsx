import { useId } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

interface ReceiptFieldProps {
  isPending: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** The picture of the receipt: sent as soon as it is chosen. */
export function ReceiptField({ isPending, error, onChoose }: ReceiptFieldProps) {
  const t = useTranslations('transfers');
  const noteId = useId();
  return (
    <div className="grid gap-2">
      <h2 className="text-lg font-bold">{t('receipt')}</h2>
      <p className="text-sm text-soft">{t('receiptHint')}</p>
      <label
        className={`${buttonLook('primary', 'large')} cursor-pointer justify-self-start focus-within:outline-2`}
      >
        <Icon name="image" />
        {t('upload')}
        <input
          type="file"
          accept={KINDS}
          disabled={isPending}
          aria-label={t('upload')}
          aria-describedby={noteId}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
      </label>
      <p role="status" className="text-sm text-soft empty:hidden">
        {isPending ? t('sending') : null}
      </p>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
