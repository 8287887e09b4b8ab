import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { clockText, useSecondsLeft } from '../../ui/countdown.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useServerInstant } from '../reservations/server-clock.ts';

/** From here on the clock is shown as urgent, and said more softly: seconds. */
const HURRY = 120;
/** From here on it is told in hours: seconds. */
const IN_HOURS = 7200;

/** How long the dates are still held, ticking for the eye and told once a minute or an hour to the ear. */
export function HoldCountdown(props: { until: string; onEnd: () => void }) {
  const t = useTranslations('payment');
  const seconds = useSecondsLeft(useServerInstant(props.until));
  const { onEnd } = props;
  const ended = seconds === 0;
  const end = useEffectEvent(() => onEnd());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const hurried = seconds !== null && seconds <= HURRY;
  return (
    <div
      className={`flex items-center gap-3 rounded-base px-4 py-3 ${hurried ? 'bg-warning-soft text-warning' : 'bg-primary-soft text-primary'}`}
    >
      <Icon name="clock" />
      <p aria-hidden="true" className="text-ink">
        {t.rich('holdFor', {
          clock: () => (
            <bdi dir="ltr" className="tabular inline-block min-w-[5ch] text-lg font-bold">
              {seconds === null ? '--:--' : clockText(seconds)}
            </bdi>
          ),
        })}
      </p>
      <p role="timer" aria-live="polite" className="sr-only">
        {seconds === null
          ? null
          : seconds < IN_HOURS
            ? t('holdLeft', { minutes: Math.floor(seconds / 60) })
            : t('holdLeftHours', { hours: Math.floor(seconds / 3600) })}
      </p>
    </div>
  );
}
