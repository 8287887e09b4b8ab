import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

interface Named {
  phone: string;
  identity: string;
  passport_country?: string;
  reason: string;
}

/** Sends the code to an owner's new number and moves them by it; what is refused stands at its field. */
export function useRecoverPhone(id: string, onDone: () => void) {
  const t = useTranslations('consoleAccounts.recovery');
  const lang = useLang();
  const call = useConsoleCall();
  const [sent, setSent] = useState<{ recovery: string; phone: string }>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const run = async (work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  const start = (body: Named) =>
    run(async () => {
      const begun = await call(() =>
        callApi('POST /api/v1/console/accounts/{id}/phone-recoveries', { params: { id }, body, lang }),
      );
      setSent({ recovery: begun.recovery_id, phone: begun.phone });
    });
  const finish = (code: string) =>
    run(async () => {
      const params = { id, recovery: sent?.recovery ?? '' };
      await call(() =>
        callApi('PUT /api/v1/console/accounts/{id}/phone-recoveries/{recovery}', {
          ...{ params, body: { code }, lang },
        }),
      );
      setSent(undefined);
      toast.success(t('done'));
      onDone();
    });
  const startAnew = () => {
    setSent(undefined);
    setFailure(undefined);
  };
  const errorOf = (field: string) => failure?.fieldText(field);
  const isOfField = ['passport_country', 'identity', 'phone', 'reason', 'code'].some(
    (field) => errorOf(field) !== undefined,
  );
  const problem = isOfField ? undefined : failure?.msg;
  return { sent, isPending, problem, errorOf, start, finish, startAnew };
}
