import type { ClaimAnswer } from '@diyar/contract/words/deposit-words';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { halalasOf } from '../../i18n/riyals.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useRenewed } from './use-renewed.ts';

interface Form {
  answer: ClaimAnswer | null;
  agreed: string;
  words: string;
}

type Wrong = Partial<Record<keyof Form, string | undefined>>;

/** What a guest says to a claim, and sending it. What was typed stays when it is refused. */
export function useAnswer(id: string, onClose: () => void) {
  const t = useTranslations();
  const lang = useLang();
  const renew = useRenewed();
  const [form, setForm] = useState<Form>({ answer: null, agreed: '', words: '' });
  const [errors, setErrors] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);

  const post = async (answer: ClaimAnswer, agreed: number) => {
    setPending(true);
    setErrors({});
    try {
      const body = { answer, agreed, words: answer === 'accepted' ? '' : form.words };
      await callApi('POST /api/v1/reservations/{id}/claim_answers', { params: { id }, body, lang });
      toast.success(t('deposits.answerDialog.sent'));
      renew();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = { agreed: error.fieldText('agreed'), words: error.fieldText('words') };
      setErrors(wrong);
      if (wrong.agreed === undefined && wrong.words === undefined) toast.error(error.msg);
      if (error.code === 'state_changed') renew();
    } finally {
      setPending(false);
    }
  };
  const send = async () => {
    const { answer, agreed } = form;
    if (answer === null) return setErrors({ answer: t('rules.required') });
    const halalas = answer === 'partly' ? halalasOf(agreed) : 0;
    if (halalas === undefined) return setErrors({ agreed: t('rules.number') });
    return post(answer, halalas);
  };
  return { form, setForm, errors, isPending, send };
}
