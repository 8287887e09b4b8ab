import { useMutation, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { offerFile } from '../../../ui/offer-file.ts';
import { useConsoleCall } from '../use-operator.ts';

/** Makes batches, agrees to them and gives their files; the list is asked anew after each. */
export function useBatches() {
  const t = useTranslations('consoleMoney');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<string>) => call(work),
    onSuccess: (told) => void toast.success(told),
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') toast.error(error.msg);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [lang, 'console-payouts'] }),
  });
  const make = () =>
    mutate(async () => {
      const { id } = await callApi('POST /api/v1/console/payout-batches', { body: {}, lang });
      return t('batchMade', { id: ltrText(id) });
    });
  const agree = (id: string) =>
    mutate(async () => {
      const asked = { params: { id }, body: {}, lang };
      await callApi('POST /api/v1/console/payout-batches/{id}/agreement', asked);
      return t('agreed');
    });
  const download = (id: string) =>
    mutate(async () => {
      const asked = { params: { id }, body: {}, lang };
      const { name, text, rows } = await callApi('POST /api/v1/console/payout-batches/{id}/file', asked);
      offerFile(name, text, 'text/csv;charset=utf-8');
      return t('downloaded', { count: rows });
    });
  return { make, agree, download, isPending };
}
