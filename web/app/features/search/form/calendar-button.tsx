import { Suspense, useState } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LateDatesDialog } from './late-dates-dialog.ts';

interface CalendarButtonProps {
  from: string;
  to: string;
  /** Empty texts: any time. */
  onPick: (dates: { from: string; to: string }) => void;
}

/** Opens the calendar that fills both dates at once. */
export function CalendarButton({ from, to, onPick }: CalendarButtonProps) {
  const t = useTranslations('filters');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="calendar" className="size-4" />
        {t('fromCalendar')}
      </Button>
      {isOpen ? (
        <Suspense>
          <LateDatesDialog
            from={from}
            to={to}
            onPick={(dates) => onPick(dates ?? { from: '', to: '' })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
