import type { ChangedStay } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Row } from '../booking/quote/quote-view.tsx';

/** Shows what is paid when for a booking that is changed: before the change, now for it, and later. `pay` is the amount paid now, as text. */
export function DuesOfChange({ change, pay }: { change: ChangedStay; pay: string }) {
  const t = useTranslations('bookingChange');
  const words = useTranslations('booking.quote');
  const { paid, fee, percent } = change;
  const { rest } = change.terms;
  const restLabel = () => {
    if (rest.through === 'ejar') return words('restEjar');
    return rest.due_at === null ? t('rest') : t('restBy', { date: ltrText(dateTimeText(rest.due_at)) });
  };
  return (
    <>
      <Row label={t('paid')} value={paid.text} />
      <Row label={t('pay')} value={pay} accent />
      {rest.amount === 0 ? null : <Row label={restLabel()} value={rest.text} quiet />}
      {fee.amount === 0 ? null : (
        <Row
          label={t('fee')}
          note={percent === null ? undefined : t('percent', { percent })}
          value={fee.text}
          quiet
        />
      )}
    </>
  );
}
