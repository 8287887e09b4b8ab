import type { MessageThread } from '@diyar/contract/booking/messages';
import { MOST_MESSAGE_CHARACTERS } from '@diyar/contract/words/message-words';
import { type FormEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { addMessage } from '../../offline/outbox.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Attached, PictureField } from './picture-field.tsx';

interface FormProps {
  /** The reservation's. */
  id: string;
  thread: MessageThread;
  onSent: (thread: MessageThread) => void;
}

/** Where a side writes to the other. What is typed stays through a reload and a failure. */
export function MessageForm(props: FormProps) {
  const t = useTranslations('bookingAfter.messages');
  const { id, thread } = props;
  const { text, setText, attached, setAttached, error, isPending, send } = useMessageForm(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        label={t('label')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={MOST_MESSAGE_CHARACTERS}
        error={error}
        hint={thread.hides_contact ? t('hides') : undefined}
      />
      <div className="flex flex-wrap items-start justify-between gap-3">
        {thread.can_send_pictures ? (
          <PictureField id={id} value={attached} onChange={setAttached} />
        ) : (
          <span />
        )}
        <Button type="submit" pending={isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

function useMessageForm({ id, onSent }: FormProps) {
  const t = useTranslations('rules');
  const lang = useLang();
  const account = useSession().user?.id;
  const [text, setText] = useDraft(id);
  const [attached, setAttached] = useState<Attached | null>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  // The same message sent again after a failure has the same key, so that it stands once.
  const once = useRef({ of: '', key: '' });
  const empty = () => {
    once.current = { of: '', key: '' };
    setText('');
    setAttached(null);
  };
  const send = async () => {
    if (text.trim() === '' && attached === null) return setError(t('message_required'));
    setPending(true);
    setError(undefined);
    const body = { text: text.trim(), ...(attached && { picture_id: attached.id }) };
    const of = JSON.stringify(body);
    if (once.current.of !== of) once.current = { of, key: crypto.randomUUID() };
    try {
      const asked = { params: { id }, body, lang, idempotencyKey: once.current.key };
      onSent(await callApi('POST /api/v1/reservations/{id}/messages', asked));
      empty();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // A picture cannot wait for a network, so neither does its text.
      if (failure.status === 0 && attached === null && account !== undefined) {
        letWait({ key: once.current.key, account, reservation: id, text: text.trim() });
        return empty();
      }
      setError(failure.fieldText('text') ?? failure.fieldText('picture_id'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { text, setText, attached, setAttached, error, isPending, send };
}

/** Without a network a text waits on the device, under the key that it may have been sent with already. */
function letWait(message: { key: string; account: string; reservation: string; text: string }): void {
  addMessage({ ...message, at: new Date().toISOString() });
}

/** What is being typed to the other side of a booking, kept in this tab. */
function useDraft(id: string): [string, (text: string) => void] {
  const key = `message ${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, keep];
}
