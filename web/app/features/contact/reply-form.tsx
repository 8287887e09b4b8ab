import type { Ticket } from '@diyar/contract/people/tickets';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Attached, AttachmentField } from './attachment-field.tsx';

interface ReplyProps {
  ticket: Ticket;
  linkKey: string | undefined;
  /** The ticket as it is now; undefined when it grew meanwhile and has to be read again. */
  onDone: (ticket: Ticket | undefined) => void;
}

/** More to say in a ticket that is not closed. */
export function ReplyForm(props: ReplyProps) {
  const t = useTranslations('contact');
  const { text, setText, attached, setAttached, error, isPending, send } = useReply(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <TextArea label={t('reply')} value={text} onChange={setText} rows={3} maxLength={4000} error={error} />
      <AttachmentField value={attached} onChange={setAttached} error={undefined} />
      <Button type="submit" pending={isPending}>
        {t('replySend')}
      </Button>
    </form>
  );
}

function useReply({ ticket, linkKey, onDone }: ReplyProps) {
  const t = useTranslations();
  const lang = useLang();
  const [text, setText] = useState('');
  const [attached, setAttached] = useState<Attached | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (text.trim() === '') return setError(t('rules.message_required'));
    setPending(true);
    setError(undefined);
    try {
      const body = {
        text,
        seen: ticket.messages.length,
        ...(attached && { attachment_id: attached.id }),
        ...(linkKey !== undefined && { k: linkKey }),
      };
      const params = { id: ticket.id };
      onDone(await callApi('POST /api/v1/tickets/{id}/messages', { params, body, lang }));
      toast.success(t('contact.replied'));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('text') ?? failure.fieldText('attachment_id'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
      if (failure.code === 'state_changed' || failure.code === 'ticket_closed') onDone(undefined);
    } finally {
      setPending(false);
    }
  };
  return { text, setText, attached, setAttached, error, isPending, send };
}
