import { latinDigits } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { phoneText } from '../../i18n/phone.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { refreshUser } from '../../session/session.ts';

interface Sent {
  phone: string;
  current: string;
  next: string;
}
type Field = 'phone' | 'current' | 'next';

/** Sends a code to the number that one has and one to the new number, and changes it with both; what is refused stands at its field. */
export function useChangePhone({ phone, onChanged }: { phone: string; onChanged: () => void }) {
  const t = useTranslations('myInfo.phoneChange');
  const lang = useLang();
  const [sent, setSent] = useState<Sent>();
  const [pending, setPending] = useState<'codes' | 'change' | null>(null);
  const [problem, setProblem] = useState<{ field: Field; text: string }>();
  const run = async (what: 'codes' | 'change', work: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = error.fieldText('phone') ?? error.msg;
      setProblem({ field: what === 'codes' ? 'phone' : fieldOf(error), text });
      if (error.code === 'phone_taken') setSent(undefined);
    } finally {
      setPending(null);
    }
  };
  const codeTo = async (to: string) => {
    const body = { phone: to, channel: 'sms' as const };
    return (await callApi('POST /api/v1/auth/codes', { body, lang })).challenge_id;
  };
  const sendCodes = (next: string) =>
    run('codes', async () => {
      if (phoneText(next) === phoneText(phone)) return setProblem({ field: 'phone', text: t('same') });
      // The new number first: it is the one that may be refused.
      const ofNext = await codeTo(next);
      setSent({ phone: next, next: ofNext, current: await codeTo(phone) });
    });
  const change = (codes: { current: string; next: string }) =>
    run('change', async () => {
      if (sent === undefined) return;
      const proof = (of: 'current' | 'next') => ({ challenge_id: sent[of], code: latinDigits(codes[of]) });
      await callApi('PUT /api/v1/auth/phone', {
        body: { current: proof('current'), next: proof('next') },
        lang,
      });
      await refreshUser().catch(() => {});
      toast.success(t('done'));
      onChanged();
    });
  const problemOf = (field: Field) => (problem?.field === field ? problem.text : undefined);
  return { sent, pending, problemOf, sendCodes, change };
}

/** The code that was refused; a number that is taken is the new one. */
function fieldOf({ code, data, errors }: ApiError): Field {
  if (code === 'phone_taken') return 'phone';
  const of = (data as { of?: unknown } | null)?.of;
  const isCurrent = of === 'current' || errors.some(({ field }) => field.startsWith('current'));
  return isCurrent ? 'current' : 'next';
}
