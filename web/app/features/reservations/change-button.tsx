import type { Reservation } from '@diyar/contract/booking/reservations';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));

/** Opens the change of a booking, where the API says that it can be changed now. */
export function ChangeButton({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('bookingChange');
  const [isOpen, setOpen] = useState(false);
  if (!reservation.abilities.change) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ChangeDialog reservation={reservation} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
