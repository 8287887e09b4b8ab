import { latinDigits } from '@diyar/contract/values/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { CHANNELS_KEY } from './channels-key.ts';

export type Kept = CallData<'GET /api/v1/notifications/email'>;
/** A code on its way to an address. */
interface Sent {
  challengeId: string;
  address: string;
}

/** The address at which the person is told by e-mail. */
export function useMailAddress() {
  const lang = useLang();
  const key = ['mail-address', useSession().user?.id];
  const query = useQuery({
    queryKey: key,
    queryFn: () => callApi('GET /api/v1/notifications/email', { lang }),
  });
  const client = useQueryClient();
  const keep = (kept: Kept) => {
    client.setQueryData(key, kept);
    void client.invalidateQueries({ queryKey: CHANNELS_KEY });
  };
  return { ...query, keep };
}

/** Sends a code to an address, proves it, or takes the address back; what is refused stands at its field. */
export function useProveAddress(keep: (kept: Kept) => void) {
  const t = useTranslations('channels.email');
  const lang = useLang();
  const [sent, setSent] = useState<Sent>();
  const [pending, setPending] = useState<'code' | 'prove' | 'remove' | null>(null);
  const [failure, setFailure] = useState<ApiError>();
  const run = async (what: NonNullable<typeof pending>, work: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setPending(null);
    }
  };
  const sendCode = (address: string) =>
    run('code', async () => {
      const answer = await callApi('POST /api/v1/notifications/email/codes', { body: { address }, lang });
      setSent({ challengeId: answer.challenge_id, address });
    });
  const prove = (typed: string) =>
    run('prove', async () => {
      const body = { challenge_id: sent?.challengeId ?? '', code: latinDigits(typed) };
      keep(await callApi('PUT /api/v1/notifications/email', { body, lang }));
      setSent(undefined);
      toast.success(t('saved'));
    });
  const remove = () =>
    run('remove', async () => {
      keep(await callApi('DELETE /api/v1/notifications/email', { lang }));
      toast.success(t('removed'));
    });
  const startAnew = () => {
    setSent(undefined);
    setFailure(undefined);
  };
  const problem = failure?.fieldText('address') ?? failure?.fieldText('code') ?? failure?.msg;
  return { sent, pending, problem, sendCode, prove, remove, startAnew };
}
