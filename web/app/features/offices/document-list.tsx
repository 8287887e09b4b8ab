import {
  MOST_DOCUMENT_BYTES,
  OFFICE_DOCUMENT_PURPOSES,
  type OfficeDocumentPurpose,
} from '@diyar/contract/words/office-words';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { type OfficeDraft, useOfficeChange } from './office-standing.ts';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

interface DocumentsProps {
  draft: OfficeDraft;
  needed: readonly OfficeDocumentPurpose[];
  errorOf: (field: string) => string | undefined;
}

/** The documents of a request, by what they show; each is kept as soon as it is chosen. */
export function DocumentList({ draft, needed, errorOf }: DocumentsProps) {
  const t = useTranslations('offices');
  const shown = OFFICE_DOCUMENT_PURPOSES.filter(
    (purpose) =>
      purpose === 'other' ||
      needed.includes(purpose) ||
      draft.documents.some((document) => document.purpose === purpose),
  );
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t('documentsLead')}</p>
      <ul className="grid gap-3">
        {shown.map((purpose) => (
          <PurposeRow
            key={purpose}
            purpose={purpose}
            isNeeded={needed.includes(purpose)}
            documents={draft.documents.filter((document) => document.purpose === purpose)}
            error={errorOf(`documents.${purpose}`)}
          />
        ))}
      </ul>
    </div>
  );
}

function PurposeRow(props: {
  purpose: OfficeDocumentPurpose;
  isNeeded: boolean;
  documents: OfficeDraft['documents'];
  error: string | undefined;
}) {
  const t = useTranslations('offices');
  const { purpose, documents } = props;
  const { error, isPending, send } = useDocument(purpose);
  const note = `document-${purpose}-note`;
  const wrong = error ?? (documents.length === 0 ? props.error : undefined);
  return (
    <li className="grid gap-2 rounded-base border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(`purposes.${purpose}`)}</span>
          <Badge tone={props.isNeeded ? 'info' : 'neutral'}>
            {t(props.isNeeded ? 'needed' : 'optional')}
          </Badge>
        </p>
        <label className={`${buttonLook('secondary', 'small')} cursor-pointer focus-within:outline-2`}>
          {isPending ? <Spinner /> : <Icon name="plus" className="size-4" />}
          <span aria-hidden>{t('attach')}</span>
          <input
            type="file"
            accept={KINDS}
            aria-label={t('add', { purpose: t(`purposes.${purpose}`) })}
            aria-describedby={note}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file !== undefined) send(file);
            }}
          />
        </label>
      </div>
      <ul className="grid gap-1 empty:hidden">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
      <FieldNote id={note} error={wrong} />
    </li>
  );
}

function DocumentRow({ document }: { document: OfficeDraft['documents'][number] }) {
  const t = useTranslations('offices');
  const lang = useLang();
  const { id, kind, purpose, size } = document;
  const { mutate, isPending } = useOfficeChange(() =>
    callApi('DELETE /api/v1/verifications/office/documents/{id}', { params: { id }, lang }),
  );
  const kilobytes = ltrText(`${Math.max(1, Math.round(size / 1024))} KB`);
  return (
    <li className="flex items-center justify-between gap-3 rounded-base bg-sunken ps-4">
      <span className="flex items-center gap-2">
        <Icon name={kind === 'pdf' ? 'receipt' : 'image'} className="size-4" />
        {t(`file.${kind}`, { size: kilobytes })}
      </span>
      <IconButton
        label={t('remove', { purpose: t(`purposes.${purpose}`) })}
        onClick={() => {
          if (!isPending) mutate(undefined);
        }}
      >
        <Icon name="close" className="size-4" />
      </IconButton>
    </li>
  );
}

function useDocument(purpose: OfficeDocumentPurpose) {
  const t = useTranslations('rules');
  const lang = useLang();
  const [tooLarge, setTooLarge] = useState(false);
  const { mutate, isPending, textOf } = useOfficeChange((file: File) => {
    const form = new FormData();
    form.set('file', file);
    return callApi('POST /api/v1/verifications/office/documents', { query: { purpose }, form, lang });
  });
  const send = (file: File) => {
    // Told before megabytes travel for nothing.
    const isTooLarge = file.size > MOST_DOCUMENT_BYTES;
    setTooLarge(isTooLarge);
    if (!isTooLarge && !isPending) mutate(file);
  };
  const error = tooLarge ? t('attachment_5mb') : (textOf('file') ?? textOf());
  return { error, isPending, send };
}
