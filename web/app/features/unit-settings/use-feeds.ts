import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useLive } from '../../live/use-live.ts';

/** The calendars of a unit, which follow what is read of them. */
export function useFeeds(id: string) {
  const lang = useLang();
  const feeds = useQuery({
    queryKey: [lang, 'unit-feeds', id],
    queryFn: () => callApi('GET /api/v1/host/units/{id}/feeds', { params: { id }, lang }),
  });
  useLive('calendar', () => void feeds.refetch());
  return feeds;
}

/** One act at a time: what it answers is said, and then `onDone`; what refuses it is said too, or kept for its fields. */
export function useAct(onDone: () => void) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const act = async (work: () => Promise<unknown>, said: string) => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await work();
      toast.success(said);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { isPending, act, errorOf: (field: string) => refusal?.fieldText(field) };
}
