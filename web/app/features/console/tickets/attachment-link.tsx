import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { useConsoleCall } from '../use-operator.ts';

type Attachment = NonNullable<ConsoleTicket['messages'][number]['attachment']>;

/** A file that came with a message: a picture is shown in place, a PDF is saved and never opened inside the console. */
export function AttachmentLink(props: { ticket: string; attachment: Attachment }) {
  const t = useTranslations('consoleTickets');
  const { attachment } = props;
  const { picture, isPending, fetchFile } = useFile(props);
  if (picture !== undefined)
    return <img src={picture} alt={t('picture')} className="max-h-[32rem] rounded-base border border-line" />;
  const size = ltrText(`${Math.max(1, Math.round(attachment.size / 1024))} KB`);
  return (
    <span>
      <Button kind="secondary" size="small" pending={isPending} onClick={() => void fetchFile()}>
        {t(attachment.kind === 'pdf' ? 'download' : 'showPicture', { size })}
      </Button>
    </span>
  );
}

function useFile({ ticket, attachment }: { ticket: string; attachment: Attachment }) {
  const t = useTranslations('consoleTickets');
  const call = useConsoleCall();
  const [picture, setPicture] = useState<string>();
  const [isPending, setPending] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const fetchFile = async () => {
    setPending(true);
    try {
      const params = { id: ticket, attachment: attachment.id };
      const file = await call(() =>
        callApi('GET /api/v1/console/tickets/{id}/attachments/{attachment}', { params }),
      );
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: file.type }));
      if (attachment.kind === 'picture') setPicture(address);
      else save(address, `diyar-${ticket}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(t('fileFailed'));
    } finally {
      setPending(false);
    }
  };
  return { picture, isPending, fetchFile };
}

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
