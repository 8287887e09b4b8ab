import type { AdDetails } from '@diyar/contract/finding/ads';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leaveEntry } from '../../../ui/leave-entry.ts';
import { useMedia } from '../../../ui/use-media.ts';
import type { StayChoice } from '../stay/stay-choice.ts';
import { StayLength } from '../stay/stay-length.tsx';
import { CalendarLegend, StayLengths } from './calendar-notes.tsx';
import { StayDays } from './stay-days.tsx';
import type { useUnitCalendar } from './use-unit-calendar.ts';

interface CalendarDialogProps {
  ad: AdDetails;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  loaded: ReturnType<typeof useUnitCalendar>;
  onClose: () => void;
}

const TITLES = { 1: 'dayTitle', 2: 'nightsTitle', 3: 'startTitle', 4: 'startTitle' } as const;

/**
 * Choosing dates over the page, which has them once it is closed. A day alone closes it; a range stays to be looked at, and half of
 * one does not close.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { ad } = props;
  const t = useTranslations();
  const [choice, setChoice] = useState(props.choice);
  const [half, setHalf] = useState<string>();
  /** Leaves its entry first: what is chosen stands in the page's address. */
  const close = async (chosen = choice) => {
    await leaveEntry();
    if (chosen !== props.choice) props.onChange(chosen);
    props.onClose();
  };
  const isWide = useMedia('(min-width: 48rem)', false);
  const clear = () => {
    setHalf(undefined);
    setChoice({ ...choice, start: '', end: '' });
  };
  const next = half === undefined ? undefined : t('booking.when.chooseDeparture');
  return (
    <Dialog
      isOpen
      onClose={() => void close()}
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
            <Button onClick={() => void close()} disabledReason={next}>
              {t('common.done')}
            </Button>
          </span>
        </div>
      }
    >
      <StayDays
        {...props}
        choice={choice}
        onChange={setChoice}
        half={half}
        onHalf={setHalf}
        onDay={(day) => void close(day)}
        months={isWide && choice.period === 2 ? 2 : 1}
      />
      {choice.period === 2 ? <StayLengths ad={ad} /> : null}
      <CalendarLegend />
    </Dialog>
  );
}
