import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { CHANNELS_KEY } from './channels-key.ts';
import { canPush, subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts';

type Kept = CallData<'GET /api/v1/notifications/push'>;

/** Web push in this browser: `closed` where the site pushes nothing; `denied` once its person said no to the browser. */
export function usePush() {
  const t = useTranslations('channels.push');
  const lang = useLang();
  const client = useQueryClient();
  const key = ['push', useSession().user?.id];
  const query = useQuery({
    queryKey: key,
    queryFn: () => callApi('GET /api/v1/notifications/push', { lang }),
  });
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<Kept | undefined>, done: string) => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    try {
      const kept = await work();
      if (kept === undefined) return;
      client.setQueryData(key, kept);
      void client.invalidateQueries({ queryKey: CHANNELS_KEY });
      toast.success(done);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.msg : t('notReached'));
    } finally {
      setPending(false);
    }
  };
  const turnOn = () =>
    run(async () => {
      const body = await subscribeBrowser(query.data?.key ?? '');
      return body && (await callApi('PUT /api/v1/notifications/push', { body, lang }));
    }, t('turnedOn'));
  const turnOff = () =>
    run(async () => {
      const kept = await callApi('DELETE /api/v1/notifications/push', { lang });
      await unsubscribeBrowser();
      return kept;
    }, t('turnedOff'));
  return { state: stateOf(query), isPending, problem, turnOn, turnOff, retry: () => void query.refetch() };
}

function stateOf({ data, error }: { data: Kept | undefined; error: unknown }) {
  if (data === undefined) return error === null ? 'loading' : 'failed';
  if (data.key === null) return 'closed';
  if (!canPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return data.is_on && Notification.permission === 'granted' ? 'on' : 'off';
}
