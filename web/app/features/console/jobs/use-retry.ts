import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

/** Trying jobs again; what became of them meanwhile is shown either way. */
export function useRetry(onDone: () => void) {
  const t = useTranslations('consoleJobs');
  const lang = useLang();
  const call = useConsoleCall();
  const [isPending, setPending] = useState(false);
  const retry = async (ids: string[]) => {
    if (isPending) return;
    setPending(true);
    try {
      const { retried } = await call(() =>
        callApi('POST /api/v1/console/jobs/retries', { body: { ids }, lang }),
      );
      toast.success(t('retried', { count: retried }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
      onDone();
    }
  };
  return { retry, isPending };
}
