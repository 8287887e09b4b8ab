import type { Handover } from '@diyar/contract/booking/handovers';
import type { Reservation } from '@diyar/contract/booking/reservations';
import { useQueryClient } from '@tanstack/react-query';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { ArrivalCodeForm } from './arrival-code-form.tsx';
import { Part } from './handover-parts.tsx';
import { handoverKey } from './use-handover.ts';

interface CodeProps {
  handover: Handover;
  reservation: Reservation;
}

/** What opens the door: the guest reads it from the day before arrival, the host writes it. */
export function ArrivalCode(props: CodeProps) {
  const t = useTranslations('bookingAfter.handover');
  const { side, code } = props.handover;
  if (side === 'host') return <HostCode {...props} />;
  if (code.text === null && code.told_from === null) return null;
  return (
    <Part title={t('code')}>
      {code.text === null ? (
        <p className="text-soft">{t('codeLater', { date: ltrText((code.told_from ?? '').slice(0, 10)) })}</p>
      ) : (
        <p>
          <bdi dir="ltr" className="tabular text-xl font-bold">
            {code.text}
          </bdi>
        </p>
      )}
    </Part>
  );
}

function HostCode({ handover, reservation }: CodeProps) {
  const t = useTranslations('bookingAfter.handover');
  const lang = useLang();
  const client = useQueryClient();
  const { text, told_from: from } = handover.code;
  const queryKey = handoverKey(lang, reservation.id, reservation.state);
  return (
    <div className="border-t border-line pt-4 print:hidden">
      <ArrivalCodeForm
        unitId={reservation.unit_id}
        code={text}
        hint={from === null ? t('codeHint') : t('codeForGuest', { date: ltrText(from.slice(0, 10)) })}
        onSaved={() => client.invalidateQueries({ queryKey })}
      />
    </div>
  );
}
