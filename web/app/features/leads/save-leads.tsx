import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import type { LeadsQuery } from './lead-filters.tsx';

/** The leads that the filters leave, as a file. */
export function SaveLeads({ query }: { query: LeadsQuery }) {
  const t = useTranslations('leads');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { name, text, rows } = await callApi('GET /api/v1/host/leads/export', { query, lang });
      offerFile(name, text, 'text/csv;charset=utf-8');
      toast.success(t('exported', { count: rows }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="secondary" pending={isPending} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
