import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { type FormEvent, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { TemplatePicker } from './template-picker.tsx';

const MOST_ANSWER = 4000;

interface AnswerProps {
  ticket: ConsoleTicket;
  onSaved: (ticket: ConsoleTicket) => void;
  /** Somebody wrote meanwhile: the ticket has to be read again. */
  onStale: () => void;
}

/** The answer to a ticket, or its end with or without a last word. Ctrl and Enter send, Ctrl and / bring a template. */
export function TicketAnswer(props: AnswerProps) {
  const t = useTranslations('consoleTickets');
  const { text, setText, error, pending, decide } = useDecision(props);
  const form = useRef<HTMLFormElement>(null);
  const [isPicking, setPicking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide('answered');
  };
  return (
    <>
      <form
        ref={form}
        onSubmit={submit}
        className="grid gap-4"
        noValidate
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void decide('answered');
          // The key itself: on Arabic keyboards it writes another sign.
          if (event.code === 'Slash' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            setPicking(true);
          }
        }}
      >
        <TextArea
          label={t('answer')}
          hint={t('answerHint')}
          value={text}
          onChange={setText}
          rows={5}
          maxLength={MOST_ANSWER}
          error={error}
          dir="auto"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending === 'answered'}>
            {t('send')}
          </Button>
          <Button kind="secondary" pending={pending === 'closed'} onClick={() => void decide('closed')}>
            {t(text.trim() === '' ? 'close' : 'closeWith')}
          </Button>
          <Button kind="quiet" onClick={() => setPicking(true)}>
            {t('insertTemplate')}
          </Button>
        </div>
      </form>
      {isPicking ? (
        <TemplatePicker
          ticket={props.ticket}
          onClose={() => {
            setPicking(false);
            form.current?.querySelector('textarea')?.focus();
          }}
          onPick={(template) => setText(inserted(text, template))}
        />
      ) : null}
    </>
  );
}

/** What was written, and the template after it. */
function inserted(text: string, template: string): string {
  const before = text.trimEnd();
  return (before === '' ? template : `${before}\n\n${template}`).slice(0, MOST_ANSWER);
}

function useDecision({ ticket, onSaved, onStale }: AnswerProps) {
  const t = useTranslations();
  const call = useConsoleCall();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState<'answered' | 'closed' | null>(null);
  const decide = async (decision: 'answered' | 'closed') => {
    if (pending !== null) return;
    if (decision === 'answered' && text.trim() === '') return setError(t('rules.message_required'));
    setPending(decision);
    setError(undefined);
    try {
      const body = { decision, text, seen: ticket.messages.length };
      const params = { id: ticket.id };
      const saved = await call(() => callApi('POST /api/v1/console/tickets/{id}/decision', { params, body }));
      toast.success(t(`consoleTickets.${decision}`));
      onSaved(saved);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('text'));
      if (failure.code !== 'console_login_required') toast.error(failure.msg);
      if (failure.code === 'state_changed' || failure.code === 'ticket_closed') onStale();
    } finally {
      setPending(null);
    }
  };
  return { text, setText, error, pending, decide };
}
