import type { Reservation } from '@diyar/contract/booking/reservations';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** The steps a reservation took, oldest first: what, by whom, when, why, and what it gave back. */
export function History({ history }: Pick<Reservation, 'history'>) {
  return (
    <ol className="grid">
      {history.map((step) => (
        <li
          key={`${step.at} ${step.event}`}
          className="group relative grid gap-0.5 ps-6 pb-4 text-sm last:pb-0"
        >
          <span aria-hidden="true" className="absolute start-1 top-3 h-full w-px bg-line group-last:hidden" />
          <span aria-hidden="true" className="absolute start-0 top-2 size-2.25 rounded-pill bg-primary" />
          <StepText step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepText({ step }: { step: Reservation['history'][number] }) {
  const t = useTranslations('bookingLife');
  const { event, by, at, reason, settled } = step;
  return (
    <>
      <span>{t(`events.${event}`)}</span>
      {settled === null ? null : (
        <span className="text-soft">
          {t('settledLine', { paid: ltrText(settled.paid.text), refund: ltrText(settled.refund.text) })}
        </span>
      )}
      {reason === null ? null : (
        <span dir="auto" className="break-words whitespace-pre-line text-soft">
          {t('reasonLine', { reason })}
        </span>
      )}
      <span className="text-xs text-soft">
        {t(`byWhom.${by}`)}
        {' · '}
        <bdi dir="ltr" className="tabular">
          {dateTimeText(at)}
        </bdi>
      </span>
    </>
  );
}
