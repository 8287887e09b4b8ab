import type { Reservation } from '@diyar/contract/booking/reservations';
import { useTranslations } from '../../i18n/translations.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { useServerInstant } from './server-clock.ts';

/** How long a reservation is still held, in a sentence for its guest or its host; by the server's clock. */
export function HoldLeft(props: { until: string; side: Reservation['side']; onEnd: () => void }) {
  const t = useTranslations('reservations');
  const until = useServerInstant(props.until);
  return (
    <p className="text-warning">
      <Countdown until={until} onEnd={props.onEnd}>
        {(clock) => t.rich(props.side === 'host' ? 'guestPays' : 'payBefore', { clock: () => clock })}
      </Countdown>
    </p>
  );
}
