import { latinDigits } from '@diyar/contract/format';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { endSession } from '../../session/change-session.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Two steps that nobody takes by accident: what will happen, then a code sent to the owner's own phone. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const [code, setCode] = useState('');
  const closing = useClosing();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (closing.pending === null) void closing.close(code);
  };
  const isAsking = closing.challengeId !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('myInfo.privacy.closeTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('myInfo.privacy.keep')}
          </Button>
          {isAsking ? (
            <Button kind="danger" type="submit" form="close-account" pending={closing.pending === 'close'}>
              {t('myInfo.privacy.closeForGood')}
            </Button>
          ) : (
            <Button pending={closing.pending === 'code'} onClick={() => void closing.sendCode()}>
              {t('myInfo.privacy.sendCode')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 ps-5">
          {(['closeAds', 'closeName', 'closeMoney', 'closeAgain'] as const).map((point) => (
            <li key={point}>{t(`myInfo.privacy.${point}`)}</li>
          ))}
        </ul>
        {closing.problem === undefined ? null : (
          <Notice tone="danger" icon="warning">
            <span role="alert">{closing.problem}</span>
          </Notice>
        )}
        {isAsking ? (
          <form id="close-account" onSubmit={submit} noValidate>
            <TextField
              label={t('signIn.code')}
              hint={t('myInfo.privacy.codeSent')}
              ltr
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={code}
              onChange={setCode}
              error={closing.codeProblem}
            />
          </form>
        ) : null}
      </div>
    </Dialog>
  );
}

function useClosing() {
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
      // Such a code is over: another one has to be asked for.
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
