import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { offerFile } from '../../ui/offer-file.ts';

export const CSV_TYPE = 'text/csv;charset=utf-8';

/** Gives everything the account owns as a file. */
export function ExportButton() {
  const t = useTranslations('bulk');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const fetchFile = async () => {
    setPending(true);
    try {
      const { name, text, rows } = await callApi('GET /api/v1/host/bulk/file', { lang });
      offerFile(name, text, CSV_TYPE);
      toast.success(t('exported', { count: rows }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="secondary" pending={isPending} onClick={() => void fetchFile()}>
      <Icon name="receipt" />
      {t('export')}
    </Button>
  );
}
