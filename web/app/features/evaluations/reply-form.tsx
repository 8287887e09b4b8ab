import type { EvaluationsPage } from '@diyar/contract/booking/evaluations';
import { MOST_REPLY_CHARACTERS } from '@diyar/contract/words/evaluation-words';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReplyProps {
  /** The reservation's. */
  id: string;
  onCancel: () => void;
  onDone: (page: EvaluationsPage) => void;
}

/** The one answer to an evaluation about me. */
export function ReplyForm(props: ReplyProps) {
  const t = useTranslations('evaluations');
  const { text, setText, error, isPending, send } = useReply(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-4">
      <TextArea
        label={t('replyLabel')}
        hint={t('replyHint')}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={MOST_REPLY_CHARACTERS}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t('replySend')}
        </Button>
        <Button kind="secondary" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function useReply({ id, onCancel, onDone }: ReplyProps) {
  const t = useTranslations();
  const lang = useLang();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (text.trim() === '') return setError(t('rules.message_required'));
    setPending(true);
    setError(undefined);
    try {
      const asked = { params: { id }, body: { text }, lang };
      const page = await callApi('POST /api/v1/reservations/{id}/evaluations/reply', asked);
      toast.success(t('evaluations.replied'));
      onCancel();
      onDone(page);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('text'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return { text, setText, error, isPending, send };
}
