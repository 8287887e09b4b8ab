import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Answering a request with a unit, or with null that one would market the property; the note goes with it. */
export function useAnswer(id: string, onDone: () => void) {
  const t = useTranslations('marketing');
  const lang = useLang();
  const [note, setNote] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const send = async (unitId: string | null) => {
    setPending(unitId ?? 'market');
    setError(undefined);
    try {
      const body = { unit_id: unitId, note: note.trim() === '' ? null : note };
      await callApi('POST /api/v1/requests/{id}/answers', { params: { id }, body, lang });
      toast.success(t('sent'));
      setNote('');
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const ofNote = failure.fieldText('note');
      setError(ofNote);
      if (ofNote === undefined && failure.code !== 'invalid_token') toast.error(failure.msg);
      if (failure.code === 'already_answered' || failure.code === 'not_found') onDone();
    } finally {
      setPending(null);
    }
  };
  return { note, setNote, pending, send, error };
}
