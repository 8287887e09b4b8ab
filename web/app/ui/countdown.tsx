import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** Whole seconds from `now` until an instant of the wire; 0 once it has passed. */
export function secondsUntil(until: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
}

/** Seconds as "14:05", or "23:59:59" from an hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}

/** Seconds left, counted by the clock and not by ticks: a sleeping tab wakes up right. Null until the browser looks. */
export function useSecondsLeft(until: string): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(until, new Date()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

/**
 * Time left until `until` (ISO), ticking. `children` wraps the clock in a sentence. Screen readers hear it only on
 * asking: a clock that speaks every second helps nobody. `onEnd` is called once, when it reaches zero.
 */
export function Countdown(props: {
  until: string;
  onEnd?: () => void;
  children?: (clock: ReactNode) => ReactNode;
}) {
  const seconds = useSecondsLeft(props.until);
  const ended = seconds === 0;
  const { onEnd } = props;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const clock = (
    <bdi dir="ltr" role="timer" className="tabular inline-block min-w-[5ch] font-bold">
      {seconds === null ? '--:--' : clockText(seconds)}
    </bdi>
  );
  return props.children === undefined ? clock : props.children(clock);
}
