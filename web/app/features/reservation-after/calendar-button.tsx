import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { offerFile } from '../../ui/offer-file.ts';

/** Gives the stay to the device's calendar, as a file of it. */
export function CalendarButton({ id }: { id: string }) {
  const t = useTranslations('bookingAfter.handover');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const fetchFile = async () => {
    setPending(true);
    try {
      const { name, text } = await callApi('GET /api/v1/reservations/{id}/calendar', {
        params: { id },
        lang,
      });
      offerFile(name, text, 'text/calendar;charset=utf-8');
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button kind="secondary" pending={isPending} onClick={() => void fetchFile()}>
      <Icon name="calendar" />
      {t('calendar')}
    </Button>
  );
}
