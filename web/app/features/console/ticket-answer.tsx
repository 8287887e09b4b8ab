import type { ConsoleTicket } from '@diyar/contract/people/tickets';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useConsoleCall } from './use-operator.ts';

interface AnswerProps {
  ticket: ConsoleTicket;
  onSaved: (ticket: ConsoleTicket) => void;
  /** Somebody wrote meanwhile: the ticket has to be read again. */
  onStale: () => void;
}

/** The answer to a ticket, or its end with or without a last word. Ctrl and Enter send. */
export function TicketAnswer(props: AnswerProps) {
  const t = useTranslations('consoleTickets');
  const { text, setText, error, pending, decide } = useDecision(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void decide('answered');
  };
  return (
    <form
      onSubmit={submit}
      className="grid gap-4"
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void decide('answered');
      }}
    >
      <TextArea
        label={t('answer')}
        hint={t('answerHint')}
        value={text}
        onChange={setText}
        rows={5}
        maxLength={4000}
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
      </div>
    </form>
  );
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
