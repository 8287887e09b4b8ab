import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface WordsProps {
  /** The case number. */
  id: string;
  act: 'answer' | 'appeal';
  hint: string;
  onDone: () => void;
  onCancel?: () => void;
}

/** Answers a case, or appeals its decision, once. */
export function CaseWordsForm(props: WordsProps) {
  const t = useTranslations('reports');
  const { act, hint, onCancel } = props;
  const { text, setText, error, isPending, send } = useWords(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        label={t(act === 'answer' ? 'answer' : 'appealText')}
        hint={hint}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={2000}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t(act === 'answer' ? 'answerSend' : 'appealSend')}
        </Button>
        {onCancel === undefined ? null : (
          <Button kind="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useWords({ id, act, onDone }: WordsProps) {
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
      if (act === 'answer') await callApi('POST /api/v1/reports/{id}/answer', asked);
      else await callApi('POST /api/v1/reports/{id}/appeal', asked);
      toast.success(t(act === 'answer' ? 'reports.answered' : 'reports.appealSent'));
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('text'));
      if (failure.code !== 'validation_failed' && failure.code !== 'invalid_token') toast.error(failure.msg);
      // Answered, decided or appealed elsewhere meanwhile: the case shows it.
      if (failure.code === 'state_changed' || failure.code === 'not_available') onDone();
    } finally {
      setPending(false);
    }
  };
  return { text, setText, error, isPending, send };
}
