import type { AdDetails } from '@diyar/contract/ads';
import type { Rule } from '@diyar/contract/errors';
import { Suspense, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useTranslations } from '../../../i18n/translations.ts';
import { late } from '../../../rendering/late.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dateOf, type StayChoice, withStartDate } from '../stay/stay-choice.ts';
import { StayLength, useLengthText } from '../stay/stay-length.tsx';
import { HOURS_MARK, PARTIAL_MARK } from './day-marks.ts';
import { lengthRefusal } from './free-days.ts';
import { OwnBooking } from './own-booking.tsx';
import { ownStayOn } from './own-stay.ts';
import { useOwnStays } from './use-own-stays.ts';
import type { useUnitCalendar } from './use-unit-calendar.ts';
import { withinLengths } from './within-lengths.ts';

const NightsCalendar = late(async () => (await import('./stay-calendar.tsx')).NightsCalendar);
const OneDayCalendar = late(async () => (await import('./stay-calendar.tsx')).OneDayCalendar);

interface CalendarDialogProps {
  ad: AdDetails;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  loaded: ReturnType<typeof useUnitCalendar>;
  onClose: () => void;
}

const TITLES = { 1: 'dayTitle', 2: 'nightsTitle', 3: 'startTitle', 4: 'startTitle' } as const;

/** Choosing dates over the page. A day alone closes it; a range stays to be looked at, and half of one does not close. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { ad, choice, onChange, onClose } = props;
  const t = useTranslations();
  const [half, setHalf] = useState<string>();
  const clear = () => {
    setHalf(undefined);
    onChange({ ...choice, start: '', end: '' });
  };
  const next = half === undefined ? undefined : t('booking.when.chooseDeparture');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`booking.when.${TITLES[choice.period]}`)}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button kind="quiet" onClick={clear}>
            {t('booking.when.clear')}
          </Button>
          <span className="flex items-center gap-4">
            <span className="text-sm text-soft" role="status">
              {next ?? (choice.period === 2 && choice.end !== '' ? <StayLength stay={choice} /> : null)}
            </span>
            <Button onClick={onClose} disabledReason={next}>
              {t('common.done')}
            </Button>
          </span>
        </div>
      }
    >
      <Days {...props} half={half} onHalf={setHalf} />
      {choice.period === 2 ? <Lengths ad={ad} /> : null}
      <Legend />
    </Dialog>
  );
}

interface DaysProps extends CalendarDialogProps {
  half: string | undefined;
  onHalf: (arrival: string | undefined) => void;
}

function Days({ ad, choice, onChange, loaded, onClose, half, onHalf }: DaysProps) {
  const t = useTranslations();
  const { calendar, error, reload } = loaded;
  const stays = useOwnStays();
  const [own, setOwn] = useState<string>();
  const refuse = (rule: Rule, date?: string) => {
    const mine = date === undefined ? undefined : ownStayOn(stays, ad.unit_id, date)?.id;
    setOwn(mine);
    if (mine === undefined) toast.error(t(`rules.${rule}`), { id: 'stay_refused' });
  };
  if (calendar === undefined) {
    return error === undefined ? <Skeleton className="h-80" /> : <Unreached text={error} retry={reload} />;
  }
  const shared = { calendar, period: choice.period, onRefused: refuse };
  const takeDay = (date: string) => {
    onChange(withinLengths(withStartDate(choice, date), ad.policy));
    onClose();
  };
  const takeNights = (start: string, end: string) => {
    const rule = start === end ? 'zero_length' : lengthRefusal(ad.policy, start, end);
    if (rule !== undefined) refuse(rule);
    onHalf(undefined);
    onChange(start === end ? { ...choice, start: '', end: '' } : { ...choice, start, end });
  };
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
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

/** How long a stay may be, said before a departure is refused. */
function Lengths({ ad }: { ad: AdDetails }) {
  const t = useTranslations('booking.when');
  const lengthText = useLengthText();
  const { min_nights: min, max_nights: max } = ad.policy;
  const lines = [
    ...(min > 1 ? [t('shortest', { length: lengthText(2, min) })] : []),
    t('longest', { length: lengthText(2, max) }),
  ];
  return <p className="mt-4 text-center text-sm text-soft">{lines.join(' · ')}</p>;
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

function Legend() {
  const t = useTranslations('booking.when');
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-soft">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-faint line-through">
          12
        </span>
        {t('legendTaken')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-ink opacity-35">
          12
        </span>
        {t('legendBeyond')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={PARTIAL_MARK} />
        {t('legendPartial')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={HOURS_MARK} />
        {t('legendHours')}
      </li>
    </ul>
  );
}
