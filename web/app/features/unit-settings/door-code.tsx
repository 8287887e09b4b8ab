import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ArrivalCodeForm } from '../reservation-after/arrival-code-form.tsx';
import { SettingsCard } from './settings-card.tsx';

/** What opens the door of a unit, saved by itself: guests are told of it from the day before they arrive. */
export function DoorCode({ unitId }: { unitId: string }) {
  const t = useTranslations('bookingAfter.handover');
  const lang = useLang();
  const { data, refetch } = useQuery({
    queryKey: [lang, 'arrival-code', unitId],
    queryFn: () => callApi('GET /api/v1/host/units/{id}/arrival_code', { params: { id: unitId }, lang }),
  });
  if (data === undefined) return null;
  if (data.abilities.edit)
    return (
      <SettingsCard title={t('arrival')}>
        <ArrivalCodeForm unitId={unitId} code={data.code} hint={t('codeHint')} onSaved={refetch} />
      </SettingsCard>
    );
  if (data.code === null) return null;
  return (
    <SettingsCard title={t('arrival')}>
      <p>{t('codeNow', { code: ltrText(data.code) })}</p>
    </SettingsCard>
  );
}
