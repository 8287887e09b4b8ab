import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { useConsoleCall } from './use-operator.ts';

/** Proves the ledger at once; the answer joins the nightly ones below. */
export function ProveNow() {
  const t = useTranslations('consoleBooks');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(() => callApi('POST /api/v1/console/ledger/proofs', { body: {}, lang })),
    onSuccess: async ({ disagreements }) => {
      await client.invalidateQueries({ queryKey: [lang, 'ledger-proofs'] });
      if (disagreements.length === 0) toast.success(t('provedSound'));
      else toast.error(t('provedUnsound'));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
    },
  });
  return (
    <Button kind="secondary" pending={isPending} onClick={() => mutate()}>
      {t('prove')}
    </Button>
  );
}
