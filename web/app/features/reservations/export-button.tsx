import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { offerFile } from '../../ui/offer-file.ts';
import type { ListFilter } from './list-filter.ts';
import { exportList } from './use-booking-list.ts';

/** Gives the bookings of the shown view as a file. */
export function ExportButton({ filter }: { filter: ListFilter }) {
  const t = useTranslations('bookingLists');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const fetchFile = async () => {
    setPending(true);
    try {
      const { name, text, rows } = await exportList(filter, lang);
      offerFile(name, text, 'text/csv;charset=utf-8');
      toast.success(t('exported', { count: rows }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="quiet" pending={isPending} onClick={() => void fetchFile()}>
      <Icon name="receipt" />
      {t('export')}
    </Button>
  );
}
