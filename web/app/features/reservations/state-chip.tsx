import type { ReservationState } from '@diyar/contract/booking/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon.tsx';

const LOOK: Record<ReservationState, [Tone, IconName]> = {
  pending: ['warning', 'clock'],
  processing: ['info', 'clock'],
  waiting_for_approval: ['info', 'clock'],
  active: ['primary', 'check'],
  finished: ['neutral', 'check'],
  canceled: ['neutral', 'close'],
  lapsed: ['neutral', 'close'],
};

/** A reservation's state in a word. */
export function StateChip({ state }: { state: ReservationState }) {
  const t = useTranslations('reservations.states');
  const [tone, icon] = LOOK[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
