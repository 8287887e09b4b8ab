import { latinDigits } from '@diyar/contract/values/format';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { endSession } from '../../session/change-session.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';

/** Asks for a code sent to the owner's phone, and closes the account with it; then the session ends and the home page opens. */
export function useCloseAccount() {
  const t = useTranslations('myInfo.privacy');
  const lang = useLang();
  const navigate = useNavigate();
  const phone = useSession().user?.phone ?? '';
  const [challengeId, setChallengeId] = useState<string>();
  const [pending, setPending] = useState<'code' | 'close' | null>(null);
  const [failure, setFailure] = useState<ApiError>();
  const run = async (what: 'code' | 'close', work: () => Promise<void>) => {
    setPending(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // This code can no longer be used: another one has to be asked for.
      if (error.code === 'code_expired' || error.code === 'code_tries_used') setChallengeId(undefined);
    } finally {
      setPending(null);
    }
  };
  const sendCode = () =>
    run('code', async () => {
      const body = { phone, channel: 'sms' as const };
      const answer = await callApi('POST /api/v1/auth/codes', { body, lang });
      setChallengeId(answer.challenge_id);
    });
  const close = (typed: string) =>
    run('close', async () => {
      const body = { challenge_id: challengeId ?? '', code: latinDigits(typed) };
      await callApi('POST /api/v1/accounts/current/closure', { body, lang });
      await leaveEntry();
      endSession();
      await navigate(paths(lang).home());
      toast.success(t('closed'));
    });
  const isOfCode = failure !== undefined && (failure.code === 'code_wrong' || failure.errors.length > 0);
  return {
    challengeId,
    pending,
    sendCode,
    close,
    codeProblem: isOfCode ? (failure.fieldText('code') ?? failure.msg) : undefined,
    problem: isOfCode ? undefined : failure?.msg,
  };
}
