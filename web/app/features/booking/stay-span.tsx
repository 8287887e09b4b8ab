import { Icon } from '../../ui/icon.tsx';
import { dateOf, type StayChoice, timeOf } from './stay-choice.ts';

/** From when to when in one line, read in the direction of the page: two dates, or a day and its hours. */
export function StaySpan({ stay }: { stay: Pick<StayChoice, 'period' | 'start' | 'end'> }) {
  if (stay.period === 1) {
    return (
      <bdi dir="ltr" className="tabular font-medium">
        {timeOf(stay.start)}–{timeOf(stay.end)} {dateOf(stay.start)}
      </bdi>
    );
  }
  return (
    <span className="tabular inline-flex flex-wrap items-center gap-x-1.5 font-medium">
      <bdi dir="ltr">{dateOf(stay.start)}</bdi>
      <Icon name="arrow" className="size-3.5 text-faint" />
      <bdi dir="ltr">{dateOf(stay.end)}</bdi>
    </span>
  );
}
