import type { Reservation } from '@diyar/contract/booking/reservations';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateChip } from './state-chip.tsx';
import { StateNote } from './state-note.tsx';

/** The way back to the list, the number and the state. */
export function ReservationHead({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('reservations');
  const { side, id, state } = reservation;
  return (
    <header className="grid gap-2">
      <Link
        to={paths(useLang()).reservations({ side })}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-soft hover:text-ink print:hidden"
      >
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('backToList')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-bold">{t('number', { number: ltrText(id) })}</h1>
        <StateChip state={state} />
      </div>
      <StateNote reservation={reservation} />
    </header>
  );
}
