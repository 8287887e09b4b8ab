import type { ConsoleOffice } from '@diyar/contract/people/offices';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { useConsoleCall } from '../use-operator.ts';

type Document = ConsoleOffice['documents'][number];

/** The documents of a request: a picture is shown in place, a PDF is saved and never opened inside the console. */
export function OfficeDocuments({ office }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('documents')}</h3>
      {office.documents.length === 0 ? <p className="text-sm text-soft">{t('noDocuments')}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {office.documents.map((document) => (
          <li key={document.id} className="grid gap-2">
            <p className="text-sm font-medium">{t(`purposes.${document.purpose}`)}</p>
            <OneDocument office={office.id} document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneDocument({ office, document }: { office: string; document: Document }) {
  const t = useTranslations('consoleOffices');
  const { picture, isPending, open } = useDocument(office, document);
  if (picture !== undefined)
    return (
      <img
        src={picture}
        alt={t(`picture.${document.purpose}`)}
        className="max-h-[40rem] max-w-full justify-self-start rounded-base border border-line"
      />
    );
  const size = ltrText(`${Math.max(1, Math.round(document.size / 1024))} KB`);
  return (
    <span>
      <Button kind="secondary" size="small" pending={isPending} onClick={() => void open()}>
        {t(document.kind === 'pdf' ? 'download' : 'show', { size })}
      </Button>
    </span>
  );
}

/** Each look takes a ticket of its own, which opens the document once. */
function useDocument(office: string, document: Document) {
  const t = useTranslations('consoleOffices');
  const call = useConsoleCall();
  const [picture, setPicture] = useState<string>();
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const params = { id: office, document: document.id };
      const { url, kind } = await call(() =>
        callApi('POST /api/v1/console/verifications/{id}/documents/{document}/tickets', { params }),
      );
      if (kind === 'picture') setPicture(url);
      else save(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(t('openFailed'));
    } finally {
      setPending(false);
    }
  };
  return { picture, isPending, open };
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
