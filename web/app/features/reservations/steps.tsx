import type { Reservation } from '@diyar/contract/booking/reservations';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, type ButtonKind } from '../../ui/button.tsx';
import { type Offered, offeredSteps, type StepEvent } from './offered-steps.ts';

const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

const KIND: Record<StepEvent, ButtonKind> = {
  accept: 'primary',
  change_accept: 'primary',
  change_decline: 'danger',
  change_withdraw: 'secondary',
  give_time: 'secondary',
  give_back: 'secondary',
  leave: 'secondary',
  cancel: 'quiet',
  withdraw: 'quiet',
  guest_cancel: 'quiet',
  decline: 'danger',
  host_cancel: 'quiet',
  no_show: 'danger',
};

/** A button for each step that the API offers now; each says what it does and costs before it is taken. */
export function Steps({ reservation, refetch }: { reservation: Reservation; refetch: () => void }) {
  const t = useTranslations('bookingLife.buttons');
  const [chosen, choose] = useState<Offered>();
  const steps = offeredSteps(reservation);
  return (
    <>
      {steps.map((step) => (
        <Button key={step.event} kind={KIND[step.event]} onClick={() => choose(step)}>
          {t(step.event)}
        </Button>
      ))}
      {chosen === undefined ? null : (
        <Suspense>
          <StepDialog
            // What the step gives back now, not when it was pressed.
            step={steps.find(({ event }) => event === chosen.event) ?? chosen}
            reservation={reservation}
            onClose={() => choose(undefined)}
            onChanged={refetch}
          />
        </Suspense>
      )}
    </>
  );
}
