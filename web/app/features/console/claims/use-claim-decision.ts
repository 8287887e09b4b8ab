import type { ClaimCase } from '@diyar/contract/money/deposit-calls';
import { moneyText } from '@diyar/contract/values/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText } from '../../../i18n/lang.ts';
import { halalasOf } from '../../../i18n/riyals.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Wrong {
  awarded?: string | undefined;
  words?: string | undefined;
}

/** Halalas of what was typed in riyals, where nothing is an amount too; undefined for what is none. */
function awardOf(typed: string): number | undefined {
  return /^\s*[0٠]+([.٫][0٠]{1,2})?\s*$/.test(typed) ? 0 : halalasOf(typed);
}

/** What an operator types about a claim, and sending it. What was typed stays when it is refused. */
export function useClaimDecision({ id, claim, proposed }: ClaimCase, onDone: () => void) {
  const t = useTranslations();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [awarded, setAwarded] = useState(proposed === null ? '' : String(proposed.awarded.amount / 100));
  const [words, setWords] = useState(proposed?.words ?? '');
  const [errors, setErrors] = useState<Wrong>({});
  const [isPending, setPending] = useState(false);
  const least = claim.answer?.agreed ?? { amount: 0, text: moneyText(0) };

  const send = async (amount: number) => {
    setPending(true);
    try {
      const body = { awarded: amount, words };
      const path = 'POST /api/v1/console/claims/{id}/decision';
      const done = await call(() => callApi(path, { params: { id }, body }));
      const told = { awarded: ltrText(done.awarded.text), released: ltrText(done.released.text) };
      toast.success(t(`consoleClaims.${done.outcome}`, told));
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('desk') });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = { awarded: error.fieldText('awarded'), words: error.fieldText('words') };
      setErrors(wrong);
      if (wrong.awarded === undefined && wrong.words === undefined && error.code !== 'console_login_required')
        toast.error(error.msg);
      if (error.code === 'state_changed') onDone();
    } finally {
      setPending(false);
    }
  };

  const decide = () => {
    setErrors({});
    const amount = awardOf(awarded);
    if (amount === undefined) return setErrors({ awarded: t('rules.number') });
    if (words.trim() === '') return setErrors({ words: t('rules.reason_required') });
    return send(amount);
  };
  const choose = (halalas: number) => setAwarded(String(halalas / 100));
  return { awarded, setAwarded, words, setWords, errors, isPending, least, decide, choose };
}
