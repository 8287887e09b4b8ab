import type { Rule } from '@diyar/contract/call/errors';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dateOf, type StayChoice, withStartDate } from '../stay/stay-choice.ts';
import { useLengthText } from '../stay/stay-length.tsx';
import { lengthRefusal } from './free-days.ts';
import { OwnBooking } from './own-booking.tsx';
import { ownStayOn } from './own-stay.ts';
import { useOwnStays } from './use-own-stays.ts';
import type { LimitedUnit, LoadedCalendar } from './use-unit-calendar.ts';
import { withinLengths } from './within-lengths.ts';

const NightsCalendar = late(async () => (await import('./stay-calendar.tsx')).NightsCalendar);
const OneDayCalendar = late(async () => (await import('./stay-calendar.tsx')).OneDayCalendar);

interface StayDaysProps {
  ad: LimitedUnit;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  loaded: LoadedCalendar;
  /** The arrival that waits for its departure. */
  half: string | undefined;
  onHalf: (arrival: string | undefined) => void;
  /** A single day was taken, which is all there is to choose. */
  onDay?: (choice: StayChoice) => void;
  months: 1 | 2;
  /** Fills the width that is there. */
  isRoomy?: boolean;
  /** The number of a booking that is changed: its own days are free to it. */
  except?: string;
}

/** The days of a unit's calendar; one that cannot be had says why, and one's own booking where it is. */
export function StayDays(props: StayDaysProps) {
  const { ad, choice, onChange, half, onHalf, isRoomy = false } = props;
  const t = useTranslations();
  const { calendar, error, reload } = props.loaded;
  const lengthText = useLengthText();
  const { own, setOwn, refuse } = useRefusal(ad.unit_id, props.except);
  const waiting = <Skeleton className={isRoomy ? 'h-115' : 'h-80'} />;
  if (calendar === undefined)
    return error === undefined ? waiting : <Unreached text={error} retry={reload} />;
  const shared = { calendar, period: choice.period, months: props.months, isRoomy, onRefused: refuse };
  const takeDay = (date: string) => {
    const taken = withinLengths(withStartDate(choice, date), ad.policy);
    onChange(taken);
    props.onDay?.(taken);
  };
  const takeNights = (start: string, end: string) => {
    if (start !== end && lengthRefusal(ad.policy, start, end) === 'stay_too_short') {
      // The arrival stays, and waits for another departure.
      const length = lengthText(2, ad.policy.min_nights);
      setOwn(undefined);
      toast.error(t('booking.when.shortest', { length }), { id: 'stay_refused' });
      return;
    }
    if (start === end) refuse('zero_length');
    onHalf(undefined);
    onChange(start === end ? { ...choice, start: '', end: '' } : { ...choice, start, end });
  };
  return (
    <Suspense fallback={waiting}>
      {choice.period === 2 ? (
        <NightsCalendar
          {...shared}
          start={choice.start}
          end={choice.end}
          policy={ad.policy}
          half={half}
          onHalf={onHalf}
          onChange={takeNights}
        />
      ) : (
        <OneDayCalendar {...shared} value={dateOf(choice.start)} onChange={takeDay} />
      )}
      {own === undefined ? null : <OwnBooking id={own} />}
    </Suspense>
  );
}

/** Says why a day cannot be had; of a day that is one's own, the number of that booking. */
function useRefusal(unitId: string, except: string | undefined) {
  const t = useTranslations();
  const stays = useOwnStays(except);
  const [own, setOwn] = useState<string>();
  const refuse = (rule: Rule, date?: string) => {
    const mine = date === undefined ? undefined : ownStayOn(stays, unitId, date)?.id;
    setOwn(mine);
    if (mine === undefined) toast.error(t(`rules.${rule}`), { id: 'stay_refused' });
  };
  return { own, setOwn, refuse };
}

function Unreached(props: { text: string; retry: () => void }) {
  const t = useTranslations('common');
  return (
    <div className="grid min-h-60 place-content-center justify-items-center gap-4 text-center">
      <p role="alert">{props.text}</p>
      <Button kind="secondary" onClick={props.retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
